package dev.cockpit.widget.theme;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Reads a colour scheme that another terminal wrote: iTerm2 (`.itermcolors`), Windows Terminal (JSON)
/// or Ghostty. The kind is told from the content, not from the name.
public final class ThemeFile {
    private static final long MAX_BYTES = 1 << 20;

    private ThemeFile() {}

    /// Reads one file. Blocks on the disk.
    ///
    /// @return its schemes: one, or all of a Windows Terminal settings file
    /// @throws IOException when it cannot be read, or with a sentence that says what is missing in it
    public static List<Theme> read(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new IOException(file.getFileName() + " is larger than 1 MiB: that is no colour scheme.");
        }
        String name = file.getFileName().toString().replaceFirst("\\.[a-zA-Z]+$", "");
        return parse(name, Files.readString(file, StandardCharsets.UTF_8));
    }

    /// Reads a scheme's text.
    ///
    /// @param name what to call it where the text does not say
    /// @throws IOException with a sentence that says what is wrong
    static List<Theme> parse(String name, String text) throws IOException {
        String start = text.stripLeading();
        List<Palette> palettes;
        if (start.startsWith("<")) {
            palettes = List.of(ItermColours.parse(name, text));
        } else if (start.startsWith("{")) {
            palettes = WindowsTerminalScheme.parse(name, text);
        } else {
            palettes = List.of(ghostty(name, text));
        }
        List<Theme> themes = new ArrayList<>();
        for (Palette palette : palettes) {
            themes.add(palette.theme());
        }
        return themes;
    }

    private static Palette ghostty(String name, String text) throws IOException {
        Palette palette = new Palette(name);
        for (String line : text.lines().toList()) {
            int equals = line.indexOf('=');
            if (equals < 0 || line.stripLeading().startsWith("#")) {
                continue;
            }
            String key = line.substring(0, equals).strip();
            String value = line.substring(equals + 1).strip();
            if (key.equals("palette") && value.indexOf('=') > 0) {
                int index = value.indexOf('=');
                palette.put("ansi" + value.substring(0, index).strip(), hex(value.substring(index + 1)));
            } else if (GHOSTTY.containsKey(key)) {
                palette.put(GHOSTTY.getOrDefault(key, key), hex(value));
            }
        }
        return palette;
    }

    private static final Map<String, String> GHOSTTY = Map.of(
            "background", Palette.BACKGROUND,
            "foreground", Palette.FOREGROUND,
            "cursor-color", Palette.CURSOR,
            "selection-background", Palette.SELECTION);

    /// `#rrggbb`, `rrggbb` or `#rgb`.
    static int hex(String text) throws IOException {
        String digits = text.strip().replace("\"", "").replaceFirst("^#", "").toLowerCase(Locale.ROOT);
        if (digits.matches("[0-9a-f]{3}")) {
            digits = digits.replaceAll("(.)", "$1$1");
        }
        if (!digits.matches("[0-9a-f]{6}")) {
            throw new IOException("\"" + text.strip() + "\" is no colour: write it as #rrggbb.");
        }
        return Integer.parseInt(digits, 16);
    }
}
