/// Which installed font has a character, and what does its colour bitmap look like? Reads font files
/// (OpenType 1.9); knows nothing of JavaFX.
@NullMarked
package dev.cockpit.widget.font;

import org.jspecify.annotations.NullMarked;
