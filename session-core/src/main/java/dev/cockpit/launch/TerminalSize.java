package dev.cockpit.launch;

/// The size of a terminal in cells. Every path clamps to 1…500 (decision 5), so no caller can hand a
/// child a size that breaks it.
///
/// @param cols columns, 1…500
/// @param rows rows, 1…500
public record TerminalSize(int cols, int rows) {
    /// The largest number of columns or rows.
    public static final int MAX = 500;

    /// The seed's default geometry, for a session that nobody has laid out yet.
    public static final TerminalSize DEFAULT = new TerminalSize(120, 30);

    /// Clamps both numbers to 1…500.
    public TerminalSize {
        cols = Math.clamp(cols, 1, MAX);
        rows = Math.clamp(rows, 1, MAX);
    }
}
