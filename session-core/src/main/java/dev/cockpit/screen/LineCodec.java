package dev.cockpit.screen;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Packs a [Row] into few bytes and back: one byte a cell where the text is Latin-1, runs of equal style,
/// nothing for what is empty at the end. A plain line of 120 columns takes 122 bytes.
///
/// Layout: a flags byte, the length, the text (bytes, or a varint per cell with its flags and the rest of a
/// cluster), then, if the line has styles, runs of (length, style) and, if it has extras, runs of (length,
/// index + 1).
final class LineCodec {
    private static final int WRAPPED = 1;
    private static final int RICH_TEXT = 2;
    private static final int STYLED = 4;
    private static final int EXTRAS = 8;
    private static final int LINE_SIZE_SHIFT = 4;
    private static final int INDENTED = 64;

    private static final int CELL_WIDE = 1;
    private static final int CELL_TAIL = 2;
    private static final int CELL_CLUSTER = 4;

    byte[] bytes = new byte[4096];
    int length;
    private int at;

    /// Packs the row into [#bytes]; extras are added to the list of the chunk.
    void encode(Row row, List<Extra> extras) {
        int end = row.length();
        int start = Math.min(row.start, end);
        ensure(0, end - start + 16);
        length = 1;
        int flags = (row.wrapped ? WRAPPED : 0) | row.lineSize << LINE_SIZE_SHIFT;
        if (start > 0) {
            flags |= INDENTED;
            varint(start);
        }
        varint(end - start);
        if (!latin(row.cells, start, end)) {
            flags |= RICH_TEXT;
            rich(row, start, end);
        }
        long any = 0;
        for (int x = start; x < end; x++) {
            any |= row.styles[x];
        }
        if (any != Style.PLAIN) {
            flags |= STYLED;
            styles(row.styles, start, end);
            if ((any & Style.EXTRA) != 0) {
                flags |= EXTRAS;
                extras(row, start, end, extras);
            }
        }
        bytes[0] = (byte) flags;
    }

    /// Packs a row of Latin-1 text without styles at `at`; gives the end, or -1 if the row is not that or
    /// does not fit.
    static int encodePlain(Row row, byte[] to, int at) {
        int end = row.length();
        int start = Math.min(row.start, end);
        int count = end - start;
        if (row.styled || count + 7 > to.length - at) {
            return -1;
        }
        int flags = (row.wrapped ? WRAPPED : 0) | row.lineSize << LINE_SIZE_SHIFT;
        int next = at + 1;
        if (start > 0) {
            flags |= INDENTED;
            next = varint(start, to, next);
        }
        to[at] = (byte) flags;
        next = varint(count, to, next);
        int all = 0;
        int shift = next - start;
        int[] cells = row.cells;
        for (int x = start; x < end; x++) {
            int cell = cells[x];
            all |= cell;
            to[shift + x] = (byte) cell;
        }
        return all > 0xFF ? -1 : next + count;
    }

    private static int varint(int value, byte[] to, int at) {
        int next = at;
        int rest = value;
        while (rest > 0x7F) {
            to[next++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        to[next++] = (byte) rest;
        return next;
    }

    private boolean latin(int[] cells, int start, int end) {
        int all = 0;
        byte[] to = bytes;
        int at = length - start;
        for (int x = start; x < end; x++) {
            int cell = cells[x];
            all |= cell;
            to[at + x] = (byte) cell;
        }
        if (all > 0xFF) {
            return false;
        }
        length += end - start;
        return true;
    }

    private void rich(Row row, int start, int end) {
        for (int x = start; x < end; x++) {
            ensure(length, 16);
            int cell = row.cells[x];
            int flags = ((cell & Row.WIDE) != 0 ? CELL_WIDE : 0)
                    | ((cell & Row.TAIL) != 0 ? CELL_TAIL : 0)
                    | ((cell & Row.CLUSTER) != 0 ? CELL_CLUSTER : 0);
            varint((cell & Row.CODE_POINT) << 3 | flags);
            if ((cell & Row.CLUSTER) != 0) {
                cluster(row.text(x));
            }
        }
    }

    private void cluster(String text) {
        ensure(length, text.length() * 4 + 16);
        varint(text.length());
        for (int i = 0; i < text.length(); i++) {
            varint(text.charAt(i));
        }
    }

    private void styles(long[] styles, int from, int count) {
        int x = from;
        while (x < count) {
            int start = x;
            long style = styles[x];
            while (x < count && styles[x] == style) {
                x++;
            }
            ensure(length, 16);
            varint(x - start);
            for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
                bytes[length++] = (byte) (style >>> shift);
            }
        }
    }

    private void extras(Row row, int from, int count, List<Extra> extras) {
        int x = from;
        while (x < count) {
            int start = x;
            Extra extra = row.extra(x);
            while (x < count && Objects.equals(row.extra(x), extra)) {
                x++;
            }
            ensure(length, 16);
            varint(x - start);
            varint(extra == null ? 0 : indexOf(extra, extras) + 1);
        }
    }

    private static int indexOf(Extra extra, List<Extra> extras) {
        for (int i = extras.size() - 1; i >= Math.max(0, extras.size() - 4); i--) {
            if (extras.get(i).equals(extra)) {
                return i;
            }
        }
        extras.add(extra);
        return extras.size() - 1;
    }

    private void varint(int value) {
        length = varint(value, bytes, length);
    }

    private void ensure(int used, int more) {
        if (used + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(used + more, bytes.length * 2));
        }
    }

    /// Unpacks a line into a row, which is cleared first; what does not fit its width is left out.
    void decode(byte[] from, int offset, List<Extra> extras, Row into) {
        into.clear(Style.PLAIN);
        int flags = from[offset];
        at = offset + 1;
        int start = (flags & INDENTED) != 0 ? readVarint(from) : 0;
        int end = start + readVarint(from);
        into.wrapped = (flags & WRAPPED) != 0;
        into.lineSize = (byte) (flags >> LINE_SIZE_SHIFT & 3);
        int fitting = Math.min(end, into.columns());
        if (start < fitting) {
            into.cover(start, fitting);
        }
        if ((flags & RICH_TEXT) == 0) {
            int shift = at - start;
            for (int x = start; x < fitting; x++) {
                into.cells[x] = from[shift + x] & 0xFF;
            }
            at += end - start;
        } else {
            decodeRich(from, start, end, into);
        }
        if ((flags & STYLED) != 0) {
            into.styled = true;
            decodeStyles(from, start, end, into);
        }
        if ((flags & EXTRAS) != 0) {
            decodeExtras(from, start, end, extras, into);
        }
        if (fitting < end && fitting > 0 && (into.cells[fitting - 1] & Row.WIDE) != 0) {
            into.blank(fitting - 1);
        }
    }

    private void decodeRich(byte[] from, int start, int count, Row into) {
        into.wide = true;
        for (int x = start; x < count; x++) {
            int packed = readVarint(from);
            int cell = packed >>> 3
                    | ((packed & CELL_WIDE) != 0 ? Row.WIDE : 0)
                    | ((packed & CELL_TAIL) != 0 ? Row.TAIL : 0);
            boolean fits = x < into.columns();
            if ((packed & CELL_CLUSTER) != 0) {
                String text = readCluster(from);
                if (fits) {
                    into.putCluster(x, cell & Row.WIDE, text, Style.PLAIN, null);
                }
            } else if (fits) {
                into.cells[x] = cell;
            }
        }
    }

    private String readCluster(byte[] from) {
        char[] text = new char[readVarint(from)];
        for (int i = 0; i < text.length; i++) {
            text[i] = (char) readVarint(from);
        }
        return new String(text);
    }

    private void decodeStyles(byte[] from, int start, int count, Row into) {
        int x = start;
        while (x < count) {
            int run = readVarint(from);
            long style = 0;
            for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
                style |= (from[at++] & 0xFFL) << shift;
            }
            int left = Math.min(x, into.columns());
            x += run;
            Arrays.fill(into.styles, left, Math.min(x, into.columns()), style);
        }
    }

    private void decodeExtras(byte[] from, int start, int count, List<Extra> extras, Row into) {
        int x = start;
        while (x < count) {
            int run = readVarint(from);
            int index = readVarint(from);
            @Nullable Extra extra = index == 0 ? null : extras.get(index - 1);
            for (int end = x + run; x < end; x++) {
                if (extra != null && x < into.columns()) {
                    into.put(x, into.cells[x], into.styles[x], extra);
                }
            }
        }
    }

    private int readVarint(byte[] from) {
        int value = 0;
        int shift = 0;
        while (from[at] < 0) {
            value |= (from[at++] & 0x7F) << shift;
            shift += 7;
        }
        return value | from[at++] << shift;
    }
}
