package dev.cockpit.screen.unicode;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Objects;

/// The one width table (decision 12), read from `widths.bin`, which `WidthTableGenerator` of the tests
/// makes from Unicode data.
///
/// Width is 2 for East Asian Wide and Fullwidth (which includes emoji presentation), 0 for marks and format
/// characters, else 1; ambiguous characters are narrow, as in xterm. Immutable.
public final class Widths {
    private static final int BLOCK = 256;
    private static final CharKind[] KINDS = CharKind.values();
    private static final byte[][] BLOCKS = load();

    private Widths() {}

    /// The packed property of a code point: `kind << 2 | width`.
    public static int property(int codePoint) {
        return BLOCKS[codePoint >> 8][codePoint & 0xFF];
    }

    /// 0, 1 or 2 cells for a character that stands alone.
    public static int width(int codePoint) {
        return property(codePoint) & 3;
    }

    /// How the character joins its neighbours.
    public static CharKind kind(int codePoint) {
        return KINDS[property(codePoint) >> 2];
    }

    /// Runs of (length, property), big endian, from U+0000 to U+10FFFF.
    private static byte[][] load() {
        byte[] flat = new byte[0x110000];
        try (InputStream resource = Widths.class.getResourceAsStream("widths.bin");
                DataInputStream in = new DataInputStream(Objects.requireNonNull(resource, "widths.bin"))) {
            int at = 0;
            while (at < flat.length) {
                int length = in.readUnsignedShort();
                if (length == 0) {
                    length = in.readInt();
                }
                byte property = in.readByte();
                Arrays.fill(flat, at, at + length, property);
                at += length;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("widths.bin of this package cannot be read", e);
        }
        return blocks(flat);
    }

    private static byte[][] blocks(byte[] flat) {
        byte[][] blocks = new byte[flat.length / BLOCK][];
        for (int i = 0; i < blocks.length; i++) {
            byte[] block = Arrays.copyOfRange(flat, i * BLOCK, (i + 1) * BLOCK);
            boolean same = i > 0 && Arrays.equals(block, blocks[i - 1]);
            blocks[i] = same ? blocks[i - 1] : block;
        }
        return blocks;
    }
}
