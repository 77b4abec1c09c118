package dev.cockpit.screen.vt;

import java.util.Arrays;

/// The content of a control string while it arrives. Bounded: beyond its limit it only counts as overflown.
final class Payload {
    private static final int KEPT_CAPACITY = 4096;

    private byte[] bytes = new byte[256];
    private int length;
    private int limit;
    private boolean overflown;

    void begin(int newLimit) {
        length = 0;
        limit = newLimit;
        overflown = newLimit == 0;
        if (bytes.length > KEPT_CAPACITY) {
            bytes = new byte[256];
        }
    }

    void append(byte[] from, int start, int end) {
        int added = end - start;
        if (overflown || added == 0) {
            return;
        }
        if (length + added > limit) {
            overflown = true;
            length = 0;
            bytes = new byte[256];
            return;
        }
        if (length + added > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(length + added, bytes.length * 2));
        }
        System.arraycopy(from, start, bytes, length, added);
        length += added;
    }

    void dropLast() {
        length = Math.max(0, length - 1);
    }

    void raiseLimit(int newLimit) {
        limit = newLimit;
    }

    boolean startsWith(String ascii) {
        if (length < ascii.length()) {
            return false;
        }
        for (int i = 0; i < ascii.length(); i++) {
            if (bytes[i] != ascii.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    boolean overflown() {
        return overflown;
    }

    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }
}
