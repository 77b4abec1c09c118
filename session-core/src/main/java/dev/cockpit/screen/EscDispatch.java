package dev.cockpit.screen;

import dev.cockpit.screen.unicode.Charset;

/// Escape sequences and single controls.
final class EscDispatch {
    private final State state;
    private final Motion motion;
    private final Buffers buffers;
    private final Reports reports;
    private final Resets resets;

    EscDispatch(State state, Motion motion, Buffers buffers, Reports reports) {
        this.state = state;
        this.motion = motion;
        this.buffers = buffers;
        this.reports = reports;
        this.resets = new Resets(state);
    }

    /// C0.
    void control(int code) {
        State s = state;
        s.afterPrint &= code == 0x0E || code == 0x0F;
        switch (code) {
            case 0x07 -> s.outbox.tell(ScreenListener::bell);
            case 0x08 -> motion.back(1);
            case 0x09 -> motion.tab(1);
            case 0x0A, 0x0B, 0x0C -> {
                motion.index();
                if (s.newLine) {
                    motion.carriageReturn();
                }
            }
            case 0x0D -> motion.carriageReturn();
            case 0x0E -> s.charsets.lockLeft(1);
            case 0x0F -> s.charsets.lockLeft(0);
            default -> {}
        }
    }

    void dispatch(int intermediates, int finalByte) {
        boolean selectsSet =
                "()*+".indexOf(intermediates) >= 0 || (intermediates == 0 && "NOno~}|VW".indexOf(finalByte) >= 0);
        state.afterPrint &= selectsSet;
        switch (intermediates) {
            case 0 -> plain(finalByte);
            case '#' -> lineSize(finalByte);
            case '(' -> designate(0, finalByte);
            case ')' -> designate(1, finalByte);
            case '*' -> designate(2, finalByte);
            case '+' -> designate(3, finalByte);
            default -> {}
        }
    }

    private void plain(int finalByte) {
        State s = state;
        switch (finalByte) {
            case '7' -> buffers.saveCursor();
            case '8' -> buffers.restoreCursor();
            case 'D' -> motion.index();
            case 'E' -> {
                motion.index();
                motion.carriageReturn();
            }
            case 'H' -> s.tabs.set(s.x);
            case 'M' -> motion.reverseIndex();
            case 'Z' -> reports.primaryAttributes();
            case 'c' -> resets.hard();
            case '=' -> s.set(Mode.APPLICATION_KEYPAD, true);
            case '>' -> s.set(Mode.APPLICATION_KEYPAD, false);
            case '6' -> backIndex();
            case '9' -> forwardIndex();
            default -> shift(finalByte);
        }
    }

    private void shift(int finalByte) {
        State s = state;
        switch (finalByte) {
            case 'N' -> s.charsets.shiftOnce(2);
            case 'O' -> s.charsets.shiftOnce(3);
            case 'n' -> s.charsets.lockLeft(2);
            case 'o' -> s.charsets.lockLeft(3);
            case '~' -> s.charsets.lockRight(1);
            case '}' -> s.charsets.lockRight(2);
            case '|' -> s.charsets.lockRight(3);
            case 'V' -> {
                s.pen.style |= Style.PROTECTED;
                s.protection = State.Protection.ISO;
            }
            case 'W' -> s.pen.style &= ~Style.PROTECTED;
            default -> {}
        }
    }

    private void designate(int slot, int finalByte) {
        state.charsets.designate(slot, Charset.of(finalByte));
    }

    /// DECBI: left, or the region's columns right.
    private void backIndex() {
        State s = state;
        if (s.x == s.left && s.insideMargins()) {
            new Eraser(s).insertColumns(1);
        } else if (s.x > 0) {
            s.moveTo(s.x - 1, s.y);
        }
    }

    /// DECFI.
    private void forwardIndex() {
        State s = state;
        if (s.x == s.right && s.insideMargins()) {
            int at = s.x;
            s.x = s.left;
            new Eraser(s).deleteColumns(1);
            s.x = at;
        } else if (s.x < s.columns - 1) {
            s.moveTo(s.x + 1, s.y);
        }
    }

    /// DECDHL, DECSWL, DECDWL, DECALN.
    private void lineSize(int finalByte) {
        State s = state;
        switch (finalByte) {
            case '3', '4', '5', '6' -> {
                s.grid.change(s.y).lineSize = (byte) "5634".indexOf(finalByte);
                s.doubleSize |= finalByte != '5';
            }
            case '8' -> align();
            default -> {}
        }
    }

    private void align() {
        State s = state;
        s.fullMargins();
        s.set(Mode.ORIGIN, false);
        for (int y = 0; y < s.rows; y++) {
            Row row = s.grid.change(y);
            row.clear(Style.PLAIN);
            for (int x = 0; x < s.columns; x++) {
                row.put(x, 'E', Style.PLAIN, null);
            }
        }
        s.moveTo(0, 0);
    }
}
