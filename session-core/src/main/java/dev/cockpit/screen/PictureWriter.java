package dev.cockpit.screen;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/// Writes a [Picture]: from a reset terminal to this state, in an order in which no step undoes an earlier
/// one.
final class PictureWriter {
    private final State state;
    private final StringBuilder out = new StringBuilder(8192);
    private final PictureRows rows;
    private final PictureModes modes;

    PictureWriter(State state) {
        this.state = state;
        this.rows = new PictureRows(out, state.columns);
        this.modes = new PictureModes(state, out);
    }

    Picture write(int historyLines, long address, String opener) {
        State s = state;
        out.append("\033c");
        modes.saved();
        if (!s.onAlternate() && !isPristine(s.alternate)) {
            out.append("\033[?47h");
            screen(s.alternate, 0);
            out.append("\033[?47l\033[H");
        }
        screen(s.main, historyLines);
        if (s.onAlternate()) {
            out.append("\033[?47h\033[H");
            screen(s.alternate, 0);
        }
        modes.stacks(rows);
        modes.tabs();
        modes.switches();
        cursor();
        byte[] text = out.toString().getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length + opener.length());
        bytes.writeBytes(text);
        bytes.writeBytes(opener.getBytes(StandardCharsets.ISO_8859_1));
        return new Picture(s.columns, s.rows, bytes.toByteArray(), address);
    }

    private boolean isPristine(Grid grid) {
        Keyboard keyboard = state.keyboards.get(grid);
        if (state.saved.containsKey(grid) || (keyboard != null && !keyboard.isPristine())) {
            return false;
        }
        for (int y = 0; y < grid.rows; y++) {
            if (grid.row(y).length() > 0 || grid.row(y).lineSize != 0) {
                return false;
            }
        }
        return true;
    }

    /// The history's last lines and the rows, the cursor that was saved there, the keyboard flags.
    private void screen(Grid grid, int historyLines) {
        History history = grid.history;
        if (history != null) {
            Row line = new Row(state.columns);
            Row next = new Row(state.columns);
            long from = history.end() - Math.min(Math.max(0, historyLines), history.size());
            for (long address = from; address < history.end(); address++) {
                history.read(address, line);
                boolean last = address + 1 == history.end();
                if (!last) {
                    history.read(address + 1, next);
                }
                rows.row(line, last ? grid.row(0) : next);
            }
        }
        for (int y = 0; y < grid.rows; y++) {
            Row row = grid.row(y);
            rows.row(row, y + 1 < grid.rows ? grid.row(y + 1) : null);
        }
        SavedCursor saved = state.saved.get(grid);
        if (saved != null) {
            saved(saved);
        }
        Keyboard keyboard = state.keyboards.get(grid);
        if (keyboard != null) {
            modes.keyboard(keyboard);
        }
        rows.pen(Style.PLAIN, Extra.NONE);
    }

    /// Margins are those of a reset terminal here, so positions are absolute also in origin mode.
    private void saved(SavedCursor saved) {
        out.append(saved.origin() ? "\033[?6h" : "").append(PictureModes.at(saved.x(), saved.y()));
        rows.pen(saved.style(), saved.extra());
        modes.charsets(saved.charsets());
        out.append("\0337");
        out.append(saved.origin() ? "\033[?6l" : "");
        modes.charsets(Charsets.Saved.INITIAL);
    }

    /// The cursor comes last. Where a wrap is pending, or a cluster or REP may go on, the character before
    /// it is printed once more.
    private void cursor() {
        State s = state;
        int baseX = s.origin ? s.left : 0;
        int baseY = s.origin ? s.top : 0;
        if (s.pendingWrap || s.afterPrint) {
            Row row = s.grid.row(s.y);
            int x = s.pendingWrap ? s.x : Math.max(0, s.x - 1);
            int lead = x > 0 && row.cells[x] == Row.TAIL ? x - 1 : x;
            out.append(PictureModes.at(lead - baseX, s.y - baseY));
            reprint(row, lead);
            if (!s.afterPrint) {
                out.append('\t');
            }
        } else {
            out.append(PictureModes.at(s.x - baseX, s.y - baseY));
        }
        rows.pen(s.pen.style, s.pen.extra);
        modes.last();
    }

    private void reprint(Row row, int x) {
        Extra extra = row.extra(x);
        rows.pen(row.styles[x], extra == null ? Extra.NONE : extra);
        if (row.cells[x] != 0) {
            rows.text(row, x);
            return;
        }
        String cell = (state.y + 1) + ";" + (x + 1);
        out.append(" \033[").append(cell).append(';').append(cell).append("$z");
    }
}
