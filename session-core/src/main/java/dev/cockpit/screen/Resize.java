package dev.cockpit.screen;

import dev.cockpit.screen.Rewrap.Place;
import java.util.List;

/// Gives the screens another size. The main screen and its history flow anew; the alternate one, whose
/// programs paint anew, is cut.
final class Resize {
    private final State state;

    Resize(State state) {
        this.state = state;
    }

    void to(int columns, int rows) {
        State s = state;
        if (columns == s.columns && rows == s.rows) {
            return;
        }
        SavedCursor saved = s.saved.getOrDefault(s.main, SavedCursor.HOME);
        Place kept = new Place(saved.x(), Math.min(saved.y(), s.rows - 1));
        if (s.onAlternate()) {
            main(columns, rows, List.of(kept), kept);
            int dropTop = Math.max(0, s.y - rows + 1);
            s.alternate.resize(columns, rows, dropTop);
            s.pendingWrap = false;
            s.y -= dropTop;
        } else {
            Place cursor = new Place(s.pendingWrap ? s.x + 1 : s.x, s.y);
            main(columns, rows, List.of(cursor, kept), cursor);
            s.alternate.resize(columns, rows, 0);
            s.pendingWrap = s.pendingWrap && cursor.x == columns;
            s.x = cursor.x;
            s.y = (int) (cursor.line - s.main.history().end());
        }
        if (s.saved.containsKey(s.main)) {
            int y = Math.clamp(kept.line - s.main.history().end(), 0, rows - 1);
            s.saved.put(s.main, saved.at(Math.min(kept.x, columns - 1), y));
        }
        s.saved.computeIfPresent(
                s.alternate,
                (_, cursor) -> cursor.at(Math.min(cursor.x(), columns - 1), Math.min(cursor.y(), rows - 1)));
        s.tabs.extend(s.columns, columns);
        s.columns = columns;
        s.rows = rows;
        s.fullMargins();
        s.x = Math.clamp(s.x, 0, columns - 1);
        s.y = Math.clamp(s.y, 0, rows - 1);
        s.afterPrint = false;
    }

    /// All rows with content go behind the history, in the new width; then the last ones come back as the
    /// screen.
    private void main(int columns, int rows, List<Place> places, Place anchor) {
        Grid grid = state.main;
        History old = grid.history();
        int content = content(grid, anchor);
        boolean full = content == grid.rows;
        History history = columns == grid.columns ? old : new History(old.maxLines(), old.maxBytes(), old.first());
        history.unbounded();
        Rewrap rewrap = new Rewrap(history, columns);
        if (history != old) {
            rewrap.history(old, grid.columns);
        }
        long top = rewrap.line();
        for (Place place : places) {
            place.line = -1;
        }
        for (int y = 0; y < content; y++) {
            int row = y;
            rewrap.add(
                    grid.row(y), places.stream().filter(place -> place.y == row).toList());
        }
        rewrap.finish();
        grid.replace(columns, screen(history, columns, rows, wantedTop(history, top, rows, full, anchor)));
        history.bounded();
        grid.history = history;
    }

    /// The rows down to the last one with text or the cursor.
    private static int content(Grid grid, Place cursor) {
        int content = grid.rows;
        while (content > cursor.y + 1 && grid.row(content - 1).length() == 0) {
            content--;
        }
        return content;
    }

    /// A screen that was full stays full, with lines of the history if need be; one that was not keeps its
    /// top where there is room.
    private static long wantedTop(History history, long top, int rows, boolean full, Place anchor) {
        long end = history.end();
        long wanted = end - top >= rows || full ? Math.max(history.first(), end - rows) : top;
        return anchor.line < 0 ? wanted : Math.min(wanted, anchor.line);
    }

    private static Row[] screen(History history, int columns, int rows, long top) {
        Row[] next = new Row[rows];
        while (history.end() > top) {
            Row row = new Row(columns);
            history.pop(row);
            int y = (int) (history.end() - top);
            if (y < rows) {
                next[y] = row;
            }
        }
        for (int y = 0; y < rows; y++) {
            if (next[y] == null) {
                next[y] = new Row(columns);
            }
        }
        return next;
    }
}
