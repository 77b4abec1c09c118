package dev.cockpit.widget.paint;

import dev.cockpit.widget.glyph.Glyph;
import java.util.Arrays;

/// A rectangle of opaque ARGB pixels and the few ways to draw on it. Everything is cut at its edges.
final class Pixels {
    private static final int OPAQUE = 0xff000000;

    final int width;
    final int height;
    final int[] argb;

    /// Draws on an array of `width * height` pixels, row by row.
    Pixels(int width, int height, int[] argb) {
        this.width = width;
        this.height = height;
        this.argb = argb;
    }

    /// Fills a rectangle with 0xRRGGBB; the far edges are excluded.
    void fill(int left, int top, int right, int bottom, int rgb) {
        int from = Math.max(0, left);
        int to = Math.min(width, right);
        if (from < to) {
            for (int y = Math.max(0, top); y < Math.min(height, bottom); y++) {
                Arrays.fill(argb, y * width + from, y * width + to, OPAQUE | rgb);
            }
        }
    }

    /// Draws the rim of a rectangle, `line` thick, inside it.
    void frame(int left, int right, int line, int rgb) {
        fill(left, 0, right, line, rgb);
        fill(left, height - line, right, height, rgb);
        fill(left, 0, left + line, height, rgb);
        fill(right - line, 0, right, height, rgb);
    }

    /// Mixes one pixel with a colour; `alpha` 0 to 255.
    void blend(int x, int y, int rgb, int alpha) {
        if (x >= 0 && x < width && y >= 0 && y < height) {
            int at = y * width + x;
            argb[at] = mix(argb[at], rgb, alpha);
        }
    }

    /// Draws a glyph at a cell's left edge in a colour.
    void glyph(Glyph glyph, int x, int rgb) {
        switch (glyph) {
            case Glyph.Blank blank -> {}
            case Glyph.Mask mask -> mask(mask, x + mask.x(), mask.y(), rgb);
            case Glyph.Picture picture -> picture(picture, x + picture.x(), picture.y());
        }
    }

    private void mask(Glyph.Mask mask, int left, int top, int rgb) {
        int from = Math.max(0, -left);
        int to = Math.min(mask.width(), width - left);
        int last = Math.min(mask.height(), height - top);
        byte[] alpha = mask.alpha();
        int colour = OPAQUE | rgb;
        for (int y = Math.max(0, -top); y < last; y++) {
            int source = y * mask.width() + from;
            int target = (top + y) * width + left + from;
            for (int x = from; x < to; x++, source++, target++) {
                int a = alpha[source] & 0xff;
                if (a == 0xff) {
                    argb[target] = colour;
                } else if (a != 0) {
                    argb[target] = mix(argb[target], rgb, a);
                }
            }
        }
    }

    private void picture(Glyph.Picture picture, int left, int top) {
        int last = Math.min(picture.height(), height - top);
        for (int y = Math.max(0, -top); y < last; y++) {
            for (int x = Math.max(0, -left); x < Math.min(picture.width(), width - left); x++) {
                int source = picture.argb()[y * picture.width() + x];
                int at = (top + y) * width + left + x;
                argb[at] = over(source, argb[at]);
            }
        }
    }

    /// Red and blue in one multiplication, green in another; exact to one step of 255.
    private static int mix(int ground, int rgb, int alpha) {
        int part = alpha + (alpha >> 7);
        int groundRb = ground & 0xff00ff;
        int groundG = ground & 0x00ff00;
        int rb = groundRb + ((((rgb & 0xff00ff) - groundRb) * part) >> 8);
        int g = groundG + ((((rgb & 0x00ff00) - groundG) * part) >> 8);
        return OPAQUE | (rb & 0xff00ff) | (g & 0x00ff00);
    }

    private static int over(int source, int ground) {
        int rest = 255 - (source >>> 24);
        int red = (source >> 16 & 0xff) + (ground >> 16 & 0xff) * rest / 255;
        int green = (source >> 8 & 0xff) + (ground >> 8 & 0xff) * rest / 255;
        int blue = (source & 0xff) + (ground & 0xff) * rest / 255;
        return OPAQUE | Math.min(255, red) << 16 | Math.min(255, green) << 8 | Math.min(255, blue);
    }
}
