/// What does it look like now? Our terminal engine: bytes in, a grid of cells, modes, answers and a Picture
/// out. No dependency but the JDK, no thread of its own.
@NullMarked
package dev.cockpit.screen;

import org.jspecify.annotations.NullMarked;
