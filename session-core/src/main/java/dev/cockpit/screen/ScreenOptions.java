package dev.cockpit.screen;

/// What a [Screen] is made with. Values out of range are clamped.
///
/// @param historyLines how many lines that scrolled off are kept; 0 for none
/// @param historyBytes how many bytes those lines may take in memory, whatever their number
/// @param version what XTVERSION says after `cockpit`
/// @param colours the colours that stand before the child changes any
public record ScreenOptions(int historyLines, long historyBytes, String version, Colours colours) {
    /// 10,000 lines, at most 64 MiB of them.
    public static final ScreenOptions DEFAULT = new ScreenOptions(10_000, 64L << 20, "0.1.0", Colours.DARK);

    /// Clamps the numbers.
    public ScreenOptions {
        historyLines = Math.max(0, historyLines);
        historyBytes = Math.max(0, historyBytes);
    }

    /// The same with another number of history lines.
    public ScreenOptions withHistoryLines(int lines) {
        return new ScreenOptions(lines, historyBytes, version, colours);
    }

    /// The same with other colours.
    public ScreenOptions withColours(Colours other) {
        return new ScreenOptions(historyLines, historyBytes, version, other);
    }
}
