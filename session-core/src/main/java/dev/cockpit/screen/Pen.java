package dev.cockpit.screen;

import org.jspecify.annotations.Nullable;

/// How the next character will look: the style and, apart from it, what does not fit a style.
final class Pen {
    long style;
    Extra extra = Extra.NONE;

    /// The style of a cell that is erased now: the background alone (back colour erase).
    long erased() {
        return style & Style.BACKGROUND_BITS;
    }

    void set(long newStyle, Extra newExtra) {
        extra = newExtra;
        style = newExtra.isNone() ? newStyle & ~Style.EXTRA : newStyle | Style.EXTRA;
    }

    void underlineColour(int colour) {
        if (colour != extra.underlineColour()) {
            set(style, new Extra(colour, extra.link()));
        }
    }

    void link(@Nullable Link link) {
        set(style, new Extra(extra.underlineColour(), link));
    }

    /// SGR 0: protection and link stay.
    void reset() {
        underlineColour(0);
        style &= Style.PROTECTED | Style.EXTRA;
    }
}
