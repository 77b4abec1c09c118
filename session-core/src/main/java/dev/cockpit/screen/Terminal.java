package dev.cockpit.screen;

import dev.cockpit.screen.vt.Actions;
import dev.cockpit.screen.vt.Params;

/// Hands what the parser finds to the group of functions that does it.
final class Terminal implements Actions {
    final State state;
    private final Printer printer;
    private final CsiDispatch csi;
    private final EscDispatch esc;
    private final OscDispatch osc;
    private final Reports reports;

    Terminal(State state) {
        this.state = state;
        Motion motion = new Motion(state);
        Buffers buffers = new Buffers(state);
        ModeSwitch modes = new ModeSwitch(state, motion, buffers, new Eraser(state));
        this.reports = new Reports(state, modes);
        this.printer = new Printer(state, motion);
        this.csi = new CsiDispatch(state, motion, printer, modes, reports);
        this.esc = new EscDispatch(state, motion, buffers, reports);
        this.osc = new OscDispatch(state, reports);
    }

    @Override
    public void printAscii(byte[] bytes, int from, int to) {
        printer.ascii(bytes, from, to);
    }

    @Override
    public void print(int codePoint) {
        printer.character(codePoint);
    }

    @Override
    public void control(int code) {
        esc.control(code);
    }

    @Override
    public void escape(int intermediates, int finalByte) {
        esc.dispatch(intermediates, finalByte);
    }

    @Override
    public void csi(Params params, int prefix, int intermediates, int finalByte) {
        csi.dispatch(params, prefix, intermediates, finalByte);
    }

    @Override
    public void osc(byte[] data, int length, boolean bel) {
        osc.dispatch(data, length, bel);
    }

    @Override
    public void dcs(Params params, int prefix, int intermediates, int finalByte, byte[] data, int length) {
        if (prefix == 0 && finalByte == 'q' && intermediates == '$') {
            reports.setting(data, length);
        } else if (prefix == 0 && finalByte == 'q' && intermediates == '+') {
            reports.capabilities(data, length);
        }
    }

    void themeChanged() {
        if (state.is(Mode.COLOUR_SCHEME)) {
            reports.colourScheme();
        }
    }
}
