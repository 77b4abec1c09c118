package dev.cockpit.widget.view;

import dev.cockpit.screen.Modes;
import dev.cockpit.widget.input.Cell;
import dev.cockpit.widget.input.InputModes;
import dev.cockpit.widget.input.KeyModes;
import dev.cockpit.widget.input.MouseModes;
import dev.cockpit.widget.input.Surface;
import javafx.geometry.Point2D;
import org.jspecify.annotations.Nullable;

/// What the view offers to keys and pointer. FX thread only.
final class InputSurface implements Surface {
    private final CockpitTerminalView view;
    private final ScreenPane pane;
    private @Nullable Modes translated;
    private InputModes modes = InputModes.INITIAL;

    InputSurface(CockpitTerminalView view, ScreenPane pane) {
        this.view = view;
        this.pane = pane;
    }

    @Override
    public InputModes modes() {
        Ears ears = view.ears();
        Modes now = ears == null ? null : ears.modes();
        if (now != null && !now.equals(translated)) {
            translated = now;
            modes = translate(now);
        }
        return modes;
    }

    private static InputModes translate(Modes now) {
        KeyModes keys = new KeyModes(
                now.applicationCursor(),
                now.applicationKeypad(),
                now.newLine(),
                now.backarrowSendsBackspace(),
                now.kittyKeyboard(),
                now.modifyOtherKeys());
        MouseModes mouse = new MouseModes(tracking(now), format(now), now.alternateScreen(), now.alternateScroll());
        return new InputModes(keys, mouse, now.bracketedPaste(), now.focusReports());
    }

    private static MouseModes.Tracking tracking(Modes now) {
        return switch (now.mouse()) {
            case NONE -> MouseModes.Tracking.NONE;
            case X10 -> MouseModes.Tracking.X10;
            case CLICK -> MouseModes.Tracking.CLICKS;
            case DRAG -> MouseModes.Tracking.DRAGS;
            case MOTION -> MouseModes.Tracking.MOTION;
        };
    }

    private static MouseModes.Format format(Modes now) {
        return switch (now.mouseEncoding()) {
            case DEFAULT -> MouseModes.Format.DEFAULT;
            case UTF8 -> MouseModes.Format.UTF8;
            case SGR -> MouseModes.Format.SGR;
            case SGR_PIXELS -> MouseModes.Format.SGR_PIXELS;
            case URXVT -> MouseModes.Format.URXVT;
        };
    }

    @Override
    public Cell cellAt(double x, double y) {
        return pane.cellAt(x, y, view.fittingSize().cols(), rows());
    }

    @Override
    public Cell pixelAt(double x, double y) {
        int right = view.fittingSize().cols() * view.metrics().cellWidth() - 1;
        int bottom = rows() * view.metrics().cellHeight() - 1;
        int column = (int) (pane.column(x) * view.metrics().cellWidth());
        int row = (int) (pane.row(y) * view.metrics().cellHeight());
        return new Cell(Math.clamp(column, 0, right), Math.clamp(row, 0, bottom));
    }

    @Override
    public int rows() {
        return view.fittingSize().rows();
    }

    @Override
    public void scroll(int lines) {
        view.scroll(lines);
    }

    @Override
    public void showEnd() {
        view.showEnd();
    }

    @Override
    public Point2D cursorOnScreen() {
        Cell cursor = view.look(screen -> new Cell(screen.cursorColumn(), screen.cursorRow()));
        Cell cell = cursor == null ? new Cell(0, 0) : cursor;
        Point2D point = pane.localToScreen(pane.corner(cell.column(), cell.row() + 1));
        return point == null ? Point2D.ZERO : point;
    }

    @Override
    public void showComposition(String text) {
        Cell cursor = view.look(screen -> new Cell(screen.cursorColumn(), screen.cursorRow()));
        view.furniture()
                .compose(
                        text,
                        cursor == null ? Point2D.ZERO : pane.corner(cursor.column(), cursor.row()),
                        view.metrics());
    }

    @Override
    public String selectedText() {
        return view.selectedText();
    }
}
