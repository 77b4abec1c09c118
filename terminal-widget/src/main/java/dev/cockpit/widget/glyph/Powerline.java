package dev.cockpit.widget.glyph;

/// The separators U+E0B0 to U+E0BF that prompts put between their parts: filled or as a line, to the
/// cell's very edge.
final class Powerline {
    private Powerline() {}

    static void draw(int codePoint, Coverage out, int line) {
        double w = out.width;
        double h = out.height;
        int index = codePoint - 0xe0b0;
        boolean filled = index % 2 == 0;
        if (index < 4) {
            boolean pointsRight = index < 2;
            Coverage.Shape triangle = (x, y) -> Math.abs(y - h / 2) / (h / 2) <= 1 - (pointsRight ? x : w - x) / w;
            out.add(filled ? triangle : outline(triangle, pointsRight ? -line : line, 0));
        } else if (index < 8) {
            boolean bulgesRight = index < 6;
            Coverage.Shape circle = (x, y) -> Math.hypot((bulgesRight ? x : w - x) / w, (y - h / 2) / (h / 2)) <= 1;
            out.add(filled ? circle : outline(circle, bulgesRight ? -line : line, 0));
        } else {
            corner(index - 8, filled, out, line);
        }
    }

    private static void corner(int index, boolean filled, Coverage out, int line) {
        double w = out.width;
        double h = out.height;
        boolean rising = index == 2 || index == 3 || index == 4 || index == 5;
        if (!filled) {
            double reach = line / 2.0 * Math.hypot(w, h);
            out.add((x, y) -> Math.abs((rising ? w - x : x) * h - y * w) <= reach);
            return;
        }
        out.add(
                switch (index) {
                    case 0 -> (x, y) -> y / h >= x / w;
                    case 2 -> (x, y) -> y / h >= 1 - x / w;
                    case 4 -> (x, y) -> y / h <= 1 - x / w;
                    default -> (x, y) -> y / h <= x / w;
                });
    }

    /// The rim of a shape: what lies in it and not in the same shape moved by the line's thickness.
    private static Coverage.Shape outline(Coverage.Shape shape, double dx, double dy) {
        return (x, y) -> shape.contains(x, y) && !shape.contains(x - dx * 1.4, y - dy);
    }
}
