package dev.cockpit.screen;

import dev.cockpit.screen.vt.Params;

/// The VT420's functions on rectangles. Coordinates are 1-based, relative to the margins in origin mode;
/// the cursor stays.
final class Rectangles {
    private final State state;

    Rectangles(State state) {
        this.state = state;
    }

    /// A clipped rectangle, 0-based, ends exclusive; empty if the parameters make no sense.
    private record Area(int top, int left, int bottom, int right) {
        boolean isEmpty() {
            return top >= bottom || left >= right;
        }
    }

    private Area area(Params params, int at) {
        State s = state;
        int baseX = s.origin ? s.left : 0;
        int baseY = s.origin ? s.top : 0;
        int lastX = s.origin ? s.right : s.columns - 1;
        int lastY = s.origin ? s.bottom : s.rows - 1;
        int top = baseY + params.atLeastOne(at) - 1;
        int left = baseX + params.atLeastOne(at + 1) - 1;
        int bottom = end(params, at + 2, baseY, lastY);
        int right = end(params, at + 3, baseX, lastX);
        return new Area(top, left, bottom, right);
    }

    private static int end(Params params, int at, int base, int last) {
        int given = params.get(at, 0);
        return given == 0 ? last + 1 : (int) Math.min((long) base + given, last + 1L);
    }

    /// DECFRA.
    void fill(Params params) {
        int c = params.get(0, 0);
        boolean printable = (c >= 0x20 && c <= 0x7E) || (c >= 0xA0 && c <= 0xFF);
        if (!printable) {
            return;
        }
        int shown = c < 0x80 && !state.charsets.plain() ? state.charsets.map(c) : c;
        Area area = area(params, 1);
        for (int y = area.top; y < area.bottom; y++) {
            Row row = cut(y, area);
            for (int x = area.left; x < area.right; x++) {
                row.put(x, shown, state.pen.style, state.pen.extra);
            }
        }
    }

    /// DECERA.
    void erase(Params params) {
        Area area = area(params, 0);
        for (int y = area.top; y < area.bottom; y++) {
            if (!area.isEmpty()) {
                cut(y, area).erase(area.left, area.right, state.pen.erased());
            }
        }
    }

    /// DECSERA: spares what DECSCA protected.
    void eraseSelectively(Params params) {
        Area area = area(params, 0);
        boolean sparing = state.protection != State.Protection.ISO;
        for (int y = area.top; y < area.bottom; y++) {
            if (!area.isEmpty()) {
                Row row = cut(y, area);
                Eraser.eraseUnless(
                        row,
                        area.left,
                        area.right,
                        state.pen.erased(),
                        style -> sparing && (style & Style.PROTECTED) != 0);
            }
        }
    }

    private Row cut(int y, Area area) {
        Row row = state.grid.change(y);
        row.splitAt(area.left);
        row.splitAt(Math.max(area.left, area.right));
        return row;
    }

    /// DECCRA; there is one page.
    void copy(Params params) {
        State s = state;
        Area from = area(params, 0);
        if (from.isEmpty()) {
            return;
        }
        int baseX = s.origin ? s.left : 0;
        int baseY = s.origin ? s.top : 0;
        int toY = baseY + params.atLeastOne(5) - 1;
        int toX = baseX + params.atLeastOne(6) - 1;
        int limitX = s.origin ? s.right + 1 : s.columns;
        int limitY = s.origin ? s.bottom + 1 : s.rows;
        int width = Math.min(from.right - from.left, limitX - toX);
        int height = Math.min(from.bottom - from.top, limitY - toY);
        if (width <= 0) {
            return;
        }
        for (int i = 0; i < height; i++) {
            int k = toY > from.top ? height - 1 - i : i;
            Row source = s.grid.row(from.top + k);
            Row target = s.grid.change(toY + k);
            target.splitAt(toX);
            target.splitAt(toX + width);
            target.copyCells(source, from.left, from.left + width, toX);
        }
    }

    /// DECCARA and, if `reverse`, DECRARA.
    void changeAttributes(Params params, boolean reverse) {
        Area area = area(params, 0);
        for (int y = area.top; y < area.bottom; y++) {
            int from = state.rectangleChanges || y == area.top ? area.left : leftEdge();
            int to = state.rectangleChanges || y == area.bottom - 1 ? area.right : rightEdge();
            Row row = state.grid.change(y);
            for (int x = from; x < to; x++) {
                row.styles[x] = changed(row.styles[x], params, reverse);
            }
            row.styled = true;
            row.cover(Math.min(from, row.start), Math.max(to, row.used));
        }
    }

    private int leftEdge() {
        return state.origin ? state.left : 0;
    }

    private int rightEdge() {
        return state.origin ? state.right + 1 : state.columns;
    }

    private static long changed(long style, Params params, boolean reverse) {
        long result = style;
        for (int i = 4; i < Math.max(5, params.count()); i++) {
            int code = params.get(i, 0);
            result = reverse ? reversed(result, code) : set(result, code);
        }
        return result;
    }

    private static long reversed(long style, int code) {
        return switch (code) {
            case 0 -> reversed(reversed(reversed(reversed(style, 1), 4), 5), 7);
            case 1 -> style ^ Style.BOLD;
            case 4 -> Style.withUnderline(style, Style.underline(style) == 0 ? 1 : 0);
            case 5 -> style ^ Style.BLINK;
            case 7 -> style ^ Style.REVERSE;
            default -> style;
        };
    }

    private static long set(long style, int code) {
        Pen pen = new Pen();
        pen.style = style;
        switch (code) {
            case 0 -> pen.style = Style.withUnderline(style, 0) & ~(Style.BOLD | Style.BLINK | Style.REVERSE);
            case 1, 4, 5, 7, 22, 24, 25, 27 -> new Sgr(pen).simple(code);
            default -> {}
        }
        return pen.style;
    }
}
