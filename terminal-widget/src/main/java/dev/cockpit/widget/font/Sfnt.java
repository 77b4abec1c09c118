package dev.cockpit.widget.font;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The tables of one font file, or of the first face of a collection (OpenType 1.9, "Font file"). The
/// file is mapped, so only what is looked at is read. Safe for several threads.
final class Sfnt {
    private static final int COLLECTION = 0x74746366; // 'ttcf'
    private static final int MAX_TABLES = 256;

    private final ByteBuffer file;
    private final Map<String, ByteBuffer> tables = new HashMap<>();

    private Sfnt(ByteBuffer file) throws IOException {
        this.file = file;
        int start = file.getInt(0) == COLLECTION ? file.getInt(12) : 0;
        int count = file.getShort(start + 4) & 0xffff;
        if (count > MAX_TABLES) {
            throw new IOException("not a font: " + count + " tables");
        }
        for (int i = 0; i < count; i++) {
            int at = start + 12 + 16 * i;
            tables.put(tag(at), file.slice(file.getInt(at + 8), file.getInt(at + 12)));
        }
    }

    /// Maps the file and reads its table directory. Blocks on the disk.
    static Sfnt open(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path)) {
            return new Sfnt(channel.map(MapMode.READ_ONLY, 0, channel.size()));
        } catch (IndexOutOfBoundsException | IllegalArgumentException | BufferUnderflowException e) {
            throw new IOException("not a font, or cut short: " + path.getFileName(), e);
        }
    }

    /// The bytes of a table. Use absolute reads only: the buffer is shared.
    Optional<ByteBuffer> table(String tag) {
        return Optional.ofNullable(tables.get(tag));
    }

    boolean has(String tag) {
        return tables.containsKey(tag);
    }

    private String tag(int at) {
        StringBuilder tag = new StringBuilder(4);
        for (int i = 0; i < 4; i++) {
            tag.append((char) (file.get(at + i) & 0xff));
        }
        return tag.toString();
    }
}
