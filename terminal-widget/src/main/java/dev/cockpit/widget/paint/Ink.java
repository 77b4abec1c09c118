package dev.cockpit.widget.paint;

import dev.cockpit.screen.Colours;
import dev.cockpit.screen.Style;
import dev.cockpit.widget.theme.Contrast;
import java.util.HashMap;
import java.util.Map;

/// Turns a cell's style and marks into two colours. Remembers the last answer, since neighbours are
/// mostly alike. FX thread only.
final class Ink {
    private static final int HIT_GROUND = 0xe5c07b;
    private static final int CURRENT_HIT_GROUND = 0xff9632;
    private static final int HIT_TEXT = 0x101010;
    private static final double DIM = 0.45;

    private Colours colours;
    private int selection;
    private double minimumContrast = 1;
    private boolean reversed;
    private boolean blinkedOff;
    private final Map<Long, Integer> contrasted = new HashMap<>();

    private long lastStyle;
    private int lastMarks = -1;
    private boolean lastShape;
    private int foreground;
    private int background;

    Ink(Colours colours, int selection) {
        this.colours = colours;
        this.selection = selection;
    }

    /// Sets what holds for the whole screen.
    void set(Colours newColours, int selectionGround, double contrast, boolean screenReversed, boolean blinkOff) {
        if (contrast != minimumContrast) {
            contrasted.clear();
        }
        colours = newColours;
        selection = selectionGround;
        minimumContrast = contrast;
        reversed = screenReversed;
        blinkedOff = blinkOff;
        lastMarks = -1;
    }

    Colours colours() {
        return colours;
    }

    /// The ground of the screen.
    int ground() {
        return reversed ? colours.foreground() : colours.background();
    }

    /// Mixes for one cell; then read [#foreground] and [#background].
    ///
    /// @param shape whether the cell holds a drawn shape, whose colour means something and is left
    ///     alone
    void mix(long style, int marks, boolean shape) {
        if (style == lastStyle && marks == lastMarks && shape == lastShape) {
            return;
        }
        lastStyle = style;
        lastMarks = marks;
        lastShape = shape;
        int text = colour(Style.foreground(style), true);
        int behind = colour(Style.background(style), false);
        if (Style.has(style, Style.REVERSE)) {
            int swap = text;
            text = behind;
            behind = swap;
        }
        if (Style.has(style, Style.DIM)) {
            text = Contrast.mix(text, behind, DIM);
        }
        if ((marks & Marks.CURRENT_HIT) != 0) {
            behind = CURRENT_HIT_GROUND;
            text = HIT_TEXT;
        } else if ((marks & Marks.SELECTED) != 0) {
            behind = selection;
        } else if ((marks & Marks.HIT) != 0) {
            behind = HIT_GROUND;
            text = HIT_TEXT;
        }
        if (Style.has(style, Style.CONCEAL) || (blinkedOff && Style.has(style, Style.BLINK))) {
            text = behind;
        } else if (minimumContrast > 1 && !shape) {
            text = contrasted(text, behind);
        }
        foreground = text;
        background = behind;
    }

    int foreground() {
        return foreground;
    }

    int background() {
        return background;
    }

    /// A colour of a style; `text` says which default it falls back to.
    int colour(int packed, boolean text) {
        if (Style.isRgb(packed)) {
            return packed & 0xffffff;
        }
        if (Style.isIndexed(packed)) {
            return colours.palette(Style.index(packed));
        }
        return text != reversed ? colours.foreground() : colours.background();
    }

    private int contrasted(int text, int behind) {
        long key = (long) text << 24 | behind;
        return contrasted.computeIfAbsent(key, both -> Contrast.atLeast(minimumContrast, text, behind));
    }
}
