package dev.cockpit.widget.font;

import java.nio.ByteBuffer;
import java.util.Optional;

/// The strikes of the tables CBLC and CBDT (OpenType 1.9): Noto Color Emoji as Linux distributions
/// install it.
final class CbdtStrikes implements Strikes {
    private static final int SIZE_RECORD = 48;
    private static final int SMALL_METRICS = 5;
    private static final int BIG_METRICS = 8;

    private final ByteBuffer locations;
    private final ByteBuffer data;

    CbdtStrikes(ByteBuffer locations, ByteBuffer data) {
        this.locations = locations;
        this.data = data;
    }

    @Override
    public Optional<byte[]> png(int glyph, int pixels) {
        int best = -1;
        for (int i = 0; i < locations.getInt(4); i++) {
            int record = 8 + SIZE_RECORD * i;
            if (u16(record + 40) <= glyph && glyph <= u16(record + 42) && (best < 0 || better(record, best, pixels))) {
                best = record;
            }
        }
        return best < 0 ? Optional.empty() : inStrike(best, glyph);
    }

    private boolean better(int record, int than, int pixels) {
        int size = locations.get(record + 45) & 0xff;
        int other = locations.get(than + 45) & 0xff;
        return other < pixels ? size > other : size >= pixels && size < other;
    }

    private Optional<byte[]> inStrike(int record, int glyph) {
        int array = locations.getInt(record);
        for (int i = 0; i < locations.getInt(record + 8); i++) {
            int entry = array + 8 * i;
            if (u16(entry) <= glyph && glyph <= u16(entry + 2)) {
                return inSubtable(array + locations.getInt(entry + 4), u16(entry), glyph);
            }
        }
        return Optional.empty();
    }

    private Optional<byte[]> inSubtable(int subtable, int first, int glyph) {
        int images = locations.getInt(subtable + 4);
        int body = subtable + 8;
        int offset = switch (u16(subtable)) {
            case 1 -> locations.getInt(body + 4 * (glyph - first));
            case 2 -> locations.getInt(body) * (glyph - first);
            case 3 -> u16(body + 2 * (glyph - first));
            case 4 -> sparse(body, glyph);
            case 5 -> listed(body, glyph);
            default -> -1;
        };
        return offset < 0 ? Optional.empty() : image(u16(subtable + 2), images + offset);
    }

    private int sparse(int body, int glyph) {
        for (int i = 0; i < locations.getInt(body); i++) {
            if (u16(body + 4 + 4 * i) == glyph) {
                return u16(body + 6 + 4 * i);
            }
        }
        return -1;
    }

    private int listed(int body, int glyph) {
        int ids = body + 4 + BIG_METRICS;
        for (int i = 0; i < locations.getInt(ids); i++) {
            if (u16(ids + 4 + 2 * i) == glyph) {
                return locations.getInt(body) * i;
            }
        }
        return -1;
    }

    private Optional<byte[]> image(int format, int at) {
        int length = switch (format) {
            case 17 -> at + SMALL_METRICS;
            case 18 -> at + BIG_METRICS;
            case 19 -> at;
            default -> -1;
        };
        if (length < 0 || data.getInt(length) <= 0) {
            return Optional.empty();
        }
        byte[] png = new byte[data.getInt(length)];
        data.get(length + 4, png);
        return Optional.of(png);
    }

    private int u16(int at) {
        return locations.getShort(at) & 0xffff;
    }
}
