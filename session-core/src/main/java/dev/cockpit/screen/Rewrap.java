package dev.cockpit.screen;

import java.util.List;

/// Lets rows flow into rows of another width, one after the other, into a history.
final class Rewrap {
    private final History into;
    private final int columns;
    private final Row row;
    private int filled;

    /// A place in a row that is followed to where its text goes.
    static final class Place {
        int x;
        final int y;
        long line;

        Place(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    Rewrap(History into, int columns) {
        this.into = into;
        this.columns = columns;
        this.row = new Row(columns);
    }

    /// The history's lines; whole chunks whose lines need no new breaks are taken over as they are.
    void history(History from, int oldColumns) {
        Row line = new Row(oldColumns);
        for (HistoryChunk chunk : List.copyOf(from.chunks())) {
            long address = Math.max(from.first(), chunk.firstLine);
            long end = chunk.firstLine + chunk.count;
            boolean asItIs = address == chunk.firstLine && filled == 0 && !chunk.anyWrapped && chunk.longest <= columns;
            if (asItIs) {
                into.adopt(chunk);
                continue;
            }
            for (; address < end; address++) {
                from.read(address, line);
                add(line, List.of());
            }
        }
    }

    /// The line that the next cell goes to.
    long line() {
        return into.end();
    }

    /// Adds a row; the places that are in it are moved along.
    void add(Row source, List<Place> places) {
        int length = source.length();
        if (source.wrapped) {
            int all = source.columns();
            length = source.cells[all - 1] == 0 ? all - 1 : all;
        }
        row.lineSize = source.lineSize;
        int from = 0;
        while (from < length) {
            if (columns == 1 && (source.cells[from] & Row.WIDE) != 0) {
                from += 2;
                continue;
            }
            if (filled == columns) {
                emit(true);
            }
            int to = Math.min(length, from + columns - filled);
            if (to < length && source.cells[to] == Row.TAIL) {
                to--;
            }
            if (to == from && filled > 0) {
                emit(true);
                continue;
            }
            to = Math.max(to, from + 1);
            row.copyCells(source, from, to, filled);
            follow(places, from, to, false);
            filled += to - from;
            from = to;
        }
        follow(places, length, Integer.MAX_VALUE, true);
        if (!source.wrapped) {
            emit(false);
        }
    }

    private void follow(List<Place> places, int from, int to, boolean rest) {
        for (Place place : places) {
            if (place.line < 0 && place.x >= from && place.x < to) {
                place.line = into.end();
                place.x = Math.min(rest ? columns : columns - 1, filled + place.x - from);
            }
        }
    }

    /// Ends a line that is still open.
    void finish() {
        if (filled > 0) {
            emit(false);
        }
    }

    private void emit(boolean wrapped) {
        row.wrapped = wrapped;
        into.push(row);
        row.clear(Style.PLAIN);
        filled = 0;
    }
}
