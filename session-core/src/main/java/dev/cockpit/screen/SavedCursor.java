package dev.cockpit.screen;

/// What DECSC keeps. Immutable.
record SavedCursor(int x, int y, long style, Extra extra, boolean origin, Charsets.Saved charsets) {
    static final SavedCursor HOME = new SavedCursor(0, 0, Style.PLAIN, Extra.NONE, false, Charsets.Saved.INITIAL);

    SavedCursor at(int newX, int newY) {
        return new SavedCursor(newX, newY, style, extra, origin, charsets);
    }
}
