package dev.cockpit.widget.font;

import java.nio.ByteBuffer;
import java.util.Optional;

/// The strikes of the table sbix (OpenType 1.9): Apple Color Emoji and fonts made like it.
final class SbixStrikes implements Strikes {
    private static final int PNG = 0x706e6720; // 'png '
    private static final int SAME_AS = 0x64757065; // 'dupe'
    private static final int MAX_REDIRECTIONS = 4;

    private final ByteBuffer table;
    private final int glyphs;

    SbixStrikes(ByteBuffer table, int glyphs) {
        this.table = table;
        this.glyphs = glyphs;
    }

    @Override
    public Optional<byte[]> png(int glyph, int pixels) {
        int best = -1;
        for (int i = 0; i < table.getInt(4); i++) {
            int strike = table.getInt(8 + 4 * i);
            if (best < 0 || better(strike, best, pixels)) {
                best = strike;
            }
        }
        return best < 0 ? Optional.empty() : inStrike(best, glyph, 0);
    }

    private boolean better(int strike, int than, int pixels) {
        int size = table.getShort(strike) & 0xffff;
        int other = table.getShort(than) & 0xffff;
        return other < pixels ? size > other : size >= pixels && size < other;
    }

    private Optional<byte[]> inStrike(int strike, int glyph, int redirections) {
        if (glyph >= glyphs || redirections > MAX_REDIRECTIONS) {
            return Optional.empty();
        }
        int at = strike + table.getInt(strike + 4 + 4 * glyph);
        int end = strike + table.getInt(strike + 8 + 4 * glyph);
        if (end - at <= 8) {
            return Optional.empty();
        }
        return switch (table.getInt(at + 4)) {
            case PNG -> {
                byte[] png = new byte[end - at - 8];
                table.get(at + 8, png);
                yield Optional.of(png);
            }
            case SAME_AS -> inStrike(strike, table.getShort(at + 8) & 0xffff, redirections + 1);
            default -> Optional.empty();
        };
    }
}
