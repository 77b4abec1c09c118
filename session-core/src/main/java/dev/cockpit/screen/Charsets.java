package dev.cockpit.screen;

import dev.cockpit.screen.unicode.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The designated character sets G0…G3 and which of them the printable bytes mean. GR is kept but means
/// nothing in UTF-8.
final class Charsets {
    private final Charset[] designated = {Charset.ASCII, Charset.ASCII, Charset.ASCII, Charset.ASCII};
    private int left;
    private int right = 2;
    private int single;
    private boolean national;
    private boolean plain = true;

    /// What DECSC keeps of it.
    record Saved(List<Charset> designated, int left, int right) {
        static final Saved INITIAL =
                new Saved(List.of(Charset.ASCII, Charset.ASCII, Charset.ASCII, Charset.ASCII), 0, 2);
    }

    /// Whether printable ASCII means itself.
    boolean plain() {
        return plain;
    }

    private void changed() {
        plain = single == 0 && current(left) == Charset.ASCII;
    }

    private Charset current(int slot) {
        Charset set = designated[slot];
        return set.national() && !national ? Charset.ASCII : set;
    }

    /// What a printable byte means; ends a single shift.
    int map(int ascii) {
        int slot = single == 0 ? left : single;
        if (single != 0) {
            single = 0;
            changed();
        }
        return current(slot).map(ascii);
    }

    void designate(int slot, @Nullable Charset set) {
        if (set != null) {
            designated[slot] = set;
            changed();
        }
    }

    void lockLeft(int slot) {
        left = slot;
        changed();
    }

    void lockRight(int slot) {
        right = slot;
    }

    void shiftOnce(int slot) {
        single = slot;
        changed();
    }

    int singleShift() {
        return single;
    }

    void national(boolean on) {
        national = on;
        changed();
    }

    Saved save() {
        return new Saved(List.of(designated), left, right);
    }

    void restore(Saved saved) {
        for (int i = 0; i < designated.length; i++) {
            designated[i] = saved.designated.get(i);
        }
        left = saved.left;
        right = saved.right;
        single = 0;
        changed();
    }
}
