package dev.cockpit.widget.font;

import java.nio.ByteBuffer;
import java.util.Optional;

/// From code points to glyphs (OpenType 1.9, "cmap", formats 4, 6 and 12). Looks up in the table's own
/// bytes.
final class Cmap {
    private final ByteBuffer table;
    private final int start;
    private final int format;

    private Cmap(ByteBuffer table, int start) {
        this.table = table;
        this.start = start;
        this.format = u16(start);
    }

    /// The Unicode mapping of the font, the one with the most characters first.
    static Optional<Cmap> of(Sfnt font) {
        return font.table("cmap").flatMap(Cmap::choose);
    }

    private static Optional<Cmap> choose(ByteBuffer table) {
        Cmap best = null;
        int count = table.getShort(2) & 0xffff;
        for (int i = 0; i < count; i++) {
            int platform = table.getShort(4 + 8 * i) & 0xffff;
            int encoding = table.getShort(6 + 8 * i) & 0xffff;
            boolean unicode = (platform == 0 && encoding != 5) || (platform == 3 && (encoding == 1 || encoding == 10));
            if (unicode) {
                Cmap found = new Cmap(table, table.getInt(8 + 8 * i));
                if (best == null || found.format > best.format) {
                    best = found;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /// The glyph of a code point; 0 when the font has none.
    int glyph(int codePoint) {
        return switch (format) {
            case 4 -> codePoint > 0xffff ? 0 : inSegments(codePoint);
            case 6 -> {
                int index = codePoint - u16(start + 6);
                yield index < 0 || index >= u16(start + 8) ? 0 : u16(start + 10 + 2 * index);
            }
            case 12 -> inGroups(codePoint);
            default -> 0;
        };
    }

    private int inSegments(int codePoint) {
        int twice = u16(start + 6);
        int ends = start + 14;
        int low = 0;
        int high = twice / 2 - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (u16(ends + 2 * middle) < codePoint) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        int from = ends + twice + 2 + 2 * low;
        int delta = from + twice;
        int rangeAt = delta + twice;
        if (u16(ends + 2 * low) < codePoint || u16(from) > codePoint) {
            return 0;
        }
        int range = u16(rangeAt);
        if (range == 0) {
            return codePoint + u16(delta) & 0xffff;
        }
        int glyph = u16(rangeAt + range + 2 * (codePoint - u16(from)));
        return glyph == 0 ? 0 : glyph + u16(delta) & 0xffff;
    }

    private int inGroups(int codePoint) {
        int low = 0;
        int high = table.getInt(start + 12) - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int group = start + 16 + 12 * middle;
            if (codePoint < table.getInt(group)) {
                high = middle - 1;
            } else if (codePoint > table.getInt(group + 4)) {
                low = middle + 1;
            } else {
                return table.getInt(group + 8) + codePoint - table.getInt(group);
            }
        }
        return 0;
    }

    private int u16(int at) {
        return table.getShort(at) & 0xffff;
    }
}
