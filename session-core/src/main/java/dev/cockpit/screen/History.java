package dev.cockpit.screen;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The lines that scrolled off the main screen, packed, oldest first, bounded by number and by bytes.
///
/// A line's address is the number of lines pushed before it; it never changes until the history is rebuilt
/// for another width.
final class History {
    private final List<HistoryChunk> chunks = new ArrayList<>();
    private final LineCodec codec = new LineCodec();
    private final long maxBytes;
    private final int maxLines;
    private long first;
    private long end;
    private long closedBytes;
    /// The bytes of the chunk dropped last, for the next one: a flood allocates nothing.
    private byte @Nullable [] spare;

    private boolean unbounded;

    History(int maxLines, long maxBytes, long first) {
        this.maxLines = maxLines;
        this.maxBytes = maxBytes;
        this.first = first;
        this.end = first;
    }

    /// The address of the oldest line kept.
    long first() {
        return first;
    }

    /// The address of the next line.
    long end() {
        return end;
    }

    int size() {
        return (int) (end - first);
    }

    int maxLines() {
        return maxLines;
    }

    long maxBytes() {
        return maxBytes;
    }

    /// About the bytes in memory.
    long weight() {
        return closedBytes + (chunks.isEmpty() ? 0 : chunks.getLast().weight());
    }

    void push(Row row) {
        if (maxLines == 0 && !unbounded) {
            first = ++end;
            return;
        }
        HistoryChunk chunk = chunks.isEmpty() ? null : chunks.getLast();
        if (chunk == null) {
            chunk = add(HistoryChunk.SIZE);
        }
        if (!chunk.appendPlain(row)) {
            append(chunk, row);
        }
        end++;
        if (end - first > maxLines || closedBytes > maxBytes) {
            trim();
        }
    }

    private void append(HistoryChunk last, Row row) {
        HistoryChunk chunk = last;
        codec.encode(row, chunk.extras);
        if (!chunk.fits(codec.length)) {
            chunk.close();
            closedBytes += chunk.weight();
            chunk = add(Math.max(HistoryChunk.SIZE, codec.length));
            codec.encode(row, chunk.extras);
        }
        chunk.append(codec, row);
    }

    private HistoryChunk add(int size) {
        byte[] bytes = spare != null && size == HistoryChunk.SIZE ? spare : new byte[size];
        spare = null;
        HistoryChunk chunk = new HistoryChunk(bytes, end);
        chunks.add(chunk);
        return chunk;
    }

    /// Takes over a chunk of another history as it is.
    void adopt(HistoryChunk chunk) {
        if (!chunks.isEmpty()) {
            chunks.getLast().close();
            closedBytes += chunks.getLast().weight();
        }
        chunk.firstLine = end;
        chunks.add(chunk);
        end += chunk.count;
        trim();
    }

    private void trim() {
        if (unbounded) {
            return;
        }
        if (end - first > maxLines) {
            first = end - maxLines;
            dropEmptied();
            if (first == end) {
                clear();
            }
        }
        while (chunks.size() > 1 && closedBytes > maxBytes) {
            first = Math.max(first, chunks.get(1).firstLine);
            dropEmptied();
        }
    }

    private void dropEmptied() {
        while (chunks.size() > 1 && chunks.get(1).firstLine <= first) {
            HistoryChunk dropped = chunks.removeFirst();
            closedBytes -= dropped.weight();
            spare = dropped.bytes.length == HistoryChunk.SIZE ? dropped.bytes : null;
        }
    }

    /// Unpacks the line at an address that is kept.
    void read(long address, Row into) {
        HistoryChunk chunk = chunks.get(chunkOf(address));
        codec.decode(chunk.bytes, chunk.offset((int) (address - chunk.firstLine)), chunk.extras, into);
    }

    private int chunkOf(long address) {
        int low = 0;
        int high = chunks.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (chunks.get(middle).firstLine <= address) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /// Takes the newest line back.
    void pop(Row into) {
        read(end - 1, into);
        HistoryChunk last = chunks.getLast();
        last.removeLast();
        end--;
        if (last.count == 0) {
            chunks.removeLast();
            if (!chunks.isEmpty()) {
                closedBytes -= chunks.getLast().weight();
            }
        }
    }

    void clear() {
        chunks.clear();
        closedBytes = 0;
        first = end;
    }

    /// Keeps everything until [#bounded()].
    void unbounded() {
        unbounded = true;
    }

    void bounded() {
        unbounded = false;
        trim();
    }

    List<HistoryChunk> chunks() {
        return chunks;
    }
}
