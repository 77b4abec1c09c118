package dev.cockpit.screen;

/// DECSTR, RIS, and what is put right when the child has ended.
final class Resets {
    private final State state;

    Resets(State state) {
        this.state = state;
    }

    /// DECSTR (VT510 table): modes and pen, not the screen.
    void soft() {
        State s = state;
        s.set(Mode.CURSOR_VISIBLE, true);
        s.set(Mode.INSERT, false);
        s.set(Mode.ORIGIN, false);
        s.set(Mode.WRAPAROUND, true);
        s.set(Mode.NATIONAL, false);
        s.set(Mode.KEYBOARD_LOCK, false);
        s.set(Mode.APPLICATION_KEYPAD, false);
        s.set(Mode.APPLICATION_CURSOR, false);
        s.set(Mode.REVERSE_WRAP, false);
        s.set(Mode.LEFT_RIGHT_MARGINS, false);
        s.fullMargins();
        s.pen.set(Style.PLAIN, Extra.NONE);
        s.protection = State.Protection.NONE;
        s.charsets.restore(Charsets.Saved.INITIAL);
        s.saved.remove(s.grid);
    }

    /// RIS: as new, history included.
    void hard() {
        State s = state;
        s.grid = s.main;
        modes();
        s.saved.clear();
        s.savedModes.clear();
        s.titles.clear();
        s.pens.clear();
        s.tabs.reset(s.columns);
        s.main.clear(Style.PLAIN);
        s.alternate.clear(Style.PLAIN);
        if (s.main.history != null) {
            s.main.history.clear();
        }
        s.moveTo(0, 0);
        colours();
        retitle();
        s.outbox.tell(ScreenListener::reset);
    }

    /// The child is gone: nothing that it switched on may hold, the text stays.
    void childEnded() {
        State s = state;
        if (s.onAlternate()) {
            s.grid.touchAll();
        }
        modes();
    }

    private void modes() {
        State s = state;
        for (Mode mode : Mode.values()) {
            s.set(mode, mode.initially);
        }
        s.mouse = MouseTracking.NONE;
        s.mouseEncoding = MouseEncoding.DEFAULT;
        s.cursorShape = CursorShape.BLOCK;
        s.modifyOtherKeys = 0;
        s.keyboards.clear();
        s.rectangleChanges = false;
        s.protection = State.Protection.NONE;
        s.fullMargins();
        s.pen.set(Style.PLAIN, Extra.NONE);
        s.charsets.restore(Charsets.Saved.INITIAL);
        s.pendingWrap = false;
        s.afterPrint = false;
    }

    private void colours() {
        State s = state;
        if (!s.colours.equals(s.theme)) {
            s.colours = s.theme;
            Colours now = s.colours;
            s.outbox.tell(listener -> listener.coloursChanged(now));
        }
    }

    private void retitle() {
        State s = state;
        s.iconName = "";
        if (!s.title.isEmpty()) {
            s.title = "";
            s.outbox.tell(listener -> listener.titleChanged(""));
        }
    }
}
