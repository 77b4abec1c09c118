package dev.cockpit.widget.paint;

import dev.cockpit.widget.glyph.CellMetrics;

/// Underlines, strike and overline of one cell. Patterns follow the pixel's place in the row, so they
/// run on from cell to cell without a seam.
final class Lines {
    private static final int DOUBLE = 2;
    private static final int CURLY = 3;
    private static final int DOTTED = 4;
    private static final int DASHED = 5;

    private final CellMetrics metrics;

    Lines(CellMetrics metrics) {
        this.metrics = metrics;
    }

    /// Draws an underline from one pixel to before another.
    ///
    /// @param shape as SGR 4 counts them: 1 single, 2 double, 3 curly, 4 dotted, 5 dashed
    void underline(Pixels out, int shape, int from, int to, int rgb) {
        int line = metrics.line();
        int top = Math.min(metrics.cellHeight() - line, metrics.baseline() + Math.max(1, line));
        switch (shape) {
            case DOUBLE -> {
                int second = Math.min(metrics.cellHeight() - line, top + 2 * line);
                out.fill(from, second - 2 * line, to, second - line, rgb);
                out.fill(from, second, to, second + line, rgb);
            }
            case CURLY -> curl(out, from, to, rgb);
            case DOTTED -> pattern(out, from, to, top, 2 * line, line, rgb);
            case DASHED -> {
                int period = Math.max(4, metrics.cellWidth() / 2);
                pattern(out, from, to, top, period, Math.max(2, period * 5 / 8), rgb);
            }
            default -> out.fill(from, top, to, top + line, rgb);
        }
    }

    void strike(Pixels out, int from, int to, int rgb) {
        int middle = metrics.baseline() - (int) Math.round(metrics.fontPixels() * 0.28);
        out.fill(from, middle, to, middle + metrics.line(), rgb);
    }

    void overline(Pixels out, int from, int to, int rgb) {
        out.fill(from, 0, to, metrics.line(), rgb);
    }

    private void pattern(Pixels out, int from, int to, int top, int period, int on, int rgb) {
        for (int x = from; x < to; x++) {
            if (x % period < on) {
                out.fill(x, top, x + 1, top + metrics.line(), rgb);
            }
        }
    }

    /// A wave of one cell's length, antialiased above and below.
    private void curl(Pixels out, int from, int to, int rgb) {
        double room = metrics.cellHeight() - metrics.baseline();
        double thickness = Math.max(1, metrics.line());
        double swing = Math.max(1, Math.min(metrics.line() * 1.5, (room - thickness) / 2));
        double middle = metrics.cellHeight() - swing - thickness / 2;
        for (int x = from; x < to; x++) {
            double y = middle + swing * Math.sin((x + 0.5) * 2 * Math.PI / metrics.cellWidth());
            double top = y - thickness / 2;
            double bottom = y + thickness / 2;
            for (int row = (int) Math.floor(top); row < bottom; row++) {
                double covered = Math.min(bottom, row + 1) - Math.max(top, row);
                out.blend(x, row, rgb, (int) Math.round(255 * covered));
            }
        }
    }
}
