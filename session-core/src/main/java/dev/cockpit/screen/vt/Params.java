package dev.cockpit.screen.vt;

/// The numeric parameters of a control sequence, with sub-parameters (ECMA-48 5.4.2, ITU T.416): `4:3` is
/// one parameter with one sub-parameter. Values are clamped; what exceeds the capacity is dropped.
public final class Params {
    /// The value of a parameter that was left out.
    public static final int OMITTED = -1;

    /// No parameter is larger than this.
    public static final int LARGEST = 99_999_999;

    private static final int CAPACITY = 512;

    private final int[] values = new int[CAPACITY];
    private final boolean[] sub = new boolean[CAPACITY];
    private int count;
    private boolean full;
    private boolean subs;

    void clear() {
        count = 0;
        full = false;
        subs = false;
    }

    /// Adds a run of digits to the parameter under way and gives its end.
    int digits(byte[] bytes, int from, int to) {
        if (count == 0) {
            begin(false);
        }
        int value = Math.max(0, values[count - 1]);
        int i = from;
        while (i < to && bytes[i] >= '0' && bytes[i] <= '9') {
            value = value > LARGEST / 10 ? LARGEST : value * 10 + bytes[i] - '0';
            i++;
        }
        if (!full) {
            values[count - 1] = value;
        }
        return i;
    }

    /// Ends the parameter under way and begins the next one.
    void separator(boolean colon) {
        if (count == 0) {
            begin(false);
        }
        begin(colon);
    }

    private void begin(boolean colon) {
        if (count == CAPACITY) {
            full = true;
            return;
        }
        values[count] = OMITTED;
        sub[count] = colon;
        subs |= colon;
        count++;
    }

    /// The number of values, sub-parameters included; 0 if there was no parameter byte at all.
    public int count() {
        return count;
    }

    /// The value at `index`, or [#OMITTED].
    public int raw(int index) {
        return index < count ? values[index] : OMITTED;
    }

    /// The value at `index`, or `fallback` if it was left out.
    public int get(int index, int fallback) {
        int value = raw(index);
        return value == OMITTED ? fallback : value;
    }

    /// The value at `index` as a count or a position: left out and 0 both mean 1.
    public int atLeastOne(int index) {
        return Math.max(1, raw(index));
    }

    /// Whether the value at `index` hangs on the one before by a colon.
    public boolean isSub(int index) {
        return index < count && sub[index];
    }

    /// Whether any value hangs on another by a colon.
    public boolean hasSubs() {
        return subs;
    }

    /// The index after the parameter that begins at `index` and its sub-parameters.
    public int next(int index) {
        int i = index + 1;
        while (i < count && sub[i]) {
            i++;
        }
        return i;
    }
}
