package dev.cockpit.screen;

import org.jspecify.annotations.Nullable;

/// What a few cells have besides their [Style]. Shared between cells; immutable.
///
/// @param underlineColour SGR 58, a colour as in [Style]; 0 is that of the text
/// @param link OSC 8
public record Extra(int underlineColour, @Nullable Link link) {
    static final Extra NONE = new Extra(0, null);

    boolean isNone() {
        return underlineColour == 0 && link == null;
    }
}
