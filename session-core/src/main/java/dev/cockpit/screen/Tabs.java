package dev.cockpit.screen;

import java.util.BitSet;

/// The tab stops; every eighth column at first.
final class Tabs {
    private static final int EVERY = 8;

    private final BitSet stops = new BitSet();

    Tabs(int columns) {
        reset(columns);
    }

    void reset(int columns) {
        stops.clear();
        extend(0, columns);
    }

    /// Gives columns that are new their usual stops.
    void extend(int from, int to) {
        for (int x = (from + EVERY - 1) / EVERY * EVERY; x < to; x += EVERY) {
            stops.set(x);
        }
    }

    void set(int x) {
        stops.set(x);
    }

    void clear(int x) {
        stops.clear(x);
    }

    void clearAll() {
        stops.clear();
    }

    boolean isSet(int x) {
        return stops.get(x);
    }

    int next(int x, int last) {
        int stop = stops.nextSetBit(x + 1);
        return stop < 0 ? last : Math.min(stop, last);
    }

    int previous(int x, int first) {
        int stop = x == 0 ? -1 : stops.previousSetBit(x - 1);
        return Math.max(stop, first);
    }
}
