package dev.cockpit.widget.glyph;

/// What one cluster looks like, in device pixels relative to the top left corner of its first cell.
public sealed interface Glyph {
    /// Nothing to draw: white space, or a glyph that is still being made.
    record Blank() implements Glyph {}

    /// A shape to be filled with the text colour.
    ///
    /// @param x left edge; negative where the shape leans out of its cell
    /// @param y top edge
    /// @param width in pixels
    /// @param height in pixels
    /// @param alpha coverage row by row, 0 to 255; not to be changed
    @SuppressWarnings("ArrayRecordComponent")
    record Mask(int x, int y, int width, int height, byte[] alpha) implements Glyph {}

    /// A picture with colours of its own.
    ///
    /// @param x left edge
    /// @param y top edge
    /// @param width in pixels
    /// @param height in pixels
    /// @param argb premultiplied, row by row; not to be changed
    @SuppressWarnings("ArrayRecordComponent")
    record Picture(int x, int y, int width, int height, int[] argb) implements Glyph {}
}
