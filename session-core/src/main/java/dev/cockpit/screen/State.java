package dev.cockpit.screen;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// Everything a terminal knows, as plain fields that the groups of functions share. Guarded by the lock of
/// [Screen].
final class State {
    final ScreenOptions options;
    final Outbox outbox = new Outbox();
    final Damage damage = new Damage();
    final Pen pen = new Pen();
    final Charsets charsets = new Charsets();
    final Tabs tabs;
    final Set<Mode> modes = EnumSet.noneOf(Mode.class);
    final Map<Integer, Boolean> savedModes = new HashMap<>();
    final Map<Grid, SavedCursor> saved = new HashMap<>();
    final Map<Grid, Keyboard> keyboards = new HashMap<>();
    final Deque<String> titles = new ArrayDeque<>();
    final Deque<SavedCursor> pens = new ArrayDeque<>();

    Grid main;
    Grid alternate;
    Grid grid;
    int columns;
    int rows;
    int x;
    int y;
    boolean pendingWrap;
    /// The character left of the cursor (under it, if a wrap is pending) was the last thing printed: REP
    /// and clusters go on from it.
    boolean afterPrint;
    int top;
    int bottom;
    int left;
    int right;
    // The modes that each printed character asks for, kept beside the set.
    boolean wraparound;
    boolean insert;
    boolean origin;
    boolean graphemes;
    boolean newLine;
    /// Some line may be of double size; such a line has half the columns.
    boolean doubleSize;
    Protection protection = Protection.NONE;
    MouseTracking mouse = MouseTracking.NONE;
    MouseEncoding mouseEncoding = MouseEncoding.DEFAULT;
    CursorShape cursorShape = CursorShape.BLOCK;
    int modifyOtherKeys;
    boolean rectangleChanges;
    String title = "";
    String iconName = "";
    Colours theme;
    Colours colours;

    /// Which of the two kinds of protection was used last: it decides whether plain erasing spares
    /// protected cells.
    enum Protection {
        NONE,
        DEC,
        ISO
    }

    State(int columns, int rows, ScreenOptions options) {
        this.options = options;
        this.columns = columns;
        this.rows = rows;
        this.tabs = new Tabs(columns);
        this.main = new Grid(columns, rows, damage, new History(options.historyLines(), options.historyBytes(), 0));
        this.alternate = new Grid(columns, rows, damage, null);
        this.grid = main;
        this.theme = options.colours();
        this.colours = theme;
        for (Mode mode : Mode.values()) {
            set(mode, mode.initially);
        }
        fullMargins();
    }

    boolean is(Mode mode) {
        return modes.contains(mode);
    }

    void set(Mode mode, boolean on) {
        if (on) {
            modes.add(mode);
        } else {
            modes.remove(mode);
        }
        switch (mode) {
            case WRAPAROUND -> wraparound = on;
            case INSERT -> insert = on;
            case ORIGIN -> origin = on;
            case GRAPHEMES -> graphemes = on;
            case NEW_LINE -> newLine = on;
            case NATIONAL -> charsets.national(on);
            default -> {}
        }
    }

    void fullMargins() {
        top = 0;
        bottom = rows - 1;
        left = 0;
        right = columns - 1;
    }

    /// The column before which the cursor's line ends, for a cursor at `column`.
    int limit(int column) {
        int limit = column <= right ? right + 1 : columns;
        boolean halved = doubleSize && grid.row(y).lineSize != 0;
        int half = Math.max(1, columns / 2);
        return halved && column < half ? Math.min(limit, half) : limit;
    }

    boolean fullWidth() {
        return left == 0 && right == columns - 1;
    }

    boolean insideMargins() {
        return y >= top && y <= bottom && x >= left && x <= right;
    }

    boolean onAlternate() {
        return grid == alternate;
    }

    Keyboard keyboard() {
        return keyboards.computeIfAbsent(grid, _ -> new Keyboard());
    }

    SavedCursor savedCursor() {
        return saved.getOrDefault(grid, SavedCursor.HOME);
    }

    /// Puts the cursor on the screen, wherever that is.
    void moveTo(int newX, int newY) {
        x = Math.clamp(newX, 0, columns - 1);
        y = Math.clamp(newY, 0, rows - 1);
        pendingWrap = false;
        afterPrint = false;
    }

    Modes snapshot() {
        return new Modes(
                is(Mode.APPLICATION_CURSOR),
                is(Mode.APPLICATION_KEYPAD),
                is(Mode.BACKARROW),
                is(Mode.NEW_LINE),
                insert,
                origin,
                wraparound,
                is(Mode.REVERSE_WRAP),
                is(Mode.REVERSE_VIDEO),
                is(Mode.CURSOR_VISIBLE),
                is(Mode.CURSOR_BLINKS),
                cursorShape,
                mouse,
                mouseEncoding,
                is(Mode.FOCUS),
                is(Mode.BRACKETED_PASTE),
                is(Mode.ALTERNATE_SCROLL),
                onAlternate(),
                is(Mode.SYNCHRONIZED),
                graphemes,
                is(Mode.COLOUR_SCHEME),
                keyboard().flags(),
                modifyOtherKeys);
    }
}
