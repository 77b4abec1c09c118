package dev.cockpit.screen;

import dev.cockpit.screen.unicode.CharKind;
import dev.cockpit.screen.unicode.Clusters;
import dev.cockpit.screen.unicode.Widths;
import org.jspecify.annotations.Nullable;

/// Puts characters into cells: wrapping, insert mode, wide characters, and clusters that grow in the cell
/// before the cursor.
final class Printer {
    /// More code points than this are no text; further ones are dropped.
    private static final int LONGEST_CLUSTER = 64;

    private final State state;
    private final Motion motion;

    Printer(State state, Motion motion) {
        this.state = state;
        this.motion = motion;
    }

    void ascii(byte[] bytes, int from, int to) {
        int i = from;
        while (i < to && !state.charsets.plain()) {
            character(state.charsets.map(bytes[i++]));
        }
        while (i < to) {
            i = run(bytes, i, to);
        }
    }

    /// As much of a run as fits on the row.
    private int run(byte[] bytes, int from, int to) {
        State s = state;
        wrapIfPending();
        int limit = limit();
        int count = Math.min(to - from, limit - s.x);
        Row row = s.grid.change(s.y);
        int start = s.x;
        int end = start + count;
        makeRoom(row, start, end, limit);
        int[] cells = row.cells;
        for (int k = 0; k < count; k++) {
            cells[start + k] = bytes[from + k];
        }
        long style = s.pen.style;
        if (style == Style.PLAIN && start >= row.used) {
            row.cover(start, end);
        } else {
            row.style(start, end, style, s.pen.extra);
        }
        advance(end, limit);
        return from + count;
    }

    /// One character that is not subject to the character sets.
    void character(int c) {
        int property = Widths.property(c);
        if (property >> 2 == 0 || c < 0x80) {
            place(c, Math.max(1, property & 3), null);
            return;
        }
        CharKind kind = Widths.kind(c);
        if (kind != CharKind.DROPPED && !joined(c, kind)) {
            place(c, property & 3, null);
        }
    }

    /// Prints again what was printed last.
    void repeat(int count) {
        if (!state.afterPrint) {
            return;
        }
        int x = lastColumn();
        Row row = state.grid.row(state.y);
        int cell = row.cells[x];
        if (cell == 0) {
            return;
        }
        String text = row.text(x);
        int width = (cell & Row.WIDE) != 0 ? 2 : 1;
        int most = Math.min(count, state.columns * state.rows);
        for (int i = 0; i < most; i++) {
            place(cell & Row.CODE_POINT, width, text);
        }
    }

    private void place(int c, int width, @Nullable String cluster) {
        State s = state;
        wrapIfPending();
        int limit = limit();
        if (width == 0 || width > limit - (s.x < s.left || s.x > s.right ? 0 : s.left)) {
            return;
        }
        if (s.x + width > limit) {
            if (!s.wraparound) {
                return;
            }
            wrap();
            limit = limit();
        }
        Row row = s.grid.change(s.y);
        int end = s.x + width;
        makeRoom(row, s.x, end, limit);
        int flags = width == 2 ? Row.WIDE : 0;
        if (cluster != null && cluster.length() > Character.charCount(c)) {
            row.putCluster(s.x, flags, cluster, s.pen.style, s.pen.extra);
        } else {
            row.put(s.x, c | flags, s.pen.style, s.pen.extra);
        }
        if (width == 2) {
            row.put(s.x + 1, Row.TAIL, s.pen.style, s.pen.extra);
            row.wide = true;
        }
        advance(end, limit);
    }

    private void wrapIfPending() {
        if (state.pendingWrap) {
            state.pendingWrap = false;
            state.afterPrint = false;
            if (state.wraparound) {
                wrap();
            }
        }
    }

    private void wrap() {
        boolean stuck = state.y != state.bottom && state.y == state.rows - 1;
        if (state.fullWidth() && !stuck) {
            state.grid.row(state.y).wrapped = true;
        }
        motion.index();
        state.x = state.left;
    }

    /// The column before which a line ends for the cursor.
    private int limit() {
        return state.limit(state.x);
    }

    private void makeRoom(Row row, int start, int end, int limit) {
        if (state.insert && start >= state.left && start <= state.right) {
            row.splitAt(start);
            row.splitAt(limit);
            int kept = Math.max(start, limit - (end - start));
            row.splitAt(kept);
            row.copyCells(row, start, kept, end);
        }
        if (row.wide) {
            row.splitAt(start);
            row.splitAt(end);
        }
    }

    private void advance(int end, int limit) {
        state.afterPrint = true;
        if (end >= limit) {
            state.x = limit - 1;
            state.pendingWrap = true;
        } else {
            state.x = end;
        }
    }

    /// The column of the character before the cursor; -1 if there is none.
    private int lastColumn() {
        int x = state.pendingWrap ? state.x : state.x - 1;
        if (x > 0 && state.grid.row(state.y).cells[x] == Row.TAIL) {
            x--;
        }
        return x;
    }

    /// Adds the character to the cluster before the cursor, if it belongs there; true also if it has no
    /// place at all.
    private boolean joined(int c, CharKind kind) {
        int x = lastColumn();
        Row row = state.grid.row(state.y);
        int cell = x < 0 ? 0 : row.cells[x];
        boolean mark = kind == CharKind.EXTEND || kind == CharKind.JOINER || kind == CharKind.JAMO;
        if (cell == 0) {
            return mark;
        }
        String text = row.text(x);
        if (!mark && !(state.graphemes && state.afterPrint && Clusters.continues(text, kind))) {
            return false;
        }
        String grown = text + Character.toString(c);
        int width = (cell & Row.WIDE) != 0 ? 2 : 1;
        int wanted = state.graphemes ? Clusters.width(grown) : width;
        boolean fits = wanted == width || (state.afterPrint && resize(row, x, wanted));
        if (!fits) {
            return mark;
        }
        if (text.length() < LONGEST_CLUSTER) {
            int at = lastColumn();
            Row now = state.grid.change(state.y);
            now.putCluster(at, now.cells[at] & Row.WIDE, grown, now.styles[at], now.extra(at));
        }
        return true;
    }

    /// The cluster before the cursor takes the width of its presentation.
    private boolean resize(Row row, int x, int width) {
        state.grid.change(state.y);
        if (width == 1) {
            row.cells[x] &= ~Row.WIDE;
            row.blank(x + 1);
            state.x = x + 1;
            state.pendingWrap = false;
            return true;
        }
        int limit = limit();
        if (state.pendingWrap) {
            return moveToNextRow(row, x, limit);
        }
        makeRoom(row, x + 1, x + 2, limit);
        row.cells[x] |= Row.WIDE;
        row.put(x + 1, Row.TAIL, row.styles[x], row.extra(x));
        row.wide = true;
        advance(x + 2, limit);
        return true;
    }

    /// No room for the second cell: the cluster wraps whole, as a wide character does.
    private boolean moveToNextRow(Row row, int x, int limit) {
        if (!state.wraparound || limit - (state.x < state.left ? 0 : state.left) < 2) {
            return false;
        }
        int cell = row.cells[x];
        String text = row.text(x);
        row.blank(x);
        wrapIfPending();
        place(cell & Row.CODE_POINT, 2, text);
        return true;
    }
}
