package dev.cockpit.widget;

/// Font and colours of a terminal. Immutable; replaced whole.
///
/// @param fontFamily a monospaced family, or empty for the platform's default
/// @param fontSize in points, 6…72
/// @param dark dark palette or light
public record TerminalLook(String fontFamily, double fontSize, boolean dark) {
    /// The size that Ctrl+0 returns to.
    public static final double DEFAULT_FONT_SIZE = 13;

    /// Clamps the size to 6…72 points.
    public TerminalLook {
        fontSize = Math.clamp(fontSize, 6, 72);
    }

    /// The same look at another size.
    public TerminalLook withFontSize(double points) {
        return new TerminalLook(fontFamily, points, dark);
    }
}
