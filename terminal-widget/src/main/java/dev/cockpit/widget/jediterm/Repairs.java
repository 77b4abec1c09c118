package dev.cockpit.widget.jediterm;

import dev.cockpit.widget.input.InputModes;
import java.util.Set;

/// Stands between a child's output and JediTerm: passes on what JediTerm understands, translates what it could
/// understand, and lets nothing else through, so that nothing unknown is printed. Questions are not passed on either:
/// the session's own screen answers them, once, whether or not anybody looks. One thread, but for [#modes].
final class Repairs implements SequenceParser.Sink {
    private static final Set<Integer> PASSED_PRIVATE_MODES = Set.of(6, 7, 25, 47, 1047, 1048, 1049);
    private static final String ESC = "\u001b";
    private static final String CSI = "\u001b[";

    private final RepairedTerminal terminal;
    private final CleanStream stream;
    private final Events events;
    private final SequenceParser parser = new SequenceParser(this);
    private final ModeTracker modes = new ModeTracker();
    private final Charsets charsets = new Charsets();
    private final StringBuilder out = new StringBuilder();
    private int lastPoint = -1;

    /// What the child's output says to others than the screen. Called on the feeding thread.
    interface Events {
        /// The child named itself; uncleaned.
        void title(String title);

        /// The bell rang.
        void bell();

        /// The cursor's shape, by DECSCUSR's number.
        void cursorShape(int shape);
    }

    Repairs(RepairedTerminal terminal, Events events) {
        this.terminal = terminal;
        this.events = events;
        stream = new CleanStream(terminal);
    }

    /// The modes that the child set. Any thread.
    InputModes modes() {
        return modes.modes();
    }

    void feed(char[] chars, int length) {
        parser.feed(chars, length);
        flush();
    }

    private void flush() {
        if (!out.isEmpty()) {
            stream.play(out);
        }
    }

    @Override
    public void text(CharSequence run) {
        CharSequence mapped = charsets.map(run);
        out.append(mapped);
        lastPoint = Character.codePointBefore(mapped, mapped.length());
    }

    @Override
    public void control(char c) {
        switch (c) {
            case '\u0007' -> events.bell();
            case '\b', '\t', '\n', '\u000b', '\f', '\r' -> out.append(c);
            case '\u000e' -> charsets.shift(true);
            case '\u000f' -> charsets.shift(false);
            default -> {}
        }
    }

    @Override
    public void escape(String intermediates, char last) {
        switch (intermediates) {
            case "" -> escape(last);
            case "(", ")" -> charsets.designate(intermediates.charAt(0), last);
            case "#" -> {
                if (last == '8') {
                    out.append(ESC).append("#8");
                }
            }
            default -> {}
        }
    }

    private void escape(char last) {
        switch (last) {
            case 'D', 'E', 'H', 'M' -> out.append(ESC).append(last);
            case '7' -> save();
            case '8' -> restore();
            case '=' -> modes.set(66, true);
            case '>' -> modes.set(66, false);
            case 'c' -> {
                modes.reset();
                charsets.reset();
                out.append(ESC).append('c');
            }
            default -> {}
        }
    }

    private void save() {
        charsets.save();
        out.append(ESC).append('7');
    }

    private void restore() {
        charsets.restore();
        out.append(ESC).append('8');
    }

    @Override
    public void csi(Csi csi) {
        if (!csi.intermediates().isEmpty()) {
            withIntermediates(csi);
            return;
        }
        switch (csi.prefix()) {
            case 0 -> plain(csi);
            case '?' -> decPrivate(csi);
            default -> {}
        }
    }

    private void withIntermediates(Csi csi) {
        if (csi.intermediates().equals(" ") && csi.last() == 'q' && csi.prefix() == 0) {
            events.cursorShape(csi.number(0));
        } else if (csi.intermediates().equals("!") && csi.last() == 'p') {
            softReset();
        }
    }

    /// DECSTR without what JediTerm makes of it, which clears the screen. The cursor stays.
    private void softReset() {
        modes.softReset();
        charsets.reset();
        flush();
        terminal.setInsertMode(false);
        int column = terminal.column();
        int row = terminal.getCursorY();
        out.append(CSI + "?6l" + CSI + "r" + CSI + "?7h" + CSI + "?25h" + CSI + "m");
        move('H', row, column);
    }

    private void decPrivate(Csi csi) {
        if (csi.last() == 'h' || csi.last() == 'l') {
            for (String field : csi.fields()) {
                switchMode(Csi.parse(field), csi.last());
            }
        }
    }

    private void switchMode(int mode, char last) {
        boolean on = last == 'h';
        modes.set(mode, on);
        if (mode == 1048 || mode == 1049) {
            if (on) {
                charsets.save();
            } else {
                charsets.restore();
            }
        }
        if (PASSED_PRIVATE_MODES.contains(mode)) {
            out.append(CSI).append('?').append(mode).append(last);
        }
        if (mode == 6) {
            move('H', 1, 1);
        }
    }

    private void plain(Csi csi) {
        switch (csi.last()) {
            case 'A', 'B', 'C', 'D', 'E', 'F', 'G', '`', 'd', 'L', 'M', '@', 'P', 'X', 'S' ->
                count(csi.last(), csi.count(0, 1));
            case 'T' -> {
                if (csi.fields().size() == 1) {
                    count('T', csi.count(0, 1));
                }
            }
            case 'a' -> count('C', csi.count(0, 1));
            case 'e' -> count('B', csi.count(0, 1));
            case 'H', 'f' -> move('H', csi.count(0, 1), csi.count(1, 1));
            case 'J', 'K', 'g' -> count(csi.last(), Math.clamp(csi.number(0), 0, 3));
            case 'm' -> sgr(csi);
            case 'r' -> region(csi);
            case 'b' -> repeat(csi.count(0, 1));
            case 'I' -> out.repeat("\t", csi.count(0, 1));
            case 'Z' -> backTab(csi.count(0, 1));
            case 's' -> save();
            case 'u' -> restore();
            case 'h', 'l' -> ansiMode(csi.number(0), csi.last() == 'h');
            default -> {}
        }
    }

    private void count(char last, int number) {
        out.append(CSI).append(number).append(last);
    }

    private void move(char last, int row, int column) {
        out.append(CSI).append(row).append(';').append(column).append(last);
    }

    private void sgr(Csi csi) {
        String params = Sgr.rewrite(csi);
        if (!params.isEmpty()) {
            out.append(CSI).append(params).append('m');
        }
    }

    private void region(Csi csi) {
        flush();
        int top = csi.count(0, 1);
        int bottom = csi.count(1, terminal.getTerminalHeight());
        if (top < Math.min(bottom, terminal.getTerminalHeight())) {
            move('r', top, bottom);
        }
    }

    private void repeat(int times) {
        if (lastPoint >= 0) {
            out.repeat(lastPoint, times);
        }
    }

    private void backTab(int times) {
        flush();
        int column = terminal.column() - 1;
        int target = Math.max(0, (column + 7) / 8 - times) * 8;
        count('G', target + 1);
    }

    private void ansiMode(int mode, boolean on) {
        if (mode == 4) {
            flush();
            terminal.setInsertMode(on);
        } else if (mode == 20) {
            modes.setNewline(on);
            out.append(CSI).append("20").append(on ? 'h' : 'l');
        }
    }

    @Override
    public void osc(String content) {
        int semicolon = content.indexOf(';');
        int command = Csi.parse(semicolon < 0 ? content : content.substring(0, semicolon));
        String rest = semicolon < 0 ? "" : content.substring(semicolon + 1);
        if (command == 0 || command == 2) {
            events.title(rest);
        }
    }
}
