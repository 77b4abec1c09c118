/// How many cells does this text take? Widths and grapheme clusters from Unicode data, and the old
/// character sets.
@NullMarked
package dev.cockpit.screen.unicode;

import org.jspecify.annotations.NullMarked;
