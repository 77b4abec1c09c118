package dev.cockpit.screen;

import dev.cockpit.screen.unicode.CharKind;
import dev.cockpit.screen.unicode.Widths;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Puts characters into cells: wrapping, insert mode, wide characters, and clusters that grow in the cell before the
/// cursor.
final class Printer {
    /// More code points than this are no text; further ones are dropped.
    private static final int LONGEST_CLUSTER = 64;

    private static final int VARIATION_TEXT = 0xFE0E;
    private static final int VARIATION_EMOJI = 0xFE0F;
    private static final int ENCLOSING_KEYCAP = 0x20E3;

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
            row.used = end;
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
            if (state.wraparound) {
                wrap();
            }
        }
    }

    private void wrap() {
        if (limit() == state.columns) {
            state.grid.row(state.y).wrapped = true;
        }
        motion.index();
        state.x = state.left;
    }

    /// The column before which a line ends for the cursor.
    private int limit() {
        return state.x <= state.right ? state.right + 1 : state.columns;
    }

    private void makeRoom(Row row, int start, int end, int limit) {
        if (state.insert) {
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

    /// Adds the character to the cluster before the cursor, if it belongs there; true also if it has no place at all.
    private boolean joined(int c, CharKind kind) {
        int x = lastColumn();
        Row row = state.grid.row(state.y);
        int cell = x < 0 ? 0 : row.cells[x];
        boolean mark = kind == CharKind.EXTEND || kind == CharKind.JOINER || kind == CharKind.JAMO;
        if (cell == 0) {
            return mark;
        }
        if (mark) {
            extend(row, x, c);
            return true;
        }
        if (!state.graphemes || !state.afterPrint || !continues(row, x, cell, kind)) {
            return false;
        }
        extend(row, x, c);
        return true;
    }

    private static boolean continues(Row row, int x, int cell, CharKind kind) {
        CharKind before = Widths.kind(cell & Row.CODE_POINT);
        boolean cluster = (cell & Row.CLUSTER) != 0;
        return switch (kind) {
            case REGIONAL -> before == CharKind.REGIONAL && !cluster;
            case MODIFIER -> isPictograph(before);
            case PICTOGRAPH, EMOJI -> cluster && endsWithJoiner(row, x, before);
            default -> false;
        };
    }

    private static boolean endsWithJoiner(Row row, int x, CharKind before) {
        return isPictograph(before) && row.text(x).endsWith("\u200D");
    }

    private static boolean isPictograph(CharKind kind) {
        return kind == CharKind.PICTOGRAPH || kind == CharKind.EMOJI || kind == CharKind.MODIFIER;
    }

    private void extend(Row row, int x, int c) {
        String text = row.text(x);
        if (text.length() >= LONGEST_CLUSTER) {
            return;
        }
        state.grid.change(state.y);
        int cell = row.cells[x];
        row.putCluster(x, cell & Row.WIDE, text + Character.toString(c), row.styles[x], row.extra(x));
        if (state.graphemes && state.afterPrint) {
            present(row, x, cell, c);
        }
    }

    /// The cluster takes the width of its presentation: flags and emoji two cells, text one.
    private void present(Row row, int x, int cell, int c) {
        CharKind kind = Widths.kind(cell & Row.CODE_POINT);
        boolean wide = (cell & Row.WIDE) != 0;
        boolean emoji = switch (kind) {
            case PICTOGRAPH -> c == VARIATION_EMOJI || Widths.width(c) == 2;
            case KEYCAP -> c == VARIATION_EMOJI || c == ENCLOSING_KEYCAP;
            case EMOJI -> c == VARIATION_EMOJI;
            case REGIONAL -> Widths.kind(c) == CharKind.REGIONAL;
            default -> false;
        };
        if (emoji && !wide) {
            widen(row, x);
        } else if (c == VARIATION_TEXT && wide && kind == CharKind.EMOJI) {
            narrow(row, x);
        }
    }

    private void widen(Row row, int x) {
        int limit = limit();
        if (state.pendingWrap || state.x >= limit) {
            return;
        }
        makeRoom(row, x + 1, x + 2, limit);
        row.cells[x] |= Row.WIDE;
        row.put(x + 1, Row.TAIL, row.styles[x], row.extra(x));
        row.wide = true;
        advance(x + 2, limit);
    }

    private void narrow(Row row, int x) {
        row.cells[x] &= ~Row.WIDE;
        row.cells[x + 1] = 0;
        Arrays.fill(row.styles, x + 1, x + 2, row.styles[x]);
        state.x = x + 1;
        state.pendingWrap = false;
    }
}
