package dev.cockpit.widget.text;

/// The cells from one place to before another, in reading order.
///
/// @param from the first cell
/// @param to after the last cell
public record Span(Place from, Place to) {
    /// The first cell of the span on a line; past its end when the line has none.
    public int start(long line) {
        return line < from.line() || line > to.line() ? Integer.MAX_VALUE : line == from.line() ? from.column() : 0;
    }

    /// The end of the span on a line, excluded.
    public int end(long line) {
        return line < from.line() || line > to.line()
                ? Integer.MIN_VALUE
                : line == to.line() ? to.column() : Integer.MAX_VALUE;
    }

    /// Whether a cell lies in it.
    public boolean contains(Place cell) {
        return from.compareTo(cell) <= 0 && cell.compareTo(to) < 0;
    }
}
