package dev.cockpit.screen;

import org.jspecify.annotations.Nullable;

/// What a reader sees of a screen, consistent for as long as [Screen#read] lasts and not a moment longer.
///
/// Lines have addresses: the number of lines that had scrolled off before them. An address stays with its
/// text until the width changes ([#epoch()] moves on then) or the text is erased.
public final class ScreenView {
    final State state;
    private final long epoch;
    private @Nullable Row line;

    /// Takes one scroll.
    @FunctionalInterface
    public interface ScrollReader {
        /// Rows `top…bottom` moved up by `lines` (down if it is negative).
        void scrolled(int top, int bottom, int lines);
    }

    ScreenView(State state, long epoch) {
        this.state = state;
        this.epoch = epoch;
    }

    /// The columns of the screen.
    public int columns() {
        return state.columns;
    }

    /// The rows of the screen.
    public int rows() {
        return state.rows;
    }

    /// A row of the screen, 0-based.
    public Row row(int y) {
        return state.grid.row(y);
    }

    /// The number by which this look is told from later ones: remember it, and ask next time what changed
    /// since.
    public long generation() {
        return state.damage.look();
    }

    /// Whether the row that now stands at `y` was written to since; a row that only moved was not.
    public boolean changedSince(int y, long generation) {
        return state.grid.row(y).changed > generation;
    }

    /// Tells the scrolls since, oldest first. A painter that repeats them on its picture, and then paints
    /// the rows that [#changedSince(int, long)] names, has painted all. False: too many; everything is to
    /// be painted.
    public boolean scrollsSince(long generation, ScrollReader reader) {
        return state.damage.scrollsSince(generation, reader);
    }

    /// The cursor's column, 0-based.
    public int cursorColumn() {
        return state.x;
    }

    /// The cursor's row, 0-based.
    public int cursorRow() {
        return state.y;
    }

    /// Whether the next character goes to the next row.
    public boolean pendingWrap() {
        return state.pendingWrap;
    }

    /// The modes.
    public Modes modes() {
        return state.snapshot();
    }

    /// The title, cleaned.
    public String title() {
        return state.title;
    }

    /// The colours in force.
    public Colours colours() {
        return state.colours;
    }

    /// The address of the oldest line of the history.
    public long firstLine() {
        return history().first();
    }

    /// The address of the top row of the main screen; the history ends before it.
    public long topLine() {
        return history().end();
    }

    /// The number of lines in the history (none of them belongs to the alternate screen).
    public int historySize() {
        return history().size();
    }

    /// About the bytes that the history takes in memory.
    public long historyBytes() {
        return history().weight();
    }

    /// Moves on when addresses of lines lose their meaning (a change of width, RIS).
    public long epoch() {
        return epoch;
    }

    /// The line at an address from [#firstLine()] to before [#topLine()]; the row is valid until the next
    /// call.
    public Row historyLine(long address) {
        Row into = line;
        if (into == null) {
            into = new Row(state.columns);
            line = into;
        }
        history().read(address, into);
        return into;
    }

    /// Unpacks a line of the history into a row of the reader's, of any width.
    public void historyLine(long address, Row into) {
        history().read(address, into);
    }

    /// The rows of the screen as text, without trailing blanks.
    public String[] screenText() {
        String[] text = new String[state.rows];
        for (int y = 0; y < text.length; y++) {
            text[y] = row(y).text();
        }
        return text;
    }

    /// The lines of the history as text, oldest first.
    public String[] historyText() {
        String[] text = new String[historySize()];
        for (int i = 0; i < text.length; i++) {
            text[i] = historyLine(firstLine() + i).text();
        }
        return text;
    }

    private History history() {
        return state.main.history();
    }
}
