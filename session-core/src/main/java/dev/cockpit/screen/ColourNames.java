package dev.cockpit.screen;

import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/// Colours as XParseColor reads them: `rgb:r/g/b`, `#rgb` in four lengths, and a few names.
final class ColourNames {
    private static final Map<String, Integer> NAMES = Map.of(
            "black", 0x000000,
            "white", 0xFFFFFF,
            "red", 0xFF0000,
            "green", 0x00FF00,
            "blue", 0x0000FF,
            "yellow", 0xFFFF00,
            "cyan", 0x00FFFF,
            "magenta", 0xFF00FF,
            "gray", 0xBEBEBE,
            "grey", 0xBEBEBE);

    private ColourNames() {}

    static OptionalInt parse(String spec) {
        if (spec.startsWith("rgb:")) {
            String[] parts = spec.substring(4).split("/", -1);
            return parts.length == 3 ? channels(parts, true) : OptionalInt.empty();
        }
        if (spec.startsWith("#")) {
            int digits = (spec.length() - 1) / 3;
            if (digits * 3 != spec.length() - 1) {
                return OptionalInt.empty();
            }
            return channels(
                    new String[] {
                        spec.substring(1, 1 + digits),
                        spec.substring(1 + digits, 1 + 2 * digits),
                        spec.substring(1 + 2 * digits)
                    },
                    false);
        }
        Integer named = NAMES.get(spec.toLowerCase(Locale.ROOT));
        return named == null ? OptionalInt.empty() : OptionalInt.of(named);
    }

    /// `scaled`: `f` means `ff`; else it means `f0`.
    private static OptionalInt channels(String[] parts, boolean scaled) {
        int rgb = 0;
        for (String part : parts) {
            boolean hex = part.chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 0x80);
            if (part.isEmpty() || part.length() > 4 || !hex) {
                return OptionalInt.empty();
            }
            int bits = 4 * part.length();
            int value = Integer.parseInt(part, 16);
            int eight = scaled ? (int) Math.round(value * 255.0 / ((1 << bits) - 1)) : value << 16 >> bits >> 8;
            rgb = rgb << 8 | eight;
        }
        return OptionalInt.of(rgb);
    }
}
