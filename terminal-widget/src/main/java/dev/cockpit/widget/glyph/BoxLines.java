package dev.cockpit.widget.glyph;

/// Box drawing, U+2500 to U+257F, on the pixel grid: lines reach the edges of the cell, so they join
/// without a gap at every size.
final class BoxLines {
    private static final int FIRST = 0x2500;
    private static final int LAST = 0x257f;
    private static final int NONE = 0;
    private static final int HEAVY = 2;
    private static final int DOUBLE = 3;

    /// The arms up, right, down, left of each character: 0 none, 1 light, 2 heavy, 3 double. Dots: not
    /// made of arms.
    private static final String ARMS = """
            0101 0202 1010 2020 .... .... .... .... .... .... .... .... 0110 0210 0120 0220
            0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120
            2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212
            0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212
            2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 .... .... .... ....
            0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130
            3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 .... .... ....
            .... .... .... .... 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
            """.replaceAll("\\s", "");

    private final Coverage out;
    private final int light;
    private final int heavy;

    private BoxLines(Coverage out, int light) {
        this.out = out;
        this.light = light;
        this.heavy = light * 2;
    }

    static boolean covers(int codePoint) {
        return codePoint >= FIRST && codePoint <= LAST;
    }

    /// Draws one of the characters. `light` is the thickness of a thin line in pixels.
    static void draw(int codePoint, Coverage out, int light) {
        BoxLines lines = new BoxLines(out, light);
        String arms = ARMS.substring(4 * (codePoint - FIRST), 4 * (codePoint - FIRST) + 4);
        if (arms.charAt(0) != '.') {
            lines.arms(arms);
        } else if (codePoint >= 0x256d && codePoint <= 0x2570) {
            lines.arc(codePoint);
        } else if (codePoint >= 0x2571 && codePoint <= 0x2573) {
            lines.diagonals(codePoint);
        } else {
            lines.dashes(codePoint);
        }
    }

    private void arms(String arms) {
        int up = arms.charAt(0) - '0';
        int right = arms.charAt(1) - '0';
        int down = arms.charAt(2) - '0';
        int left = arms.charAt(3) - '0';
        Axis across = new Axis(out.width, out.height, false);
        Axis along = new Axis(out.height, out.width, true);
        arm(across, left, new Sides(up, down, right), false);
        arm(across, right, new Sides(up, down, left), true);
        arm(along, up, new Sides(left, right, down), false);
        arm(along, down, new Sides(left, right, up), true);
    }

    /// One arm from its edge to the middle. `before` and `after` are the arms that cross it, on its top
    /// or left side and on the other; `opposite` goes on where it ends.
    private void arm(Axis axis, int weight, Sides sides, boolean far) {
        if (weight == NONE) {
            return;
        }
        if (weight == DOUBLE) {
            int offset = 2 * light;
            int outer = middle(axis.breadth, 3 * light);
            axis.line(far, reach(axis, sides, far, sides.before, sides.after), outer, light);
            axis.line(far, reach(axis, sides, far, sides.after, sides.before), outer + offset, light);
            return;
        }
        int thickness = weight == HEAVY ? heavy : light;
        axis.line(far, singleReach(axis, sides, far), middle(axis.breadth, thickness), thickness);
    }

    /// How far from its edge one line of a double arm goes: to the near line of a double arm on its own
    /// side, to the far line around a corner, else over the crossing line.
    private int reach(Axis axis, Sides sides, boolean far, int sameSide, int otherSide) {
        if (sameSide == DOUBLE) {
            return nearLine(axis, far);
        }
        if (otherSide == DOUBLE) {
            return farLine(axis, far);
        }
        return throughMiddle(axis, sides, far);
    }

    private int singleReach(Axis axis, Sides sides, boolean far) {
        boolean both = sides.before == DOUBLE && sides.after == DOUBLE;
        boolean one = sides.before == DOUBLE || sides.after == DOUBLE;
        if (sides.opposite != NONE || !one) {
            return throughMiddle(axis, sides, far);
        }
        return both ? nearLine(axis, far) : farLine(axis, far);
    }

    private int nearLine(Axis axis, boolean far) {
        int start = middle(axis.length, 3 * light);
        return far ? axis.length - (start + 2 * light) : start + light;
    }

    private int farLine(Axis axis, boolean far) {
        int start = middle(axis.length, 3 * light);
        return far ? axis.length - start : start + 3 * light;
    }

    private int throughMiddle(Axis axis, Sides sides, boolean far) {
        int crossing = Math.max(thickness(sides.before), thickness(sides.after));
        int width = Math.max(crossing, light);
        int start = middle(axis.length, width);
        return far ? axis.length - start : start + width;
    }

    private int thickness(int weight) {
        return switch (weight) {
            case NONE -> 0;
            case HEAVY -> heavy;
            default -> light;
        };
    }

    private static int middle(int length, int thickness) {
        return (length - thickness) / 2;
    }

    private void dashes(int codePoint) {
        int index = codePoint - FIRST;
        boolean two = index >= 0x4c;
        int count = two ? 2 : index < 0x08 ? 3 : 4;
        boolean vertical = (index & 2) != 0;
        int thickness = (index & 1) != 0 ? heavy : light;
        int length = vertical ? out.height : out.width;
        int breadth = vertical ? out.width : out.height;
        int at = middle(breadth, thickness);
        for (int i = 0; i < count; i++) {
            int from = length * i / count;
            int to = length * (i + 1) / count;
            int gap = Math.max(1, (to - from) / 3);
            int start = from + gap / 2;
            int end = Math.max(start + 1, to - (gap - gap / 2));
            if (vertical) {
                out.rect(at, start, at + thickness, end);
            } else {
                out.rect(start, at, end, at + thickness);
            }
        }
    }

    private void arc(int codePoint) {
        double x = middle(out.width, light) + light / 2.0;
        double y = middle(out.height, light) + light / 2.0;
        boolean right = codePoint == 0x256d || codePoint == 0x2570;
        boolean down = codePoint == 0x256d || codePoint == 0x256e;
        double radius = Math.min(right ? out.width - x : x, down ? out.height - y : y);
        double cx = right ? x + radius : x - radius;
        double cy = down ? y + radius : y - radius;
        double half = light / 2.0;
        out.add((px, py) -> {
            boolean inCorner = (right ? px <= cx : px >= cx) && (down ? py <= cy : py >= cy);
            if (inCorner) {
                return Math.abs(Math.hypot(px - cx, py - cy) - radius) <= half;
            }
            boolean onVertical = Math.abs(px - x) <= half && (down ? py > cy : py < cy);
            boolean onHorizontal = Math.abs(py - y) <= half && (right ? px > cx : px < cx);
            return onVertical || onHorizontal;
        });
    }

    private void diagonals(int codePoint) {
        double reach = light / 2.0 * Math.hypot(out.width, out.height);
        if (codePoint != 0x2572) {
            out.add((x, y) -> Math.abs((out.width - x) * out.height - y * out.width) <= reach);
        }
        if (codePoint != 0x2571) {
            out.add((x, y) -> Math.abs(x * out.height - y * out.width) <= reach);
        }
    }

    private record Sides(int before, int after, int opposite) {}

    /// One direction of the cell: `length` along the arm, `breadth` across it.
    private final class Axis {
        final int length;
        final int breadth;
        private final boolean vertical;

        Axis(int length, int breadth, boolean vertical) {
            this.length = length;
            this.breadth = breadth;
            this.vertical = vertical;
        }

        /// A line from the near or far edge, `reach` pixels long, at `at` across.
        void line(boolean far, int reach, int at, int thickness) {
            int from = far ? length - reach : 0;
            int to = far ? length : reach;
            if (vertical) {
                out.rect(at, from, at + thickness, to);
            } else {
                out.rect(from, at, to, at + thickness);
            }
        }
    }
}
