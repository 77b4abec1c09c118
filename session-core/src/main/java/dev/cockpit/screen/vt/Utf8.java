package dev.cockpit.screen.vt;

/// Decodes UTF-8 byte by byte. A malformed piece gives one U+FFFD per maximal subpart (Unicode 3.9, table
/// 3-8), as xterm and browsers do.
final class Utf8 {
    static final int REPLACEMENT = 0xFFFD;

    /// More bytes are needed.
    static final int MORE = -1;

    /// The piece so far was malformed and the byte was not consumed: it begins something new.
    static final int BROKEN = -2;

    private int codePoint;
    private int missing;
    private int lowest = 0x80;
    private int highest = 0xBF;

    boolean underWay() {
        return missing > 0;
    }

    void reset() {
        missing = 0;
    }

    /// Takes a first byte of 0x80 or more.
    int first(int b) {
        lowest = 0x80;
        highest = 0xBF;
        if (b < 0xC2 || b > 0xF4) {
            return REPLACEMENT;
        }
        if (b < 0xE0) {
            codePoint = b & 0x1F;
            missing = 1;
        } else if (b < 0xF0) {
            codePoint = b & 0x0F;
            missing = 2;
            lowest = b == 0xE0 ? 0xA0 : 0x80;
            highest = b == 0xED ? 0x9F : 0xBF;
        } else {
            codePoint = b & 0x07;
            missing = 3;
            lowest = b == 0xF0 ? 0x90 : 0x80;
            highest = b == 0xF4 ? 0x8F : 0xBF;
        }
        return MORE;
    }

    /// Takes a byte after [#first(int)] said [#MORE].
    int next(int b) {
        if (b < lowest || b > highest) {
            missing = 0;
            return BROKEN;
        }
        lowest = 0x80;
        highest = 0xBF;
        codePoint = (codePoint << 6) | (b & 0x3F);
        return --missing == 0 ? codePoint : MORE;
    }
}
