/// What does the window look like? Theme, kinds, words and icons, the same everywhere.
@NullMarked
package dev.cockpit.app.look;

import org.jspecify.annotations.NullMarked;
