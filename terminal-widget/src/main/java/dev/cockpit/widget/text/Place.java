package dev.cockpit.widget.text;

/// A boundary between cells.
///
/// @param line the address of a line, as in `ScreenView`
/// @param column the cell that follows, from 0
public record Place(long line, int column) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
        return line == other.line ? Integer.compare(column, other.column) : Long.compare(line, other.line);
    }
}
