package dev.cockpit.screen;

/// What changed since somebody looked: a generation number, stamped on each row that is written to, and the
/// last scrolls.
///
/// The number moves on only when somebody has looked, so scrolls of one generation can be told as one.
final class Damage {
    private static final int KEPT = 64;

    private final long[] generations = new long[KEPT];
    private final int[] tops = new int[KEPT];
    private final int[] bottoms = new int[KEPT];
    private final int[] lines = new int[KEPT];
    private long recorded;
    private boolean looked;
    long generation = 1;

    /// A reader sees the present generation; what comes after must be told apart from it.
    long look() {
        looked = true;
        return generation;
    }

    /// Something is about to change.
    void begin() {
        if (looked) {
            looked = false;
            generation++;
        }
    }

    void scrolled(int top, int bottom, int by) {
        int last = (int) ((recorded - 1) & (KEPT - 1));
        boolean sameWay = recorded > 0
                && generations[last] == generation
                && tops[last] == top
                && bottoms[last] == bottom
                && Integer.signum(lines[last]) == Integer.signum(by);
        if (sameWay) {
            lines[last] = Math.clamp((long) lines[last] + by, top - bottom - 1, bottom - top + 1);
            return;
        }
        int next = (int) (recorded++ & (KEPT - 1));
        generations[next] = generation;
        tops[next] = top;
        bottoms[next] = bottom;
        lines[next] = by;
    }

    /// Tells the scrolls after `since`, oldest first; false if too many were recorded since then.
    boolean scrollsSince(long since, ScreenView.ScrollReader reader) {
        long from = recorded;
        while (from > 0 && recorded - from < KEPT && generations[(int) ((from - 1) & (KEPT - 1))] > since) {
            from--;
        }
        if (recorded - from == KEPT) {
            return false;
        }
        for (long i = from; i < recorded; i++) {
            int at = (int) (i & (KEPT - 1));
            reader.scrolled(tops[at], bottoms[at], lines[at]);
        }
        return true;
    }
}
