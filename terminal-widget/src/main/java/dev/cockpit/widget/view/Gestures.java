package dev.cockpit.widget.view;

import dev.cockpit.screen.ScreenView;
import dev.cockpit.widget.text.AllLines;
import dev.cockpit.widget.text.Place;
import dev.cockpit.widget.text.Selection;
import dev.cockpit.widget.text.Selection.Unit;
import java.util.function.Function;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Selecting with the pointer: drag, double and triple click, Shift to extend, Alt for a rectangle;
/// beyond the edge it scrolls. FX thread only.
final class Gestures {
    private static final Duration SCROLL_STEP = Duration.millis(50);

    private final ScreenPane pane;
    private final Target target;
    private final Timeline scrolling = new Timeline(new KeyFrame(SCROLL_STEP, _ -> scrollOn()));
    private @Nullable Selection pressed;
    private double lastX;
    private double lastY;

    /// What the gestures change.
    interface Target {
        /// Looks at the screen; null while there is none.
        <T> @Nullable T look(Function<ScreenView, T> reader);

        /// The address of the first visible line.
        long top(ScreenView view);

        @Nullable
        Selection selection();

        void select(@Nullable Selection selection);

        /// The person let go: the selection is complete.
        void selected();

        void scroll(int lines);
    }

    Gestures(ScreenPane pane, Target target) {
        this.pane = pane;
        this.target = target;
        scrolling.setCycleCount(Timeline.INDEFINITE);
        pane.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        pane.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        pane.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    }

    private void press(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        Selection before = target.selection();
        boolean extend = event.isShiftDown() && before != null && event.getClickCount() == 1;
        Selection started = target.look(view -> {
            if (extend && before != null && before.holdsOn(view)) {
                return before.extend(view, place(view, event.getX(), event.getY(), before.unit()));
            }
            Unit unit = switch (event.getClickCount()) {
                case 1 -> event.isAltDown() ? Unit.BLOCK : Unit.CHARACTER;
                case 2 -> Unit.WORD;
                default -> Unit.LINE;
            };
            return Selection.begin(view, unit, place(view, event.getX(), event.getY(), unit));
        });
        pressed = started;
        target.select(started);
    }

    private void drag(MouseEvent event) {
        if (pressed == null || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        lastX = event.getX();
        lastY = event.getY();
        extend();
        boolean outside = lastY < 0 || lastY > pane.getHeight();
        if (outside && scrolling.getStatus() != Timeline.Status.RUNNING) {
            scrolling.play();
        } else if (!outside) {
            scrolling.stop();
        }
    }

    private void extend() {
        Selection from = pressed;
        if (from != null) {
            Selection reached = target.look(view -> from.extend(view, place(view, lastX, lastY, from.unit())));
            pressed = reached == null ? from : reached;
            target.select(pressed);
        }
    }

    private void scrollOn() {
        target.scroll(lastY < 0 ? 1 : -1);
        extend();
    }

    private void release(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && pressed != null) {
            scrolling.stop();
            pressed = null;
            target.selected();
        }
    }

    /// Whole words and lines count the cell under the pointer; characters the nearest boundary between
    /// cells.
    private Place place(ScreenView view, double x, double y, Unit unit) {
        boolean boundary = unit == Unit.CHARACTER || unit == Unit.BLOCK;
        double column = pane.column(x);
        int cell = Math.clamp((int) (boundary ? Math.round(column) : Math.floor(column)), 0, view.columns());
        int row = Math.clamp((int) Math.floor(pane.row(y)), 0, view.rows() - 1);
        long line = Math.clamp(target.top(view) + row, new AllLines(view).first(), new AllLines(view).end() - 1);
        return new Place(line, boundary ? cell : Math.min(cell, view.columns() - 1));
    }

    void close() {
        scrolling.stop();
    }
}
