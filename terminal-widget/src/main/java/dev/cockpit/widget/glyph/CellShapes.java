package dev.cockpit.widget.glyph;

import java.util.Locale;

/// The characters that have to fill their cell exactly: box drawing, block elements, braille,
/// Powerline, legacy computing symbols and the media symbols that agents use as bullets. What a legacy
/// symbol looks like is read from its Unicode name, which describes it.
final class CellShapes {
    /// The quarters of U+2596 to U+259F: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
    private static final int[] QUADRANTS = {4, 8, 1, 13, 9, 7, 11, 2, 6, 14};

    private CellShapes() {}

    /// Whether the code point is drawn as geometry rather than from a font.
    static boolean covers(int codePoint) {
        return BoxLines.covers(codePoint)
                || isIn(codePoint, 0x2580, 0x259f)
                || isIn(codePoint, 0x2800, 0x28ff)
                || isIn(codePoint, 0x23f4, 0x23fa)
                || codePoint == 0x23bf
                || isIn(codePoint, 0xe0b0, 0xe0bf)
                || LegacyShapes.covers(codePoint);
    }

    private static boolean isIn(int codePoint, int first, int last) {
        return codePoint >= first && codePoint <= last;
    }

    /// The coverage of a cell of this size. `line` is the thickness of a thin line in pixels.
    static Coverage draw(int codePoint, int width, int height, int line) {
        Coverage out = new Coverage(width, height);
        if (BoxLines.covers(codePoint)) {
            BoxLines.draw(codePoint, out, line);
        } else if (isIn(codePoint, 0x2580, 0x259f)) {
            block(codePoint, out);
        } else if (isIn(codePoint, 0x2800, 0x28ff)) {
            braille(codePoint & 0xff, out);
        } else if (isIn(codePoint, 0xe0b0, 0xe0bf)) {
            Powerline.draw(codePoint, out, line);
        } else if (codePoint == 0x23bf) {
            bracketCorner(out, line);
        } else if (isIn(codePoint, 0x23f4, 0x23fa)) {
            media(codePoint, out);
        } else {
            LegacyShapes.draw(
                    codePoint, out, String.valueOf(Character.getName(codePoint)).toUpperCase(Locale.ROOT));
        }
        return out;
    }

    /// ⎿, which agents use to hang a result under its call: a line from the top, turning right.
    private static void bracketCorner(Coverage out, int line) {
        int x = (out.width - line) / 2;
        int bottom = out.height * 3 / 4;
        out.rect(x, 0, x + line, bottom);
        out.rect(x, bottom - line, out.width, bottom);
    }

    private static void block(int codePoint, Coverage out) {
        int w = out.width;
        int h = out.height;
        int index = codePoint - 0x2580;
        if (index == 0) {
            out.rect(0, 0, w, half(h));
        } else if (index <= 8) {
            out.rect(0, h - part(h, index), w, h);
        } else if (index <= 0x0f) {
            out.rect(0, 0, part(w, 0x10 - index), h);
        } else if (index == 0x10) {
            out.rect(half(w), 0, w, h);
        } else if (index <= 0x13) {
            out.shade((index - 0x10) / 4.0);
        } else if (index == 0x14) {
            out.rect(0, 0, w, part(h, 1));
        } else if (index == 0x15) {
            out.rect(w - part(w, 1), 0, w, h);
        } else {
            quadrants(QUADRANTS[index - 0x16], out);
        }
    }

    static void quadrants(int bits, Coverage out) {
        int x = half(out.width);
        int y = half(out.height);
        for (int i = 0; i < 4; i++) {
            if ((bits >> i & 1) != 0) {
                boolean right = (i & 1) != 0;
                boolean low = i >= 2;
                out.rect(right ? x : 0, low ? y : 0, right ? out.width : x, low ? out.height : y);
            }
        }
    }

    private static int half(int length) {
        return (length + 1) / 2;
    }

    private static int part(int length, int eighths) {
        return Math.max(1, Math.round(length * eighths / 8f));
    }

    private static void braille(int dots, Coverage out) {
        double stepX = out.width / 2.0;
        double stepY = out.height / 4.0;
        double radius = Math.max(0.7, Math.min(stepX, stepY) * 0.32);
        int[] bit = {0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80};
        for (int i = 0; i < 8; i++) {
            if ((dots & bit[i]) != 0) {
                int row = i / 2;
                double x = stepX * (i % 2 + 0.5);
                double y = stepY * (row + 0.5);
                out.add((px, py) -> Math.hypot(px - x, py - y) <= radius);
            }
        }
    }

    private static void media(int codePoint, Coverage out) {
        double cx = out.width / 2.0;
        double cy = out.height / 2.0;
        double r = Math.min(out.width * 0.46, out.height * 0.3);
        out.add(
                switch (codePoint) {
                    case 0x23f4 -> (x, y) -> Math.abs(y - cy) <= (x - cx + r) / 2 * 1.15 && x <= cx + r;
                    case 0x23f5 -> (x, y) -> Math.abs(y - cy) <= (cx + r - x) / 2 * 1.15 && x >= cx - r;
                    case 0x23f6 -> (x, y) -> Math.abs(x - cx) <= (y - cy + r) / 2 * 1.15 && y <= cy + r;
                    case 0x23f7 -> (x, y) -> Math.abs(x - cx) <= (cy + r - y) / 2 * 1.15 && y >= cy - r;
                    case 0x23f8 ->
                        (x, y) -> Math.abs(y - cy) <= r && Math.abs(x - cx) <= r && Math.abs(x - cx) >= r * 0.35;
                    case 0x23f9 -> (x, y) -> Math.abs(y - cy) <= r && Math.abs(x - cx) <= r;
                    default -> (x, y) -> Math.hypot(x - cx, y - cy) <= r;
                });
    }
}
