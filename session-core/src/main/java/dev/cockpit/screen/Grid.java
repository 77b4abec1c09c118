package dev.cockpit.screen;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The rows of one screen. A scroll of the whole screen turns a ring, it copies nothing.
final class Grid {
    @Nullable
    History history;

    private final Damage damage;
    private Row[] ring;
    private int first;
    int columns;
    int rows;

    Grid(int columns, int rows, Damage damage, @Nullable History history) {
        this.columns = columns;
        this.rows = rows;
        this.damage = damage;
        this.history = history;
        this.ring = new Row[rows];
        for (int y = 0; y < rows; y++) {
            ring[y] = new Row(columns);
        }
    }

    /// The history of the main screen.
    History history() {
        return Objects.requireNonNull(history, "only the main screen has a history");
    }

    Row row(int y) {
        int at = first + y;
        return ring[at >= rows ? at - rows : at];
    }

    /// The row, which is about to be changed.
    Row change(int y) {
        Row row = row(y);
        row.changed = damage.generation;
        return row;
    }

    private void set(int y, Row row) {
        int at = first + y;
        ring[at >= rows ? at - rows : at] = row;
    }

    /// Moves rows `top…bottom` up by `count` (at most their number); rows that leave go to the history if
    /// `keep`.
    void scrollUp(int top, int bottom, int count, long style, boolean keep) {
        if (keep && history != null) {
            for (int i = 0; i < count; i++) {
                history.push(row(top + i));
            }
        }
        damage.scrolled(top, bottom, count);
        if (top == 0 && bottom == rows - 1) {
            for (int i = 0; i < count; i++) {
                change(0).clear(style);
                first = first + 1 == rows ? 0 : first + 1;
            }
            return;
        }
        unlink(top - 1);
        rotate(top, bottom, count);
        clear(bottom - count + 1, bottom, style);
    }

    /// Moves rows `top…bottom` down by `count` (at most their number).
    void scrollDown(int top, int bottom, int count, long style) {
        damage.scrolled(top, bottom, -count);
        unlink(top - 1);
        rotate(top, bottom, bottom - top + 1 - count);
        unlink(bottom);
        clear(top, top + count - 1, style);
    }

    /// What follows the row is no longer the rest of its text.
    private void unlink(int y) {
        if (y >= 0) {
            row(y).wrapped = false;
        }
    }

    /// Turns the rows so that the one at `top + by` comes to the top.
    private void rotate(int top, int bottom, int by) {
        Row[] turned = new Row[bottom - top + 1];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = row(top + (i + by) % turned.length);
        }
        for (int i = 0; i < turned.length; i++) {
            set(top + i, turned[i]);
        }
    }

    private void clear(int from, int to, long style) {
        for (int y = from; y <= to; y++) {
            change(y).clear(style);
        }
    }

    void clear(long style) {
        clear(0, rows - 1, style);
    }

    void touchAll() {
        for (int y = 0; y < rows; y++) {
            change(y);
        }
    }

    /// Cuts or extends without reflow, dropping `dropTop` rows at the top.
    void resize(int newColumns, int newRows, int dropTop) {
        Row[] next = new Row[newRows];
        for (int y = 0; y < newRows; y++) {
            if (y + dropTop < rows) {
                next[y] = row(y + dropTop);
                next[y].resize(newColumns);
            } else {
                next[y] = new Row(newColumns);
            }
        }
        replace(newColumns, next);
    }

    void replace(int newColumns, Row[] next) {
        ring = next;
        first = 0;
        columns = newColumns;
        rows = next.length;
        unlink(rows - 1);
        touchAll();
    }
}
