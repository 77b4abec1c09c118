package dev.cockpit.screen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A few hundred packed lines one after another.
final class HistoryChunk {
    static final int SIZE = 16 * 1024;

    private static final int OVERHEAD = 128;
    private static final int EXTRA_WEIGHT = 128;

    byte[] bytes;
    private char[] offsets = new char[64];
    final List<Extra> extras = new ArrayList<>();
    long firstLine;
    int count;
    private int used;
    int longest;
    boolean anyWrapped;

    HistoryChunk(byte[] bytes, long firstLine) {
        this.bytes = bytes;
        this.firstLine = firstLine;
    }

    boolean fits(int length) {
        return used + length <= bytes.length && used <= Character.MAX_VALUE;
    }

    /// Appends a line if it is plain and fits.
    boolean appendPlain(Row row) {
        if (used > Character.MAX_VALUE) {
            return false;
        }
        int end = LineCodec.encodePlain(row, bytes, used);
        if (end < 0) {
            return false;
        }
        added(row, end);
        return true;
    }

    void append(LineCodec codec, Row row) {
        System.arraycopy(codec.bytes, 0, bytes, used, codec.length);
        added(row, used + codec.length);
    }

    private void added(Row row, int end) {
        if (count == offsets.length) {
            offsets = Arrays.copyOf(offsets, count * 2);
        }
        offsets[count++] = (char) used;
        used = end;
        longest = Math.max(longest, row.used);
        anyWrapped |= row.wrapped;
    }

    int offset(int line) {
        return offsets[line];
    }

    void removeLast() {
        used = offsets[--count];
    }

    /// About what it takes in memory.
    long weight() {
        long weight = OVERHEAD + bytes.length + 2L * offsets.length;
        for (Extra extra : extras) {
            weight += EXTRA_WEIGHT
                    + (extra.link() == null ? 0 : extra.link().uri().length());
        }
        return weight;
    }

    /// Gives back what the chunk, now full, does not need.
    void close() {
        if (bytes.length - used > SIZE / 8) {
            bytes = Arrays.copyOf(bytes, used);
        }
        offsets = Arrays.copyOf(offsets, count);
    }
}
