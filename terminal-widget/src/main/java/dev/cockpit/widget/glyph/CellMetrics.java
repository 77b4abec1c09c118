package dev.cockpit.widget.glyph;

import javafx.geometry.VPos;
import javafx.scene.text.Font;
import javafx.scene.text.FontPosture;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/// Font and cell on the pixel grid of one screen. Immutable; FX thread only, as fonts are.
///
/// @param family the chosen family
/// @param fontPixels the font's size in device pixels
/// @param scale device pixels per JavaFX unit, 1 to 4
/// @param cellWidth in whole device pixels, so that columns never blur
/// @param cellHeight in whole device pixels
/// @param baseline from the top of the cell, in device pixels
/// @param line thickness of thin lines: box drawing, underlines, the cursor's bar
public record CellMetrics(
        String family, double fontPixels, double scale, int cellWidth, int cellHeight, int baseline, int line) {
    private static final String SAMPLE = "MMMMMMMMMM";

    /// Measures a font.
    ///
    /// @param family a family; an empty or unknown one gives the platform's monospaced font
    /// @param size in JavaFX units
    /// @param scale device pixels per unit
    public static CellMetrics measure(String family, double size, double scale) {
        String chosen = family.isBlank() || !Font.getFamilies().contains(family) ? "Monospaced" : family;
        double pixels = size * scale;
        Text text = new Text(SAMPLE);
        text.setFont(Font.font(chosen, pixels));
        text.setTextOrigin(VPos.TOP);
        int width = Math.max(1, (int) Math.round(text.getLayoutBounds().getWidth() / SAMPLE.length()));
        int height = Math.max(1, (int) Math.ceil(text.getLayoutBounds().getHeight() - 0.01));
        int baseline = Math.min(height, (int) Math.round(text.getBaselineOffset()));
        int line = Math.max(1, (int) Math.round(pixels / 14));
        return new CellMetrics(chosen, pixels, scale, width, height, baseline, line);
    }

    /// The font in one style.
    Font font(boolean bold, boolean italic, double factor) {
        return Font.font(
                family,
                bold ? FontWeight.BOLD : FontWeight.NORMAL,
                italic ? FontPosture.ITALIC : FontPosture.REGULAR,
                fontPixels * factor);
    }
}
