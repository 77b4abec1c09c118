package dev.cockpit.screen;

import dev.cockpit.screen.unicode.Charset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The part of a [Picture] that is no text: modes, stacks, tabs, margins, sets, colours, titles.
final class PictureModes {
    private static final String TERMINATOR = "\033\\";

    private final State state;
    private final StringBuilder out;
    private boolean charsetsWritten;

    PictureModes(State state, StringBuilder out) {
        this.state = state;
        this.out = out;
    }

    static String at(int x, int y) {
        return "\033[" + (y + 1) + ";" + (x + 1) + "H";
    }

    private void set(int number, boolean on) {
        out.append("\033[?").append(number).append(on ? 'h' : 'l');
    }

    /// What XTSAVE keeps: each mode is brought to its kept value, saved, and put back.
    void saved() {
        for (Map.Entry<Integer, Boolean> entry : new TreeMap<>(state.savedModes).entrySet()) {
            int number = entry.getKey();
            Mode mode = Mode.of(number, true);
            boolean initially = mode != null && mode.initially;
            int setting = number == 1047 || number == 1049 ? 47 : number;
            if (entry.getValue() != initially) {
                set(setting, entry.getValue());
            }
            out.append("\033[?").append(number).append('s');
            if (entry.getValue() != initially) {
                set(setting, initially);
            }
        }
    }

    void keyboard(Keyboard keyboard) {
        List<Integer> all = new ArrayList<>(keyboard.pushed());
        all.add(keyboard.flags());
        if (all.getFirst() != 0) {
            out.append("\033[=").append(all.getFirst()).append('u');
        }
        for (int flags : all.subList(1, all.size())) {
            out.append("\033[>").append(flags).append('u');
        }
    }

    void charsets(Charsets.Saved sets) {
        for (int i = 0; i < 4; i++) {
            Charset set = sets.designated().get(i);
            if (set != Charset.ASCII || charsetsWritten) {
                out.append('\033').append("()*+".charAt(i)).append(set.finalByte());
                charsetsWritten = true;
            }
        }
        locked(sets.left(), sets.right());
    }

    private void locked(int left, int right) {
        out.append(
                switch (left) {
                    case 0 -> "\017";
                    case 1 -> "\016";
                    case 2 -> "\033n";
                    default -> "\033o";
                });
        if (right != 2) {
            out.append('\033').append(" ~}|".charAt(right));
        }
    }

    /// Titles, pens and colours.
    void stacks(PictureRows rows) {
        State s = state;
        List<String> titles = new ArrayList<>(s.titles);
        Collections.reverse(titles);
        for (String title : titles) {
            out.append("\033]2;").append(title).append(TERMINATOR).append("\033[22;2t");
        }
        if (!s.title.isEmpty() || !titles.isEmpty()) {
            out.append("\033]2;").append(s.title).append(TERMINATOR);
        }
        if (!s.iconName.isEmpty()) {
            out.append("\033]1;").append(s.iconName).append(TERMINATOR);
        }
        List<SavedCursor> pens = new ArrayList<>(s.pens);
        Collections.reverse(pens);
        for (SavedCursor pen : pens) {
            rows.pen(pen.style(), pen.extra());
            out.append("\033[#{");
        }
        rows.pen(Style.PLAIN, Extra.NONE);
        for (int slot = 0; slot < Colours.SLOTS; slot++) {
            if (s.colours.slot(slot) != s.theme.slot(slot)) {
                colour(slot, s.colours.slot(slot));
            }
        }
    }

    private void colour(int slot, int rgb) {
        String hex = HexFormat.of().toHexDigits(rgb, 6);
        out.append("\033]").append(slot < 256 ? "4;" + slot : Integer.toString(10 + slot - Colours.FOREGROUND));
        out.append(";rgb:")
                .append(hex, 0, 2)
                .append('/')
                .append(hex, 2, 4)
                .append('/')
                .append(hex, 4, 6);
        out.append(TERMINATOR);
    }

    void tabs() {
        boolean usual = true;
        for (int x = 0; x < state.columns; x++) {
            usual &= state.tabs.isSet(x) == (x % 8 == 0);
        }
        if (usual) {
            return;
        }
        out.append("\033[3g");
        for (int x = 0; x < state.columns; x++) {
            if (state.tabs.isSet(x)) {
                out.append("\033[").append(x + 1).append("G\033H");
            }
        }
    }

    void switches() {
        State s = state;
        for (Mode mode : Mode.values()) {
            boolean later = mode == Mode.ORIGIN
                    || mode == Mode.INSERT
                    || mode == Mode.CURSOR_BLINKS
                    || mode == Mode.SYNCHRONIZED
                    || mode == Mode.GRAPHEMES;
            if (!later && s.is(mode) != mode.initially) {
                out.append("\033[")
                        .append(mode.dec ? "?" : "")
                        .append(mode.number)
                        .append(s.is(mode) ? 'h' : 'l');
            }
        }
        mouse();
        cursorStyle();
        if (s.modifyOtherKeys != 0) {
            out.append("\033[>4;").append(s.modifyOtherKeys).append('m');
        }
        if (s.rectangleChanges) {
            out.append("\033[2*x");
        }
        if (s.top != 0 || s.bottom != s.rows - 1) {
            out.append("\033[")
                    .append(s.top + 1)
                    .append(';')
                    .append(s.bottom + 1)
                    .append('r');
        }
        if (!s.fullWidth()) {
            out.append("\033[")
                    .append(s.left + 1)
                    .append(';')
                    .append(s.right + 1)
                    .append('s');
        }
        if (s.origin) {
            out.append("\033[?6h");
        }
    }

    private void mouse() {
        switch (state.mouse) {
            case NONE -> {}
            case X10 -> set(9, true);
            case CLICK -> set(1000, true);
            case DRAG -> set(1002, true);
            case MOTION -> set(1003, true);
        }
        switch (state.mouseEncoding) {
            case DEFAULT -> {}
            case UTF8 -> set(1005, true);
            case SGR -> set(1006, true);
            case URXVT -> set(1015, true);
            case SGR_PIXELS -> set(1016, true);
        }
    }

    private void cursorStyle() {
        boolean blinks = state.is(Mode.CURSOR_BLINKS);
        if (state.cursorShape != CursorShape.BLOCK || !blinks) {
            out.append("\033[").append(Reports.cursorStyle(state)).append(" q");
        }
    }

    /// What must not stand before the last character was printed.
    void last() {
        State s = state;
        switch (s.protection) {
            case NONE -> {}
            case DEC -> out.append((s.pen.style & Style.PROTECTED) != 0 ? "\033[1\"q" : "\033[0\"q");
            case ISO -> out.append("\033V").append((s.pen.style & Style.PROTECTED) != 0 ? "" : "\033W");
        }
        if (s.insert) {
            out.append("\033[4h");
        }
        if (!s.graphemes) {
            set(Mode.GRAPHEMES.number, false);
        }
        if (s.is(Mode.SYNCHRONIZED)) {
            set(Mode.SYNCHRONIZED.number, true);
        }
        charsets(s.charsets.save());
        int single = s.charsets.singleShift();
        out.append(single == 2 ? "\033N" : single == 3 ? "\033O" : "");
    }
}
