/// Which commands are there? All of them, by name.
@NullMarked
package dev.cockpit.app.palette;

import org.jspecify.annotations.NullMarked;
