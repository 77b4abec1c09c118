package dev.cockpit.widget.font;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Joins glyphs of a sequence into one, as an emoji font's glyph substitution table says (OpenType 1.9,
/// "GSUB", lookup types 1, 4 and, around them, 7). Contextual lookups are left out: emoji fonts build
/// flags, skin tones, keycaps and families from ligatures.
final class Ligatures {
    private static final int SINGLE = 1;
    private static final int LIGATURE = 4;
    private static final int EXTENSION = 7;
    private static final List<String> FEATURES = List.of("ccmp", "liga", "rlig", "calt");

    private final ByteBuffer table;
    private final List<Integer> lookups = new ArrayList<>();

    private Ligatures(ByteBuffer table) {
        this.table = table;
        int features = u16(6);
        TreeSet<Integer> indices = new TreeSet<>();
        for (int i = 0; i < u16(features); i++) {
            int record = features + 2 + 6 * i;
            byte[] tag = new byte[4];
            table.get(record, tag);
            if (FEATURES.contains(new String(tag, StandardCharsets.ISO_8859_1))) {
                int feature = features + u16(record + 4);
                for (int j = 0; j < u16(feature + 2); j++) {
                    indices.add(u16(feature + 4 + 2 * j));
                }
            }
        }
        int list = u16(8);
        for (int index : indices) {
            lookups.add(list + u16(list + 2 + 2 * index));
        }
    }

    static Optional<Ligatures> of(Sfnt font) {
        return font.table("GSUB").map(Ligatures::new);
    }

    /// The glyphs after substitution; an emoji that the font has as a whole becomes one glyph.
    int[] apply(int[] glyphs) {
        int[] now = glyphs;
        for (int lookup : lookups) {
            now = applyLookup(lookup, now);
        }
        return now;
    }

    private int[] applyLookup(int lookup, int[] glyphs) {
        int[] out = new int[glyphs.length];
        int length = 0;
        for (int at = 0; at < glyphs.length; ) {
            Match match = match(lookup, glyphs, at);
            out[length++] = match.glyph;
            at += match.consumed;
        }
        return Arrays.copyOf(out, length);
    }

    private Match match(int lookup, int[] glyphs, int at) {
        for (int i = 0; i < u16(lookup + 4); i++) {
            int type = u16(lookup);
            int subtable = lookup + u16(lookup + 6 + 2 * i);
            if (type == EXTENSION) {
                type = u16(subtable + 2);
                subtable += table.getInt(subtable + 4);
            }
            Match found = switch (type) {
                case SINGLE -> single(subtable, glyphs[at]);
                case LIGATURE -> ligature(subtable, glyphs, at);
                default -> null;
            };
            if (found != null) {
                return found;
            }
        }
        return new Match(glyphs[at], 1);
    }

    private @Nullable Match single(int subtable, int glyph) {
        int index = coverage(subtable + u16(subtable + 2), glyph);
        if (index < 0) {
            return null;
        }
        return u16(subtable) == 1
                ? new Match(glyph + u16(subtable + 4) & 0xffff, 1)
                : new Match(u16(subtable + 6 + 2 * index), 1);
    }

    private @Nullable Match ligature(int subtable, int[] glyphs, int at) {
        int index = coverage(subtable + u16(subtable + 2), glyphs[at]);
        if (index < 0) {
            return null;
        }
        int set = subtable + u16(subtable + 6 + 2 * index);
        for (int i = 0; i < u16(set); i++) {
            int ligature = set + u16(set + 2 + 2 * i);
            int components = u16(ligature + 2);
            if (at + components <= glyphs.length && follows(ligature + 4, glyphs, at + 1, components - 1)) {
                return new Match(u16(ligature), components);
            }
        }
        return null;
    }

    private boolean follows(int components, int[] glyphs, int at, int count) {
        for (int i = 0; i < count; i++) {
            if (u16(components + 2 * i) != glyphs[at + i]) {
                return false;
            }
        }
        return true;
    }

    private int coverage(int coverage, int glyph) {
        boolean list = u16(coverage) == 1;
        int step = list ? 2 : 6;
        int low = 0;
        int high = u16(coverage + 2) - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int entry = coverage + 4 + step * middle;
            if (glyph < u16(entry)) {
                high = middle - 1;
            } else if (glyph > u16(list ? entry : entry + 2)) {
                low = middle + 1;
            } else {
                return list ? middle : u16(entry + 4) + glyph - u16(entry);
            }
        }
        return -1;
    }

    private int u16(int at) {
        return table.getShort(at) & 0xffff;
    }

    private record Match(int glyph, int consumed) {}
}
