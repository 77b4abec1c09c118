package dev.cockpit.widget.paint;

import java.util.Arrays;

/// What lies over the cells of one row besides their own look: selection, search hits, the link under
/// the pointer, the cursor. Reused from row to row.
public final class Marks {
    /// The cell is selected.
    public static final int SELECTED = 1;

    /// The cell belongs to a search hit.
    public static final int HIT = 2;

    /// The cell belongs to the hit that the search stands on.
    public static final int CURRENT_HIT = 4;

    /// The cell belongs to the link under the pointer.
    public static final int LINK = 8;

    /// How the cursor is drawn.
    public enum Cursor {
        /// Not at all.
        NONE,
        /// A filled cell.
        BLOCK,
        /// The rim of a cell: another window or node has the keyboard.
        HOLLOW,
        /// A line below.
        UNDERLINE,
        /// A line before.
        BAR
    }

    private final byte[] flags;
    private Cursor cursor = Cursor.NONE;
    private int cursorColumn;
    private boolean any;

    /// Marks for a row of so many cells.
    public Marks(int columns) {
        this.flags = new byte[columns];
    }

    /// Takes all marks away.
    public void clear() {
        if (any) {
            Arrays.fill(flags, (byte) 0);
            any = false;
        }
        cursor = Cursor.NONE;
    }

    /// Marks the cells from `from` to before `to`, cut at the row.
    public void add(int from, int to, int flag) {
        for (int x = Math.max(0, from); x < Math.min(flags.length, to); x++) {
            flags[x] |= (byte) flag;
            any = true;
        }
    }

    /// Puts the cursor on a cell.
    public void cursor(int column, Cursor shape) {
        cursorColumn = Math.clamp(column, 0, flags.length - 1);
        cursor = shape;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Marks that
                && cursor == that.cursor
                && (cursor == Cursor.NONE || cursorColumn == that.cursorColumn)
                && Arrays.equals(flags, that.flags);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(flags) + cursor.hashCode();
    }

    int at(int column) {
        return flags[column];
    }

    Cursor cursor() {
        return cursor;
    }

    int cursorColumn() {
        return cursorColumn;
    }
}
