package dev.cockpit.widget;

/// Font and colours of a terminal. Immutable; replaced whole.
///
/// @param fontFamily a monospaced family, or empty for the platform's default
/// @param fontSize in points, 6…72
/// @param dark dark palette or light
/// @param theme the name of a colour scheme, or empty for the cockpit's own; a scheme of the other ground gives way to
/// its
///     partner
/// @param minimumContrast the least contrast ratio of text to its ground, 1 (as the program wants it) … 21
/// @param calm no blinking
public record TerminalLook(
        String fontFamily, double fontSize, boolean dark, String theme, double minimumContrast, boolean calm) {
    /// The size that Ctrl+0 returns to.
    public static final double DEFAULT_FONT_SIZE = 13;

    /// Clamps the size to 6…72 points and the contrast to 1…21.
    public TerminalLook {
        fontSize = Math.clamp(fontSize, 6, 72);
        minimumContrast = Math.clamp(minimumContrast, 1, 21);
    }

    /// A look with the cockpit's own colours.
    public TerminalLook(String fontFamily, double fontSize, boolean dark) {
        this(fontFamily, fontSize, dark, "", 1, false);
    }

    /// The same look at another size.
    public TerminalLook withFontSize(double points) {
        return new TerminalLook(fontFamily, points, dark, theme, minimumContrast, calm);
    }
}
