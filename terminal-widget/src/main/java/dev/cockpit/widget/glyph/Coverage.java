package dev.cockpit.widget.glyph;

import java.util.Arrays;

/// How much of each pixel of a cell a shape covers: 0 nothing, 255 all. Row by row, top down. Not safe
/// for several threads while it is being drawn.
final class Coverage {
    private static final int SAMPLES = 8;

    final int width;
    final int height;
    final byte[] alpha;

    Coverage(int width, int height) {
        this.width = width;
        this.height = height;
        this.alpha = new byte[width * height];
    }

    /// Whether a point, in pixels from the top left corner, belongs to a shape.
    @FunctionalInterface
    interface Shape {
        boolean contains(double x, double y);
    }

    /// Covers whole pixels. The far edges are excluded and cut at the cell.
    void rect(int left, int top, int right, int bottom) {
        int from = Math.max(0, left);
        int to = Math.min(width, right);
        for (int y = Math.max(0, top); y < Math.min(height, bottom) && from < to; y++) {
            Arrays.fill(alpha, y * width + from, y * width + to, (byte) 255);
        }
    }

    /// Covers every pixel of the cell evenly.
    void shade(double part) {
        Arrays.fill(alpha, (byte) Math.round(255 * part));
    }

    /// Adds a shape, antialiased by sampling.
    void add(Shape shape) {
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                alpha[at] = (byte) Math.max(alpha[at] & 0xff, sample(shape, x, y));
            }
        }
    }

    private static int sample(Shape shape, int x, int y) {
        int hits = 0;
        for (int row = 0; row < SAMPLES; row++) {
            for (int column = 0; column < SAMPLES; column++) {
                if (shape.contains(x + (column + 0.5) / SAMPLES, y + (row + 0.5) / SAMPLES)) {
                    hits++;
                }
            }
        }
        return hits * 255 / (SAMPLES * SAMPLES);
    }
}
