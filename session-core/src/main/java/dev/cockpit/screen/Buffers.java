package dev.cockpit.screen;

/// Switches between the two screens and keeps cursors.
final class Buffers {
    private final State state;

    Buffers(State state) {
        this.state = state;
    }

    /// DECSC, SCOSC.
    void saveCursor() {
        State s = state;
        s.saved.put(s.grid, new SavedCursor(s.x, s.y, s.pen.style, s.pen.extra, s.origin, s.charsets.save()));
    }

    /// DECRC, SCORC; home if nothing was saved.
    void restoreCursor() {
        State s = state;
        SavedCursor saved = s.savedCursor();
        s.moveTo(saved.x(), saved.y());
        s.pen.set(saved.style(), saved.extra());
        s.set(Mode.ORIGIN, saved.origin());
        s.charsets.restore(saved.charsets());
    }

    /// DECSET and DECRST 47.
    void alternate(boolean on) {
        State s = state;
        Grid wanted = on ? s.alternate : s.main;
        if (s.grid != wanted) {
            s.grid = wanted;
            s.afterPrint = false;
            s.grid.touchAll();
        }
    }

    /// 1047: leaving clears.
    void alternateClearedOnLeave(boolean on) {
        if (!on && state.onAlternate()) {
            state.alternate.clear(state.pen.erased());
        }
        alternate(on);
    }

    /// 1049: entering saves the cursor and clears, leaving restores it.
    void alternateWithCursor(boolean on) {
        State s = state;
        if (on) {
            if (!s.onAlternate()) {
                saveCursor();
                alternate(true);
            }
            s.alternate.clear(s.pen.erased());
            s.pendingWrap = false;
        } else {
            alternate(false);
            restoreCursor();
        }
    }
}
