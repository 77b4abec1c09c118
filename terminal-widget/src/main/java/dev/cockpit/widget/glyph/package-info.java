/// What does one cluster of text look like in a cell? Masks and pictures of glyphs, made once and kept;
/// boxes, blocks and other characters that have to meet their neighbours are drawn as geometry.
@NullMarked
package dev.cockpit.widget.glyph;

import org.jspecify.annotations.NullMarked;
