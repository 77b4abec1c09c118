package dev.cockpit.widget.text;

import dev.cockpit.screen.Row;
import java.util.Arrays;

/// A line of text as its program wrote it, soft wraps joined, with the cell of each character.
public final class LogicalLine {
    /// Rows that are joined at most, upwards and downwards.
    private static final int LIMIT = 200;

    private final StringBuilder text = new StringBuilder();
    private final long first;
    private long[] lines = new long[256];
    private int[] columns = new int[256];
    private Place end;

    private LogicalLine(long first) {
        this.first = first;
        this.end = new Place(first, 0);
    }

    /// The text around a line.
    public static LogicalLine around(AllLines all, long address) {
        return from(all, all.start(address, LIMIT));
    }

    /// The text that begins with a line.
    static LogicalLine from(AllLines all, long start) {
        LogicalLine line = new LogicalLine(start);
        long last = all.last(start, LIMIT);
        for (long address = start; address <= last; address++) {
            line.add(all.row(address), address);
        }
        return line;
    }

    private void add(Row row, long address) {
        for (int x = 0; x < row.used(); x++) {
            int cell = row.cells()[x];
            if ((cell & Row.TAIL) != 0) {
                continue;
            }
            if ((cell & Row.CLUSTER) != 0) {
                text.append(row.text(x));
            } else {
                text.appendCodePoint(cell == 0 ? ' ' : cell & Row.CODE_POINT);
            }
            note(address, x);
        }
        end = new Place(address, row.used());
    }

    private void note(long address, int column) {
        if (text.length() > lines.length) {
            int size = Math.max(text.length(), lines.length * 2);
            lines = Arrays.copyOf(lines, size);
            columns = Arrays.copyOf(columns, size);
        }
        for (int i = noted; i < text.length(); i++) {
            lines[i] = address;
            columns[i] = column;
        }
        noted = text.length();
    }

    private int noted;

    /// The text, blanks for empty cells.
    public CharSequence text() {
        return text;
    }

    /// The address of its first row.
    public long first() {
        return first;
    }

    /// The address of its last row.
    public long last() {
        return end.line();
    }

    /// The cell of a character; the end of the text for an index at its length.
    public Place place(int index) {
        return index < text.length() ? new Place(lines[index], columns[index]) : end;
    }

    /// The character in a cell, or the nearest one before it; -1 when the text is empty.
    public int index(Place place) {
        int low = 0;
        int high = text.length() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (place(middle).compareTo(place) <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return text.isEmpty() ? -1 : low;
    }

    /// The cells of the characters from `start` to before `end`.
    public Span span(int start, int end) {
        Place to = end < text.length() && place(end).line() == place(end - 1).line() ? place(end) : after(end - 1);
        return new Span(place(start), to);
    }

    private Place after(int index) {
        Place last = place(index);
        boolean lastOfAll = index == text.length() - 1;
        if (lastOfAll) {
            return end;
        }
        int next = index + 1;
        return place(next).line() == last.line() ? place(next) : new Place(last.line(), Integer.MAX_VALUE);
    }
}
