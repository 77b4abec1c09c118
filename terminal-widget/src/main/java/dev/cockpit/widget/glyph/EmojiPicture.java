package dev.cockpit.widget.glyph;

import java.io.ByteArrayInputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/// Turns a colour font's PNG into pixels that fit a cluster's cells.
final class EmojiPicture {
    private EmojiPicture() {}

    /// Decodes and scales, centred in the cells; blank when the PNG is broken.
    static Glyph decode(byte[] png, CellMetrics metrics, int cells) {
        int boxWidth = metrics.cellWidth() * cells;
        int boxHeight = metrics.cellHeight();
        Image image = new Image(new ByteArrayInputStream(png), boxWidth, boxHeight, true, true);
        if (image.isError() || image.getWidth() < 1 || image.getHeight() < 1) {
            return GlyphCache.blank();
        }
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), argb, 0, width);
        return new Glyph.Picture((boxWidth - width) / 2, (boxHeight - height) / 2, width, height, argb);
    }
}
