package dev.cockpit.screen;

import java.util.function.LongPredicate;

/// Erases, inserts and deletes cells.
final class Eraser {
    private final State state;

    Eraser(State state) {
        this.state = state;
    }

    /// ED.
    void inDisplay(int part) {
        display(part, state.protection == State.Protection.ISO);
    }

    /// DECSED: spares protected cells.
    void selectivelyInDisplay(int part) {
        display(part, true);
    }

    /// EL.
    void inLine(int part) {
        line(part, state.protection == State.Protection.ISO);
    }

    /// DECSEL.
    void selectivelyInLine(int part) {
        line(part, true);
    }

    private void display(int part, boolean sparing) {
        State s = state;
        switch (part) {
            case 0 -> {
                line(0, sparing);
                rows(s.y + 1, s.rows - 1, sparing);
            }
            case 1 -> {
                rows(0, s.y - 1, sparing);
                line(1, sparing);
            }
            case 2 -> rows(0, s.rows - 1, sparing);
            case 3 -> {
                History history = s.main.history;
                if (history != null) {
                    history.clear();
                }
            }
            default -> {}
        }
        s.pendingWrap = false;
    }

    private void rows(int from, int to, boolean sparing) {
        for (int y = from; y <= to; y++) {
            Row row = state.grid.change(y);
            if (sparing) {
                cells(row, 0, state.columns, true);
                row.wrapped = false;
            } else {
                row.clear(state.pen.erased());
            }
        }
    }

    private void line(int part, boolean sparing) {
        State s = state;
        Row row = s.grid.change(s.y);
        int from = part == 0 ? s.x : 0;
        int to = part == 1 ? s.x + 1 : s.columns;
        if (part >= 0 && part <= 2) {
            cells(row, from, to, sparing);
            if (to == s.columns) {
                row.wrapped = false;
            }
            s.pendingWrap = false;
        }
    }

    /// ECH.
    void characters(int count) {
        State s = state;
        int to = Math.clamp((long) s.x + count, 0, s.columns);
        cells(s.grid.change(s.y), s.x, to, s.protection == State.Protection.ISO);
        s.pendingWrap = false;
    }

    private void cells(Row row, int from, int to, boolean sparing) {
        row.splitAt(from);
        row.splitAt(to);
        long style = state.pen.erased();
        if (sparing) {
            eraseUnless(row, from, to, style, cell -> (cell & Style.PROTECTED) != 0);
        } else {
            row.erase(from, to, style);
        }
    }

    static void eraseUnless(Row row, int from, int to, long style, LongPredicate spared) {
        for (int x = from; x < to; x++) {
            if (!spared.test(row.styles[x])) {
                row.erase(x, x + 1, style);
            }
        }
    }

    /// ICH.
    void insertCharacters(int count) {
        State s = state;
        s.pendingWrap = false;
        if (s.x < s.left || s.x > s.right) {
            return;
        }
        shift(s.grid.change(s.y), s.x, Math.min(count, s.right + 1 - s.x));
    }

    /// DCH.
    void deleteCharacters(int count) {
        State s = state;
        s.pendingWrap = false;
        if (s.x < s.left || s.x > s.right) {
            return;
        }
        shift(s.grid.change(s.y), s.x, -Math.min(count, s.right + 1 - s.x));
    }

    /// DECIC.
    void insertColumns(int count) {
        columns(state.x, count);
    }

    /// DECDC.
    void deleteColumns(int count) {
        columns(state.x, -count);
    }

    /// SL and SR: the whole region, if the cursor is in it; positive is right.
    void scrollRight(int count) {
        State s = state;
        if (!s.insideMargins()) {
            return;
        }
        int width = s.right + 1 - s.left;
        for (int y = s.top; y <= s.bottom; y++) {
            shift(s.grid.change(y), s.left, Math.clamp(count, -width, width));
        }
    }

    private void columns(int at, int count) {
        State s = state;
        if (!s.insideMargins()) {
            return;
        }
        int width = s.right + 1 - at;
        for (int y = s.top; y <= s.bottom; y++) {
            shift(s.grid.change(y), at, Math.clamp(count, -width, width));
        }
    }

    /// Moves the cells from `at` to the right margin right by `count`, or left if it is negative.
    private void shift(Row row, int at, int count) {
        int end = state.right + 1;
        int kept = end - at - Math.abs(count);
        row.splitAt(at);
        row.splitAt(end);
        if (count > 0) {
            row.splitAt(at + kept);
            row.copyCells(row, at, at + kept, at + count);
            row.erase(at, at + count, state.pen.erased());
        } else {
            row.splitAt(at - count);
            row.copyCells(row, at - count, end, at);
            row.erase(at + kept, end, state.pen.erased());
        }
        if (end == state.columns) {
            row.wrapped = false;
        }
    }
}
