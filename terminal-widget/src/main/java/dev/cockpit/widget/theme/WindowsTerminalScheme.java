package dev.cockpit.widget.theme;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A colour scheme of Windows Terminal: an object of colours, or a settings file with a list of them
/// under `schemes`.
final class WindowsTerminalScheme {
    private static final List<String> ANSI = List.of(
            "black",
            "red",
            "green",
            "yellow",
            "blue",
            "purple",
            "cyan",
            "white",
            "brightBlack",
            "brightRed",
            "brightGreen",
            "brightYellow",
            "brightBlue",
            "brightPurple",
            "brightCyan",
            "brightWhite");

    private WindowsTerminalScheme() {}

    static List<Palette> parse(String name, String text) throws IOException {
        JsonNode root;
        try {
            root = JsonMapper.builder().build().readTree(text);
        } catch (JacksonException e) {
            throw new IOException("This is no JSON: " + e.getOriginalMessage(), e);
        }
        List<Palette> palettes = new ArrayList<>();
        if (root.has("schemes")) {
            for (JsonNode scheme : root.get("schemes")) {
                palettes.add(scheme(name, scheme));
            }
        } else {
            palettes.add(scheme(name, root));
        }
        return palettes;
    }

    private static Palette scheme(String name, JsonNode scheme) throws IOException {
        Palette palette = new Palette(scheme.path("name").asString(name));
        put(palette, Palette.FOREGROUND, scheme, "foreground");
        put(palette, Palette.BACKGROUND, scheme, "background");
        put(palette, Palette.CURSOR, scheme, "cursorColor");
        put(palette, Palette.SELECTION, scheme, "selectionBackground");
        for (int i = 0; i < ANSI.size(); i++) {
            put(palette, "ansi" + i, scheme, ANSI.get(i));
        }
        return palette;
    }

    private static void put(Palette palette, String key, JsonNode scheme, String field) throws IOException {
        if (scheme.path(field).isString()) {
            palette.put(key, ThemeFile.hex(scheme.path(field).asString()));
        }
    }
}
