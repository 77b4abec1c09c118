package dev.cockpit.widget.text;

import dev.cockpit.screen.Row;
import dev.cockpit.screen.ScreenView;

/// The lines of history and screen as one sequence of addresses, for as long as a `Screen.read` lasts.
/// The alternate screen has no history.
public final class AllLines {
    private final ScreenView view;
    private final boolean alternate;

    /// The lines of a look at a screen.
    public AllLines(ScreenView view) {
        this.view = view;
        this.alternate = view.modes().alternateScreen();
    }

    /// The address of the oldest line.
    public long first() {
        return alternate ? view.topLine() : view.firstLine();
    }

    /// The address after the last row of the screen.
    public long end() {
        return view.topLine() + view.rows();
    }

    /// Whether a line is still there.
    public boolean has(long address) {
        return address >= first() && address < end();
    }

    /// A line; valid until the next call.
    public Row row(long address) {
        return address < view.topLine() ? view.historyLine(address) : view.row((int) (address - view.topLine()));
    }

    /// Whether the line's text goes on in the next.
    public boolean wrapped(long address) {
        return has(address) && row(address).wrapped();
    }

    /// The first line of the text that the line belongs to.
    public long start(long address, int limit) {
        long start = address;
        while (address - start < limit && wrapped(start - 1)) {
            start--;
        }
        return start;
    }

    /// The last line of the text that the line belongs to.
    public long last(long address, int limit) {
        long last = address;
        while (last - address < limit && has(last + 1) && wrapped(last)) {
            last++;
        }
        return last;
    }
}
