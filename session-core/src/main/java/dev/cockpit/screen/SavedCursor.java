package dev.cockpit.screen;

/// What DECSC keeps. Immutable.
record SavedCursor(
        int x, int y, boolean pendingWrap, long style, Extra extra, boolean origin, Charsets.Saved charsets) {
    static final SavedCursor HOME =
            new SavedCursor(0, 0, false, Style.PLAIN, Extra.NONE, false, Charsets.Saved.INITIAL);
}
