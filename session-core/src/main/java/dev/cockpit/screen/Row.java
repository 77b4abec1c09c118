package dev.cockpit.screen;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// One row of cells. Reading it is allowed only inside [Screen#read], except for a copy that the reader
/// made with [#copyFrom].
///
/// A cell is an `int`: 0 for empty, else a code point in the low 21 bits with the flags [#WIDE] (it takes
/// this cell and the next), [#TAIL] (the second half of such a character), [#CLUSTER] (more code points
/// follow, see [#text(int)]). Cells from [#used()] on are empty and plain.
public final class Row {
    /// The first cell of a character of two cells.
    public static final int WIDE = 1 << 24;

    /// The second cell of a character of two cells.
    public static final int TAIL = 1 << 25;

    /// A cluster of several code points, of which the cell holds the first.
    public static final int CLUSTER = 1 << 26;

    /// The code point of a cell.
    public static final int CODE_POINT = 0x1FFFFF;

    int[] cells;
    long[] styles;
    private String @Nullable [] clusters;
    private @Nullable Extra @Nullable [] extras;
    /// Cells before here are empty and plain; a bound.
    int start;
    int used;
    boolean wide;
    /// Some cell may have a style that is not plain.
    boolean styled;
    boolean wrapped;
    byte lineSize;
    long changed;

    /// An empty row of so many cells.
    public Row(int columns) {
        cells = new int[columns];
        styles = new long[columns];
        start = columns;
    }

    /// The number of cells.
    public int columns() {
        return cells.length;
    }

    /// Cells from here on are empty and plain; a bound, not the exact length of the text.
    public int used() {
        return used;
    }

    /// Whether the text goes on in the next row without a line break.
    public boolean wrapped() {
        return wrapped;
    }

    /// 0 normal, 1 double width (DECDWL), 2 and 3 the upper and lower half of double height (DECDHL).
    public int lineSize() {
        return lineSize;
    }

    /// The generation (see [ScreenView#generation()]) in which the row last changed.
    public long changed() {
        return changed;
    }

    /// The cells themselves, for fast loops. Never written to by a reader.
    public int[] cells() {
        return cells;
    }

    /// The styles of the cells, for fast loops. Never written to by a reader.
    public long[] styles() {
        return styles;
    }

    /// The text of a cell: empty for an empty cell or a tail.
    public String text(int x) {
        int cell = cells[x];
        if ((cell & CLUSTER) != 0 && clusters != null) {
            return clusters[x];
        }
        return cell == 0 || cell == TAIL ? "" : Character.toString(cell & CODE_POINT);
    }

    /// The underline colour and link of a cell; null for nearly all cells.
    public @Nullable Extra extra(int x) {
        return (styles[x] & Style.EXTRA) != 0 && extras != null ? extras[x] : null;
    }

    /// The text of the whole row, empty cells as blanks, without trailing blanks.
    public String text() {
        return text(0, used).stripTrailing();
    }

    /// The text of the cells from `from` to before `to`, empty cells as blanks.
    public String text(int from, int to) {
        StringBuilder text = new StringBuilder(to - from);
        for (int x = from; x < to; x++) {
            int cell = x < used ? cells[x] : 0;
            if (cell == 0) {
                text.append(' ');
            } else if ((cell & CLUSTER) != 0) {
                text.append(text(x));
            } else if (cell != TAIL) {
                text.appendCodePoint(cell & CODE_POINT);
            }
        }
        return text.toString();
    }

    /// Makes this row a copy of another, for a reader that paints outside the lock; allocates only if the
    /// sizes differ.
    public void copyFrom(Row other) {
        if (cells.length != other.cells.length) {
            cells = new int[other.cells.length];
            styles = new long[other.cells.length];
            clusters = null;
            extras = null;
            used = 0;
            start = cells.length;
        }
        int length = Math.max(used, other.used);
        System.arraycopy(other.cells, 0, cells, 0, length);
        System.arraycopy(other.styles, 0, styles, 0, length);
        clusters = other.clusters == null ? null : other.clusters.clone();
        extras = other.extras == null ? null : other.extras.clone();
        start = other.start;
        used = other.used;
        wide = other.wide;
        styled = other.styled;
        wrapped = other.wrapped;
        lineSize = other.lineSize;
        changed = other.changed;
    }

    void put(int x, int cell, long style, @Nullable Extra extra) {
        cells[x] = cell;
        styles[x] = style;
        styled |= style != Style.PLAIN;
        if ((style & Style.EXTRA) != 0 && extra != null) {
            extras()[x] = extra;
        }
        cover(x, x + 1);
    }

    /// These cells may no longer be empty and plain.
    void cover(int from, int to) {
        if (from < start) {
            start = from;
        }
        if (to > used) {
            used = to;
        }
    }

    void putCluster(int x, int flags, String text, long style, @Nullable Extra extra) {
        put(x, text.codePointAt(0) | flags | CLUSTER, style, extra);
        clusters()[x] = text;
    }

    /// Gives a run of cells the same style.
    void style(int from, int to, long style, @Nullable Extra extra) {
        Arrays.fill(styles, from, to, style);
        styled |= style != Style.PLAIN;
        if ((style & Style.EXTRA) != 0 && extra != null) {
            Arrays.fill(extras(), from, to, extra);
        }
        cover(from, to);
    }

    /// Empties cells, giving them a (background) style.
    void erase(int from, int to, long style) {
        int end = style == Style.PLAIN ? Math.min(to, used) : to;
        if (from >= end) {
            return;
        }
        Arrays.fill(cells, from, end, 0);
        Arrays.fill(styles, from, end, style);
        if (style != Style.PLAIN) {
            styled = true;
            cover(from, end);
        } else if (end == used) {
            used = from;
        }
    }

    /// Empties the whole row, as a new one.
    void clear(long style) {
        if (start < used) {
            Arrays.fill(cells, start, used, 0);
            if (styled) {
                Arrays.fill(styles, start, used, Style.PLAIN);
            }
        }
        styled = false;
        start = cells.length;
        used = 0;
        if (style != Style.PLAIN) {
            erase(0, cells.length, style);
        }
        wide = false;
        wrapped = false;
        lineSize = 0;
    }

    /// Copies cells of `other` (or of this row, also where they overlap) to `at`.
    void copyCells(Row other, int from, int to, int at) {
        int count = to - from;
        if (count <= 0) {
            return;
        }
        System.arraycopy(other.cells, from, cells, at, count);
        System.arraycopy(other.styles, from, styles, at, count);
        if (other.clusters != null) {
            System.arraycopy(other.clusters, from, clusters(), at, count);
        }
        if (other.extras != null) {
            System.arraycopy(other.extras, from, extras(), at, count);
        }
        wide |= other.wide;
        styled |= other.styled;
        cover(at, at + Math.max(0, Math.min(to, other.used) - from));
        if (wide) {
            dropHalves(at, at + count);
        }
        trim();
    }

    /// Halves of wide characters at the ends of a run that was copied.
    private void dropHalves(int from, int to) {
        if (cells[from] == TAIL && (from == 0 || (cells[from - 1] & WIDE) == 0)) {
            blank(from);
        }
        if ((cells[to - 1] & WIDE) != 0 && (to == cells.length || cells[to] != TAIL)) {
            blank(to - 1);
        }
    }

    /// A wide character that lies across the edge before `x` is about to be cut: both halves become empty,
    /// with their style.
    void splitAt(int x) {
        if (wide && x > 0 && x < cells.length && cells[x] == TAIL) {
            blank(x - 1);
            blank(x);
        }
    }

    /// Empties a cell, keeping the colour behind it.
    void blank(int x) {
        cells[x] = 0;
        styles[x] &= Style.BACKGROUND_BITS;
    }

    /// The number of cells up to the last one that is not empty and plain.
    int length() {
        trim();
        return used;
    }

    private void trim() {
        int end = used;
        while (end > start && cells[end - 1] == 0 && styles[end - 1] == Style.PLAIN) {
            end--;
        }
        used = end > start ? end : 0;
    }

    void resize(int columns) {
        if (columns < cells.length) {
            splitAt(columns);
        }
        used = Math.min(used, columns);
        start = Math.min(start, columns);
        cells = Arrays.copyOf(cells, columns);
        styles = Arrays.copyOf(styles, columns);
        clusters = clusters == null ? null : Arrays.copyOf(clusters, columns);
        extras = extras == null ? null : Arrays.copyOf(extras, columns);
    }

    private String[] clusters() {
        if (clusters == null) {
            clusters = new String[cells.length];
        }
        return clusters;
    }

    private @Nullable Extra[] extras() {
        if (extras == null) {
            extras = new Extra[cells.length];
        }
        return extras;
    }
}
