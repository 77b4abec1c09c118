package dev.cockpit.widget.glyph;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Symbols for Legacy Computing (U+1FB00 and the octants of U+1CD00): sextants, octants, diagonals and
/// slices, drawn from their Unicode names, for example `BLOCK SEXTANT-135` or `LOWER LEFT BLOCK
/// DIAGONAL LOWER MIDDLE LEFT TO LOWER CENTRE`.
final class LegacyShapes {
    private static final Pattern CELLS = Pattern.compile("BLOCK (SEXTANT|OCTANT)-(\\d+)");
    private static final Pattern DIAGONAL = Pattern.compile("(UPPER|LOWER) (LEFT|RIGHT) BLOCK DIAGONAL (.+) TO (.+)");
    private static final Pattern THREE_QUARTERS = Pattern.compile("(.+) TRIANGULAR THREE QUARTERS BLOCK");
    private static final Pattern ONE_QUARTER = Pattern.compile("(UPPER|LOWER|LEFT|RIGHT) TRIANGULAR ONE QUARTER BLOCK");
    private static final Pattern SLICE = Pattern.compile("(VERTICAL|HORIZONTAL) ONE EIGHTH BLOCK-(\\d+)");
    private static final Pattern EDGES = Pattern.compile("(.+) ONE EIGHTH BLOCK");
    private static final Pattern PART = Pattern.compile(
            "(UPPER|LOWER|LEFT|RIGHT) (ONE QUARTER|THREE EIGHTHS|FIVE EIGHTHS|THREE QUARTERS|SEVEN EIGHTHS) BLOCK");
    private static final List<String> PARTS =
            List.of("", "", "ONE QUARTER", "THREE EIGHTHS", "", "FIVE EIGHTHS", "THREE QUARTERS", "SEVEN EIGHTHS");

    private LegacyShapes() {}

    static boolean covers(int codePoint) {
        return (codePoint >= 0x1fb00 && codePoint <= 0x1fb8b) || (codePoint >= 0x1cd00 && codePoint <= 0x1cde5);
    }

    static void draw(int codePoint, Coverage out, String name) {
        Matcher cells = CELLS.matcher(name);
        Matcher diagonal = DIAGONAL.matcher(name);
        Matcher quarters = THREE_QUARTERS.matcher(name);
        Matcher quarter = ONE_QUARTER.matcher(name);
        Matcher slice = SLICE.matcher(name);
        Matcher part = PART.matcher(name);
        Matcher edges = EDGES.matcher(name);
        if (cells.matches()) {
            cells(cells.group(2), cells.group(1).equals("SEXTANT") ? 3 : 4, out);
        } else if (diagonal.matches()) {
            diagonal(diagonal, out);
        } else if (quarters.matches()) {
            String missing = List.of("LEFT", "UPPER", "RIGHT", "LOWER").stream()
                    .filter(side -> !quarters.group(1).contains(side))
                    .findFirst()
                    .orElse("");
            Coverage.Shape triangle = triangle(missing, out);
            out.add((x, y) -> !triangle.contains(x, y));
        } else if (quarter.matches()) {
            out.add(triangle(quarter.group(1), out));
        } else if (slice.matches()) {
            slices(slice.group(1).equals("VERTICAL"), slice.group(2), out);
        } else if (codePoint == 0x1fb81) {
            slices(false, "1358", out);
        } else if (part.matches()) {
            part(part.group(1), PARTS.indexOf(part.group(2)), out);
        } else if (edges.matches()) {
            List.of("LEFT", "RIGHT", "UPPER", "LOWER").stream()
                    .filter(edges.group(1)::contains)
                    .forEach(side -> part(side, 1, out));
        }
    }

    private static void cells(String digits, int rows, Coverage out) {
        for (int i = 0; i < digits.length(); i++) {
            int cell = digits.charAt(i) - '1';
            int x = cell % 2 == 0 ? 0 : (out.width + 1) / 2;
            int right = cell % 2 == 0 ? (out.width + 1) / 2 : out.width;
            out.rect(x, at(out.height, cell / 2, rows), right, at(out.height, cell / 2 + 1, rows));
        }
    }

    private static int at(int length, int index, int of) {
        return Math.round((float) length * index / of);
    }

    private static void slices(boolean vertical, String digits, Coverage out) {
        for (int i = 0; i < digits.length(); i++) {
            int slice = digits.charAt(i) - '1';
            if (vertical) {
                out.rect(
                        at(out.width, slice, 8),
                        0,
                        Math.max(at(out.width, slice, 8) + 1, at(out.width, slice + 1, 8)),
                        out.height);
            } else {
                out.rect(0, at(out.height, slice, 8), out.width, at(out.height, slice + 1, 8));
            }
        }
    }

    private static void part(String side, int eighths, Coverage out) {
        int w = Math.max(1, at(out.width, eighths, 8));
        int h = Math.max(1, at(out.height, eighths, 8));
        switch (side) {
            case "UPPER" -> out.rect(0, 0, out.width, h);
            case "LOWER" -> out.rect(0, out.height - h, out.width, out.height);
            case "LEFT" -> out.rect(0, 0, w, out.height);
            default -> out.rect(out.width - w, 0, out.width, out.height);
        }
    }

    private static Coverage.Shape triangle(String side, Coverage out) {
        double w = out.width;
        double h = out.height;
        return switch (side) {
            case "LEFT" -> (x, y) -> x / w <= Math.min(y / h, 1 - y / h);
            case "RIGHT" -> (x, y) -> 1 - x / w <= Math.min(y / h, 1 - y / h);
            case "UPPER" -> (x, y) -> y / h <= Math.min(x / w, 1 - x / w);
            default -> (x, y) -> 1 - y / h <= Math.min(x / w, 1 - x / w);
        };
    }

    /// Everything on the named corner's side of the line between two named points.
    private static void diagonal(Matcher name, Coverage out) {
        double w = out.width;
        double h = out.height;
        double[] a = point(name.group(3), w, h);
        double[] b = point(name.group(4), w, h);
        double cornerX = name.group(2).equals("LEFT") ? 0 : w;
        double cornerY = name.group(1).equals("UPPER") ? 0 : h;
        double corner = side(a, b, cornerX, cornerY);
        out.add((x, y) -> side(a, b, x, y) * corner >= 0);
    }

    private static double side(double[] a, double[] b, double x, double y) {
        return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
    }

    private static double[] point(String name, double w, double h) {
        double x = name.contains("LEFT") ? 0 : name.contains("RIGHT") ? w : w / 2;
        double y;
        if (name.contains("UPPER")) {
            y = name.contains("MIDDLE") ? h / 3 : 0;
        } else {
            y = name.contains("MIDDLE") ? h * 2 / 3 : h;
        }
        return new double[] {x, y};
    }
}
