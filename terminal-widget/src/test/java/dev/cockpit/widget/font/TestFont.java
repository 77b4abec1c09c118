package dev.cockpit.widget.font;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A colour font of a few glyphs, written table by table: U+1F600 is glyph 1, U+1F44D is glyph 2,
/// U+1F3FD is glyph 3, and 2 followed by 3 is glyph 4. The "PNG" of a glyph is given.
public final class TestFont {
    private static final int GRINNING = 0x1f600;
    private static final int THUMB = 0x1f44d;
    private static final int SKIN = 0x1f3fd;

    private TestFont() {}

    /// The file's bytes with the tables CBLC and CBDT.
    public static byte[] cbdt(List<byte[]> pngs) throws IOException {
        Map<String, byte[]> tables = common();
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        DataOutputStream images = new DataOutputStream(data);
        images.writeInt(0x30000);
        int[] offsets = new int[pngs.size() + 1];
        for (int i = 0; i < pngs.size(); i++) {
            offsets[i] = data.size() - 4;
            images.write(new byte[5]);
            images.writeInt(pngs.get(i).length);
            images.write(pngs.get(i));
        }
        offsets[pngs.size()] = data.size() - 4;
        tables.put("CBDT", data.toByteArray());
        tables.put("CBLC", locations(offsets));
        return file(tables);
    }

    /// The file's bytes with the table sbix.
    public static byte[] sbix(List<byte[]> pngs) throws IOException {
        Map<String, byte[]> tables = common();
        tables.put("maxp", bytes(out -> {
            out.writeInt(0x10000);
            out.writeShort(pngs.size() + 1);
        }));
        tables.put("sbix", bytes(out -> {
            out.writeInt(0x10001);
            out.writeInt(1);
            out.writeInt(12);
            out.writeInt(64 << 16 | 72);
            int at = 4 + 4 * (pngs.size() + 2);
            out.writeInt(at);
            for (byte[] png : pngs) {
                out.writeInt(at);
                at += 8 + png.length;
            }
            out.writeInt(at);
            for (byte[] png : pngs) {
                out.writeInt(0);
                out.writeInt(0x706e6720);
                out.write(png);
            }
        }));
        return file(tables);
    }

    private static byte[] locations(int[] offsets) throws IOException {
        int last = offsets.length - 1;
        return bytes(out -> {
            out.writeInt(0x30000);
            out.writeInt(1);
            out.writeInt(56);
            out.writeInt(16 + 4 * offsets.length);
            out.writeInt(1);
            out.writeInt(0);
            out.write(new byte[24]);
            out.writeShort(1);
            out.writeShort(last);
            out.write(new byte[] {109, 109, 32, 1});
            out.writeShort(1);
            out.writeShort(last);
            out.writeInt(8);
            out.writeShort(1);
            out.writeShort(17);
            out.writeInt(4);
            for (int offset : offsets) {
                out.writeInt(offset);
            }
        });
    }

    private static Map<String, byte[]> common() throws IOException {
        Map<String, byte[]> tables = new LinkedHashMap<>();
        tables.put("cmap", bytes(out -> {
            out.writeInt(1);
            out.writeInt(3 << 16 | 10);
            out.writeInt(12);
            out.writeInt(12 << 16);
            out.writeInt(16 + 36);
            out.writeInt(0);
            out.writeInt(3);
            group(out, SKIN, 3);
            group(out, THUMB, 2);
            group(out, GRINNING, 1);
        }));
        tables.put("GSUB", bytes(out -> {
            out.writeInt(0x10000);
            out.writeInt(10);
            out.writeShort(26);
            // Features at 10: one, ccmp, with lookup 0.
            out.writeShort(1);
            out.write("ccmp".getBytes(StandardCharsets.US_ASCII));
            out.writeShort(10);
            out.writeShort(0);
            out.writeShort(0);
            out.writeShort(1);
            out.writeShort(0);
            // Lookups at 26: one of type 4 with one subtable.
            out.writeShort(1);
            out.writeShort(4);
            out.writeShort(4);
            out.writeShort(0);
            out.writeShort(1);
            out.writeShort(8);
            // Ligatures that start with glyph 2: with 3 it becomes 4.
            out.writeShort(1);
            out.writeShort(18);
            out.writeShort(1);
            out.writeShort(8);
            out.writeShort(1);
            out.writeShort(4);
            out.writeShort(4);
            out.writeShort(2);
            out.writeShort(3);
            out.writeShort(1);
            out.writeShort(1);
            out.writeShort(2);
        }));
        return tables;
    }

    private static void group(DataOutputStream out, int codePoint, int glyph) throws IOException {
        out.writeInt(codePoint);
        out.writeInt(codePoint);
        out.writeInt(glyph);
    }

    private static byte[] file(Map<String, byte[]> tables) throws IOException {
        return bytes(out -> {
            out.writeInt(0x10000);
            out.writeShort(tables.size());
            out.write(new byte[6]);
            int at = 12 + 16 * tables.size();
            for (Map.Entry<String, byte[]> table : tables.entrySet()) {
                out.write(table.getKey().getBytes(StandardCharsets.US_ASCII));
                out.writeInt(0);
                out.writeInt(at);
                out.writeInt(table.getValue().length);
                at += table.getValue().length;
            }
            for (byte[] table : tables.values()) {
                out.write(table);
            }
        });
    }

    private static byte[] bytes(Writing writing) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writing.to(new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    @FunctionalInterface
    private interface Writing {
        void to(DataOutputStream out) throws IOException;
    }
}
