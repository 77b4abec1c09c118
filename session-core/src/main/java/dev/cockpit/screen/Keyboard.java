package dev.cockpit.screen;

import java.util.ArrayList;
import java.util.List;

/// The flags of the kitty keyboard protocol on one screen: those in force, and those pushed away. Bounded:
/// the oldest entry falls off.
final class Keyboard {
    private static final int KNOWN = 31;
    private static final int DEPTH = 16;

    private final List<Integer> pushed = new ArrayList<>();
    private int flags;

    int flags() {
        return flags;
    }

    boolean isPristine() {
        return flags == 0 && pushed.isEmpty();
    }

    List<Integer> pushed() {
        return List.copyOf(pushed);
    }

    /// `CSI = flags ; mode u`: 1 sets exactly these, 2 adds, 3 takes away.
    void set(int given, int mode) {
        switch (mode) {
            case 1 -> flags = given & KNOWN;
            case 2 -> flags |= given & KNOWN;
            case 3 -> flags &= ~given;
            default -> {}
        }
    }

    void push(int given) {
        pushed.add(flags);
        if (pushed.size() > DEPTH) {
            pushed.removeFirst();
        }
        flags = given & KNOWN;
    }

    void pop(int count) {
        for (int i = 0; i < count; i++) {
            if (pushed.isEmpty()) {
                flags = 0;
                return;
            }
            flags = pushed.removeLast();
        }
    }

    void reset() {
        pushed.clear();
        flags = 0;
    }
}
