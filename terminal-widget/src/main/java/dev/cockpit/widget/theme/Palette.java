package dev.cockpit.widget.theme;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The colours that an importer has found so far.
final class Palette {
    static final String FOREGROUND = "foreground";
    static final String BACKGROUND = "background";
    static final String CURSOR = "cursor";
    static final String SELECTION = "selection";

    private final String name;
    private final Map<String, Integer> found = new HashMap<>();

    Palette(String name) {
        this.name = name;
    }

    void put(String key, int rgb) {
        found.put(key, rgb);
    }

    /// The theme. Cursor and selection may be missing; the rest may not.
    Theme theme() throws IOException {
        int foreground = need(FOREGROUND);
        int background = need(BACKGROUND);
        List<Integer> ansi = new ArrayList<>();
        for (int i = 0; i < Theme.ANSI_COLOURS; i++) {
            ansi.add(need("ansi" + i));
        }
        return new Theme(
                name,
                foreground,
                background,
                found.getOrDefault(CURSOR, foreground),
                found.getOrDefault(SELECTION, Contrast.mix(background, foreground, 0.25)),
                ansi);
    }

    private int need(String key) throws IOException {
        Integer colour = found.get(key);
        if (colour == null) {
            throw new IOException("The scheme \"" + name + "\" has no colour for " + key
                    + ": it needs foreground, background and the 16 ANSI colours.");
        }
        return colour;
    }
}
