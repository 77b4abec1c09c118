/// Which control function do these bytes spell? A parser of the bytes a child prints: knows no screen, no
/// state but its own.
@NullMarked
package dev.cockpit.screen.vt;

import org.jspecify.annotations.NullMarked;
