package dev.cockpit.screen;

/// Moves the cursor and what scrolls with it: margins, tabs, index.
final class Motion {
    private final State state;

    Motion(State state) {
        this.state = state;
    }

    /// CUP, HVP: 1-based, inside the margins in origin mode.
    void position(int column, int row) {
        column(column);
        row(row);
    }

    /// CHA, HPA.
    void column(int column) {
        State s = state;
        s.pendingWrap = false;
        s.afterPrint = false;
        s.x = s.origin
                ? Math.clamp((long) s.left + column - 1, s.left, s.right)
                : Math.clamp(column - 1, 0, s.columns - 1);
    }

    /// VPA.
    void row(int row) {
        State s = state;
        s.pendingWrap = false;
        s.y = s.origin ? Math.clamp((long) s.top + row - 1, s.top, s.bottom) : Math.clamp(row - 1, 0, s.rows - 1);
    }

    /// HPR and VPR: relative, but not stopped by margins outside origin mode.
    void by(int columns, int rows) {
        State s = state;
        if (columns != 0) {
            column(clampedSum(s.x + 1 - (s.origin ? s.left : 0), columns));
        }
        if (rows != 0) {
            row(clampedSum(s.y + 1 - (s.origin ? s.top : 0), rows));
        }
    }

    private static int clampedSum(int position, int by) {
        return Math.clamp((long) position + by, 1, Integer.MAX_VALUE);
    }

    void up(int count) {
        int edge = state.y >= state.top ? state.top : 0;
        state.moveTo(state.x, Math.max(edge, state.y - count));
    }

    void down(int count) {
        int edge = state.y <= state.bottom ? state.bottom : state.rows - 1;
        state.moveTo(state.x, Math.clamp((long) state.y + count, 0, edge));
    }

    void forward(int count) {
        int edge = state.limit(state.x) - 1;
        state.moveTo(Math.clamp((long) state.x + count, 0, edge), state.y);
    }

    /// CUB and BS, around the left edge if reverse wrap says so.
    void back(int count) {
        State s = state;
        boolean around = s.wraparound && (s.is(Mode.REVERSE_WRAP) || s.is(Mode.REVERSE_WRAP_EXTENDED));
        if (around) {
            backAround(count);
            return;
        }
        int edge = s.x >= s.left ? s.left : 0;
        s.moveTo(Math.max(edge, s.x - count), s.y);
    }

    private void backAround(int count) {
        State s = state;
        boolean extended = s.is(Mode.REVERSE_WRAP_EXTENDED);
        int rest = s.pendingWrap ? count - 1 : count;
        s.pendingWrap = false;
        int most = s.columns * s.rows;
        for (int i = 0; i < Math.min(rest, most); i++) {
            int edge = s.x >= s.left ? s.left : 0;
            if (s.x > edge) {
                s.x--;
            } else if (s.y == s.top && extended) {
                s.x = s.right;
                s.y = s.bottom;
            } else if (s.y > 0 && s.y != s.top && (extended || s.grid.row(s.y - 1).wrapped)) {
                s.x = s.right;
                s.y--;
            } else {
                return;
            }
        }
    }

    void carriageReturn() {
        State s = state;
        s.moveTo(s.x >= s.left || s.origin ? s.left : 0, s.y);
    }

    /// LF, VT, FF, IND: down, or the region up.
    void index() {
        State s = state;
        s.pendingWrap = false;
        if (s.y == s.bottom) {
            if (s.x >= s.left && s.x <= s.right) {
                scrollUp(1);
            }
        } else if (s.y < s.rows - 1) {
            s.y++;
        }
    }

    /// RI.
    void reverseIndex() {
        State s = state;
        s.pendingWrap = false;
        if (s.y == s.top) {
            if (s.x >= s.left && s.x <= s.right) {
                scrollDown(1);
            }
        } else if (s.y > 0) {
            s.y--;
        }
    }

    /// SU, and what index does at the bottom margin. Lines that leave at the top of the main screen go to
    /// the history.
    void scrollUp(int count) {
        State s = state;
        int clamped = Math.min(count, s.bottom - s.top + 1);
        if (s.fullWidth()) {
            s.grid.scrollUp(s.top, s.bottom, clamped, s.pen.erased(), s.top == 0);
        } else {
            moveBlock(s.top, clamped);
        }
    }

    void scrollDown(int count) {
        State s = state;
        int clamped = Math.min(count, s.bottom - s.top + 1);
        if (s.fullWidth()) {
            s.grid.scrollDown(s.top, s.bottom, clamped, s.pen.erased());
        } else {
            moveBlock(s.top, -clamped);
        }
    }

    /// IL: the rows from the cursor down move down.
    void insertLines(int count) {
        moveLines(-count);
    }

    /// DL.
    void deleteLines(int count) {
        moveLines(count);
    }

    private void moveLines(int count) {
        State s = state;
        if (!s.insideMargins()) {
            return;
        }
        int height = s.bottom - s.y + 1;
        int clamped = Math.clamp(count, -height, height);
        if (!s.fullWidth()) {
            moveBlock(s.y, clamped);
        } else if (clamped > 0) {
            s.grid.scrollUp(s.y, s.bottom, clamped, s.pen.erased(), false);
        } else {
            s.grid.scrollDown(s.y, s.bottom, -clamped, s.pen.erased());
        }
        s.x = s.left;
        s.pendingWrap = false;
    }

    /// Moves the cells between the left and right margin of the rows from `from` to the bottom margin;
    /// positive is up.
    private void moveBlock(int from, int up) {
        State s = state;
        int step = up > 0 ? 1 : -1;
        int start = up > 0 ? from : s.bottom;
        for (int i = 0; i <= s.bottom - from; i++) {
            int target = start + i * step;
            int source = target + up;
            Row row = s.grid.change(target);
            row.splitAt(s.left);
            row.splitAt(s.right + 1);
            if (source < from || source > s.bottom) {
                row.erase(s.left, s.right + 1, s.pen.erased());
            } else {
                Row other = s.grid.row(source);
                other.splitAt(s.left);
                other.splitAt(s.right + 1);
                row.copyCells(other, s.left, s.right + 1, s.left);
            }
        }
    }

    /// HT and CHT. At the end of the line they do nothing, a pending wrap stays.
    void tab(int count) {
        State s = state;
        int last = s.limit(s.x) - 1;
        for (int i = 0; i < count && s.x < last; i++) {
            s.x = s.tabs.next(s.x, last);
        }
    }

    void backTab(int count) {
        State s = state;
        int first = s.origin && s.x >= s.left ? s.left : 0;
        for (int i = 0; i < count && s.x > first; i++) {
            s.x = s.tabs.previous(s.x, first);
        }
    }

    /// DECSTBM, 1-based; what is no region is ignored.
    void verticalMargins(int first, int last) {
        State s = state;
        int bottom = Math.min(last, s.rows) - 1;
        if (first - 1 >= bottom) {
            return;
        }
        s.top = first - 1;
        s.bottom = bottom;
        home();
    }

    /// DECSLRM.
    void horizontalMargins(int first, int last) {
        State s = state;
        int end = Math.min(last, s.columns) - 1;
        if (first - 1 >= end) {
            return;
        }
        s.left = first - 1;
        s.right = end;
        home();
    }

    void home() {
        position(1, 1);
    }
}
