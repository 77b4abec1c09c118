package dev.cockpit.screen;

/// Gives the screens another size.
final class Resize {
    private final State state;

    Resize(State state) {
        this.state = state;
    }

    void to(int columns, int rows) {
        State s = state;
        if (columns == s.columns && rows == s.rows) {
            return;
        }
        boolean alternate = s.onAlternate();
        int dropTop = Math.max(0, s.y - rows + 1);
        s.alternate.resize(columns, rows, alternate ? dropTop : 0);
        s.main.resize(columns, rows, alternate ? 0 : dropTop);
        s.tabs.extend(s.columns, columns);
        int x = s.x;
        int y = s.y - dropTop;
        s.columns = columns;
        s.rows = rows;
        s.fullMargins();
        s.moveTo(x, y);
    }
}
