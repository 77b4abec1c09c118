package dev.cockpit.screen;

/// How mouse reports are written.
public enum MouseEncoding {
    /// `CSI M` and three bytes.
    DEFAULT,
    /// The same with coordinates in UTF-8 (DECSET 1005).
    UTF8,
    /// `CSI < … M` and `m` (DECSET 1006).
    SGR,
    /// `CSI … M` with decimal numbers (DECSET 1015).
    URXVT,
    /// SGR with pixels instead of cells (DECSET 1016).
    SGR_PIXELS
}
