package dev.cockpit.screen;

/// The shape of the cursor (DECSCUSR).
public enum CursorShape {
    /// A full cell.
    BLOCK,
    /// A line below the cell.
    UNDERLINE,
    /// A line before the cell.
    BAR
}
