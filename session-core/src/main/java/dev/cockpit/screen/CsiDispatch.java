package dev.cockpit.screen;

import dev.cockpit.screen.vt.Params;

/// Control sequences: which function a prefix, intermediates and a final byte name (xterm ctlseqs). Unknown
/// ones do nothing.
final class CsiDispatch {
    private final State state;
    private final Motion motion;
    private final Eraser eraser;
    private final Rectangles rectangles;
    private final Printer printer;
    private final Sgr sgr;
    private final ModeSwitch modes;
    private final Buffers buffers;
    private final Reports reports;
    private final Resets resets;

    CsiDispatch(State state, Motion motion, Printer printer, ModeSwitch modes, Reports reports) {
        this.state = state;
        this.motion = motion;
        this.printer = printer;
        this.modes = modes;
        this.reports = reports;
        this.eraser = new Eraser(state);
        this.rectangles = new Rectangles(state);
        this.sgr = new Sgr(state.pen);
        this.buffers = new Buffers(state);
        this.resets = new Resets(state);
    }

    void dispatch(Params params, int prefix, int intermediates, int finalByte) {
        if (params.hasSubs() && finalByte != 'm') {
            state.afterPrint = false;
            return;
        }
        if (prefix == 0 && intermediates == 0) {
            if (finalByte == 'm') {
                sgr.apply(params);
            } else if (finalByte == 'b') {
                printer.repeat(params.atLeastOne(0));
            } else {
                state.afterPrint &= finalByte == 'h' || finalByte == 'l';
                plain(params, finalByte);
            }
            return;
        }
        state.afterPrint &= isSwitch(prefix, intermediates, finalByte);
        if (intermediates == 0) {
            switch (prefix) {
                case '?' -> questionMark(params, finalByte);
                case '>' -> greater(params, finalByte);
                case '=' -> equalsSign(params, finalByte);
                default -> less(params, finalByte);
            }
        } else if (prefix == 0) {
            intermediate(params, intermediates, finalByte);
        } else if (prefix == '?' && intermediates == '$' && finalByte == 'p') {
            reports.mode(params.get(0, 0), true);
        }
    }

    /// Functions that neither move the cursor nor touch cells: a cluster may go on after them.
    private static boolean isSwitch(int prefix, int intermediates, int finalByte) {
        return (prefix == '?' && intermediates == 0 && (finalByte == 'h' || finalByte == 'l'))
                || (prefix == 0 && intermediates == '"' && finalByte == 'q');
    }

    private void plain(Params params, int finalByte) {
        int n = params.atLeastOne(0);
        switch (finalByte) {
            case 'A' -> motion.up(n);
            case 'B' -> motion.down(n);
            case 'C' -> motion.forward(n);
            case 'D' -> motion.back(n);
            case 'E' -> {
                motion.down(n);
                motion.carriageReturn();
            }
            case 'F' -> {
                motion.up(n);
                motion.carriageReturn();
            }
            case 'G', '`' -> motion.column(n);
            case 'H', 'f' -> motion.position(params.atLeastOne(1), n);
            case 'I' -> motion.tab(n);
            case 'Z' -> motion.backTab(n);
            case 'a' -> motion.by(n, 0);
            case 'd' -> motion.row(n);
            case 'e' -> motion.by(0, n);
            case 'r' -> motion.verticalMargins(n, orLast(params, state.rows));
            case 's' -> saveOrMargins(params);
            case 'u' -> buffers.restoreCursor();
            default -> edit(params, finalByte, n);
        }
    }

    private void edit(Params params, int finalByte, int n) {
        switch (finalByte) {
            case '@' -> eraser.insertCharacters(n);
            case 'J' -> eraser.inDisplay(params.get(0, 0));
            case 'K' -> eraser.inLine(params.get(0, 0));
            case 'L' -> motion.insertLines(n);
            case 'M' -> motion.deleteLines(n);
            case 'P' -> eraser.deleteCharacters(n);
            case 'S' -> motion.scrollUp(n);
            case 'T', '^' -> {
                if (params.count() <= 1) {
                    motion.scrollDown(n);
                }
            }
            case 'X' -> eraser.characters(n);
            case 'c' -> {
                if (params.get(0, 0) == 0) {
                    reports.primaryAttributes();
                }
            }
            case 'g' -> clearTabs(params.get(0, 0));
            case 'h' -> modes.set(params, false, true);
            case 'l' -> modes.set(params, false, false);
            case 'n' -> reports.status(params.get(0, 0));
            case 't' -> window(params);
            case 'x' -> reports.terminalParameters(params);
            default -> {}
        }
    }

    private static int orLast(Params params, int last) {
        int given = params.get(1, 0);
        return given == 0 ? last : given;
    }

    private void saveOrMargins(Params params) {
        if (state.is(Mode.LEFT_RIGHT_MARGINS)) {
            motion.horizontalMargins(params.atLeastOne(0), orLast(params, state.columns));
        } else if (params.count() == 0) {
            buffers.saveCursor();
        }
    }

    private void clearTabs(int what) {
        if (what == 0) {
            state.tabs.clear(state.x);
        } else if (what == 3) {
            state.tabs.clearAll();
        }
    }

    /// XTWINOPS: only the size in cells is told, and the title stack kept. A child does not move or resize
    /// the window.
    private void window(Params params) {
        int which = params.get(1, 0);
        switch (params.get(0, 0)) {
            case 18 -> reports.size();
            case 22 -> {
                if (which != 1) {
                    Titles.push(state);
                }
            }
            case 23 -> {
                if (which != 1) {
                    Titles.pop(state);
                }
            }
            default -> {}
        }
    }

    private void questionMark(Params params, int finalByte) {
        switch (finalByte) {
            case 'h' -> modes.set(params, true, true);
            case 'l' -> modes.set(params, true, false);
            case 's' -> modes.save(params);
            case 'r' -> modes.restore(params);
            case 'J' -> eraser.selectivelyInDisplay(params.get(0, 0));
            case 'K' -> eraser.selectivelyInLine(params.get(0, 0));
            case 'n' -> reports.decStatus(params.get(0, 0));
            case 'u' -> reports.keyboard();
            case 'm' -> reports.modifyKeys(params.get(0, 0));
            case 'W' -> {
                if (params.get(0, 0) == 5) {
                    state.tabs.reset(state.columns);
                }
            }
            default -> {}
        }
    }

    private void greater(Params params, int finalByte) {
        switch (finalByte) {
            case 'c' -> {
                if (params.get(0, 0) == 0) {
                    reports.secondaryAttributes();
                }
            }
            case 'q' -> {
                if (params.get(0, 0) == 0) {
                    reports.version();
                }
            }
            case 'u' -> state.keyboard().push(params.get(0, 0));
            case 'm' -> modifyKeys(params);
            case 'n' -> {
                if (params.get(0, 0) == 4) {
                    state.modifyOtherKeys = 0;
                }
            }
            default -> {}
        }
    }

    /// XTMODKEYS; without parameters all resources go back.
    private void modifyKeys(Params params) {
        int resource = params.get(0, 4);
        if (resource == 4) {
            state.modifyOtherKeys = Math.min(3, params.get(1, 0));
        }
    }

    private void equalsSign(Params params, int finalByte) {
        if (finalByte == 'c' && params.get(0, 0) == 0) {
            reports.tertiaryAttributes();
        } else if (finalByte == 'u') {
            state.keyboard().set(params.get(0, 0), params.get(1, 1));
        }
    }

    private void less(Params params, int finalByte) {
        if (finalByte == 'u') {
            state.keyboard().pop(params.atLeastOne(0));
        }
    }

    private void intermediate(Params params, int intermediates, int finalByte) {
        int n = params.atLeastOne(0);
        switch (intermediates << 8 | finalByte) {
            case ' ' << 8 | '@' -> eraser.scrollRight(-n);
            case ' ' << 8 | 'A' -> eraser.scrollRight(n);
            case ' ' << 8 | 'q' -> cursorStyle(params.get(0, 0));
            case '!' << 8 | 'p' -> resets.soft();
            case '"' << 8 | 'q' -> protect(params.get(0, 0));
            case '$' << 8 | 'p' -> reports.mode(params.get(0, 0), false);
            case '$' << 8 | 'r' -> rectangles.changeAttributes(params, false);
            case '$' << 8 | 't' -> rectangles.changeAttributes(params, true);
            case '$' << 8 | 'v' -> rectangles.copy(params);
            case '$' << 8 | 'x' -> rectangles.fill(params);
            case '$' << 8 | 'z' -> rectangles.erase(params);
            case '$' << 8 | '{' -> rectangles.eraseSelectively(params);
            case '*' << 8 | 'x' -> state.rectangleChanges = params.get(0, 0) == 2;
            case '\'' << 8 | '}' -> eraser.insertColumns(n);
            case '\'' << 8 | '~' -> eraser.deleteColumns(n);
            case '#' << 8 | '{' -> pushPen();
            case '#' << 8 | '}' -> popPen();
            default -> {}
        }
    }

    /// DECSCUSR.
    private void cursorStyle(int style) {
        if (style > 6) {
            return;
        }
        state.cursorShape = style < 3 ? CursorShape.BLOCK : style < 5 ? CursorShape.UNDERLINE : CursorShape.BAR;
        state.set(Mode.CURSOR_BLINKS, style == 0 || style % 2 == 1);
    }

    /// DECSCA.
    private void protect(int how) {
        if (how == 1) {
            state.pen.style |= Style.PROTECTED;
        } else if (how == 0 || how == 2) {
            state.pen.style &= ~Style.PROTECTED;
        }
        state.protection = State.Protection.DEC;
    }

    private void pushPen() {
        if (state.pens.size() < 10) {
            state.pens.push(new SavedCursor(0, 0, state.pen.style, state.pen.extra, false, Charsets.Saved.INITIAL));
        }
    }

    private void popPen() {
        if (!state.pens.isEmpty()) {
            SavedCursor saved = state.pens.pop();
            state.pen.set(saved.style(), saved.extra());
        }
    }
}
