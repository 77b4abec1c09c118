package dev.cockpit.widget.input;

/// What the child asked of the pointer. Immutable.
///
/// @param tracking which events it wants
/// @param format how they are written
/// @param alternateScreen the alternate screen is on: there is no history to scroll
/// @param alternateScroll mode 1007: on the alternate screen the wheel types arrow keys; on unless switched off
public record MouseModes(Tracking tracking, Format format, boolean alternateScreen, boolean alternateScroll) {
    /// A terminal that was just switched on.
    public static final MouseModes INITIAL = new MouseModes(Tracking.NONE, Format.DEFAULT, false, true);

    /// Which events the child wants; the number is the DEC private mode's.
    public enum Tracking {
        /// None: the pointer selects text.
        NONE,
        /// 9: presses.
        X10,
        /// 1000: presses, releases, wheel.
        CLICKS,
        /// 1002: also motion while a button is down.
        DRAGS,
        /// 1003: all motion.
        MOTION
    }

    /// How an event is written; the number is the DEC private mode's.
    public enum Format {
        /// Three bytes after `CSI M`; ends at column and row 223.
        DEFAULT,
        /// 1005: the same as UTF-8 characters; ends at 2015.
        UTF8,
        /// 1006: decimal, `CSI < b ; x ; y M` or `m`.
        SGR,
        /// 1016: as SGR, in pixels instead of cells.
        SGR_PIXELS,
        /// 1015: decimal, `CSI b ; x ; y M`.
        URXVT
    }

    /// Whether the child wants any events at all.
    public boolean reporting() {
        return tracking != Tracking.NONE;
    }
}
