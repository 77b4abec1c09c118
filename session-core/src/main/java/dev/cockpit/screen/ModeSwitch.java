package dev.cockpit.screen;

import dev.cockpit.screen.vt.Params;

/// SM, RM, DECSET, DECRST, DECRQM, XTSAVE and XTRESTORE.
final class ModeSwitch {
    private static final int UNKNOWN = 0;
    private static final int SET = 1;
    private static final int RESET = 2;
    private static final int ALWAYS_SET = 3;
    private static final int ALWAYS_RESET = 4;

    private final State state;
    private final Motion motion;
    private final Buffers buffers;
    private final Eraser eraser;

    ModeSwitch(State state, Motion motion, Buffers buffers, Eraser eraser) {
        this.state = state;
        this.motion = motion;
        this.buffers = buffers;
        this.eraser = eraser;
    }

    void set(Params params, boolean dec, boolean on) {
        for (int i = 0; i < params.count(); i++) {
            int number = params.get(i, 0);
            if (dec) {
                dec(number, on);
            } else {
                Mode mode = Mode.of(number, false);
                if (mode != null) {
                    state.set(mode, on);
                }
            }
        }
    }

    private void dec(int number, boolean on) {
        switch (number) {
            case 9 -> mouse(MouseTracking.X10, on);
            case 1000 -> mouse(MouseTracking.CLICK, on);
            case 1002 -> mouse(MouseTracking.DRAG, on);
            case 1003 -> mouse(MouseTracking.MOTION, on);
            case 1005 -> encoding(MouseEncoding.UTF8, on);
            case 1006 -> encoding(MouseEncoding.SGR, on);
            case 1015 -> encoding(MouseEncoding.URXVT, on);
            case 1016 -> encoding(MouseEncoding.SGR_PIXELS, on);
            case 47 -> buffers.alternate(on);
            case 1047 -> buffers.alternateClearedOnLeave(on);
            case 1049 -> buffers.alternateWithCursor(on);
            case 1048 -> {
                if (on) {
                    buffers.saveCursor();
                } else {
                    buffers.restoreCursor();
                }
            }
            default -> {
                Mode mode = Mode.of(number, true);
                if (mode != null) {
                    state.set(mode, on);
                    effect(mode, on);
                }
            }
        }
    }

    private void effect(Mode mode, boolean on) {
        switch (mode) {
            case ORIGIN -> motion.home();
            case COLUMNS_132 -> columnChange();
            case REVERSE_VIDEO -> state.grid.touchAll();
            case LEFT_RIGHT_MARGINS -> {
                if (!on) {
                    state.left = 0;
                    state.right = state.columns - 1;
                }
            }
            default -> {}
        }
    }

    /// DECCOLM clears as the standard says, but a child does not resize the window (decision 11).
    private void columnChange() {
        if (!state.is(Mode.ALLOW_132)) {
            return;
        }
        if (!state.is(Mode.KEEP_ON_COLUMN_CHANGE)) {
            eraser.inDisplay(2);
        }
        state.fullMargins();
        state.set(Mode.LEFT_RIGHT_MARGINS, false);
        state.moveTo(0, 0);
    }

    private void mouse(MouseTracking tracking, boolean on) {
        state.mouse = on ? tracking : MouseTracking.NONE;
    }

    private void encoding(MouseEncoding encoding, boolean on) {
        if (on) {
            state.mouseEncoding = encoding;
        } else if (state.mouseEncoding == encoding) {
            state.mouseEncoding = MouseEncoding.DEFAULT;
        }
    }

    /// DECRQM: what stands.
    int report(int number, boolean dec) {
        if (dec) {
            return switch (number) {
                case 9 -> flag(state.mouse == MouseTracking.X10);
                case 1000 -> flag(state.mouse == MouseTracking.CLICK);
                case 1002 -> flag(state.mouse == MouseTracking.DRAG);
                case 1003 -> flag(state.mouse == MouseTracking.MOTION);
                case 1005 -> flag(state.mouseEncoding == MouseEncoding.UTF8);
                case 1006 -> flag(state.mouseEncoding == MouseEncoding.SGR);
                case 1015 -> flag(state.mouseEncoding == MouseEncoding.URXVT);
                case 1016 -> flag(state.mouseEncoding == MouseEncoding.SGR_PIXELS);
                case 47, 1047, 1049 -> flag(state.onAlternate());
                case 1048 -> flag(state.saved.containsKey(state.grid));
                case 2 -> ALWAYS_SET;
                default -> simple(number, true);
            };
        }
        return number == 1 || number == 5 || number == 7 || (number >= 10 && number <= 19 && number != 12)
                ? ALWAYS_RESET
                : simple(number, false);
    }

    private int simple(int number, boolean dec) {
        Mode mode = Mode.of(number, dec);
        return mode == null ? UNKNOWN : flag(state.is(mode));
    }

    private static int flag(boolean on) {
        return on ? SET : RESET;
    }

    /// XTSAVE.
    void save(Params params) {
        for (int i = 0; i < params.count(); i++) {
            int number = params.get(i, 0);
            if (number == 1048) {
                buffers.saveCursor();
                continue;
            }
            int reported = report(number, true);
            if (reported == SET || reported == RESET) {
                state.savedModes.put(number, reported == SET);
            }
        }
    }

    /// XTRESTORE.
    void restore(Params params) {
        for (int i = 0; i < params.count(); i++) {
            if (params.get(i, 0) == 1048) {
                buffers.restoreCursor();
                continue;
            }
            Boolean on = state.savedModes.get(params.get(i, 0));
            if (on != null && isOn(params.get(i, 0)) != on) {
                dec(params.get(i, 0), on);
            }
        }
    }

    private boolean isOn(int number) {
        return report(number, true) == SET;
    }
}
