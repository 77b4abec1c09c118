/// The window. {@code House} is the composition root.
@NullMarked
package dev.cockpit.app;

import org.jspecify.annotations.NullMarked;
