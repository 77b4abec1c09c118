package dev.cockpit.widget.theme;

import dev.cockpit.screen.Colours;
import java.util.List;

/// A colour scheme. Immutable; colours are 0xRRGGBB.
///
/// @param name what the person calls it
/// @param foreground text without a colour of its own
/// @param background the ground
/// @param cursor the cursor
/// @param selection the ground of selected text
/// @param ansi the sixteen ANSI colours, normal then bright
public record Theme(String name, int foreground, int background, int cursor, int selection, List<Integer> ansi) {
    /// How many colours a scheme names.
    public static final int ANSI_COLOURS = 16;

    /// Checks that all sixteen colours are there.
    public Theme {
        ansi = List.copyOf(ansi);
        if (ansi.size() != ANSI_COLOURS) {
            throw new IllegalArgumentException("a theme has 16 ANSI colours, not " + ansi.size());
        }
    }

    /// Whether the ground is darker than the text.
    public boolean dark() {
        return Contrast.luminance(background) < Contrast.luminance(foreground);
    }

    /// The colours as the screen wants them: the sixteen, then the usual cube and greys.
    public Colours colours() {
        return new Colours(
                foreground,
                background,
                cursor,
                ansi.stream().mapToInt(Integer::intValue).toArray());
    }
}
