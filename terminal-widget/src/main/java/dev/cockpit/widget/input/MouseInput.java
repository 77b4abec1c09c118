package dev.cockpit.widget.input;

import dev.cockpit.widget.input.MouseEncoder.Action;
import dev.cockpit.widget.input.MouseEncoder.Button;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.jspecify.annotations.Nullable;

/// Sends the pointer to the child when it asked for it; with Shift, and otherwise, it is left to the engine, which
/// selects and scrolls. FX thread.
final class MouseInput {
    /// How far one notch of the wheel scrolls.
    private static final int LINES_A_NOTCH = 3;

    /// What JavaFX calls one notch when the platform does not say.
    private static final double PIXELS_A_NOTCH = 40;

    private final Node focusOwner;
    private final Surface surface;
    private final KeyEncoder keys;
    private final Consumer<byte[]> send;
    private final WheelSteps vertical = new WheelSteps();
    private final WheelSteps horizontal = new WheelSteps();
    private @Nullable Cell lastCell;

    /// The button that is held was pressed for the engine, not for the child.
    private boolean localGesture;

    MouseInput(Node focusOwner, Surface surface, KeyEncoder keys, Consumer<byte[]> send) {
        this.focusOwner = focusOwner;
        this.surface = surface;
        this.keys = keys;
        this.send = send;
    }

    static void install(Node node, MouseInput input) {
        node.addEventFilter(MouseEvent.MOUSE_PRESSED, input::pressed);
        node.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> input.endOfGesture(event, Action.RELEASE));
        node.addEventFilter(MouseEvent.MOUSE_CLICKED, input::consumeIfReported);
        node.addEventFilter(MouseEvent.DRAG_DETECTED, input::consumeIfReported);
        node.addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> input.moved(event, button(event.getButton())));
        node.addEventFilter(MouseEvent.MOUSE_MOVED, event -> {
            input.localGesture = event.isShiftDown();
            input.moved(event, Button.NONE);
        });
        node.addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, event -> {
            if (input.surface.modes().mouse().reporting() && !input.localGesture) {
                event.consume();
            }
        });
        node.addEventFilter(ScrollEvent.SCROLL, input::wheel);
    }

    private void pressed(MouseEvent event) {
        focusOwner.requestFocus();
        localGesture = event.isShiftDown();
        endOfGesture(event, Action.PRESS);
    }

    private void endOfGesture(MouseEvent event, Action action) {
        if (consumeIfReported(event)) {
            Cell cell = place(event.getX(), event.getY());
            lastCell = cell;
            report(action, button(event.getButton()), cell, event);
        }
    }

    private boolean consumeIfReported(MouseEvent event) {
        boolean reported = surface.modes().mouse().reporting() && !localGesture;
        if (reported) {
            event.consume();
        }
        return reported;
    }

    private void moved(MouseEvent event, Button button) {
        if (!consumeIfReported(event)) {
            return;
        }
        Cell cell = place(event.getX(), event.getY());
        if (!cell.equals(lastCell)) {
            lastCell = cell;
            report(Action.MOVE, button, cell, event);
        }
    }

    private void report(Action action, Button button, Cell cell, MouseEvent event) {
        MouseEncoder.encode(
                        new MouseEncoder.Event(action, button, cell, false, event.isAltDown(), event.isControlDown()),
                        surface.modes().mouse())
                .ifPresent(send);
    }

    private Cell place(double x, double y) {
        boolean pixels = surface.modes().mouse().format() == MouseModes.Format.SGR_PIXELS;
        return pixels ? surface.pixelAt(x, y) : surface.cellAt(x, y);
    }

    private static Button button(MouseButton button) {
        return switch (button) {
            case PRIMARY -> Button.LEFT;
            case MIDDLE -> Button.MIDDLE;
            case SECONDARY -> Button.RIGHT;
            case BACK -> Button.BACK;
            case FORWARD -> Button.FORWARD;
            case NONE -> Button.NONE;
        };
    }

    private void wheel(ScrollEvent event) {
        event.consume();
        MouseModes modes = surface.modes().mouse();
        if (modes.reporting() && !event.isShiftDown()) {
            reportWheel(event, modes);
            return;
        }
        int lines = vertical.add(notchesUp(event) * LINES_A_NOTCH);
        if (!modes.alternateScreen()) {
            surface.scroll(lines);
        } else if (modes.alternateScroll()) {
            typeArrows(lines);
        }
    }

    private void reportWheel(ScrollEvent event, MouseModes modes) {
        Cell cell = place(event.getX(), event.getY());
        int up = vertical.add(notchesUp(event));
        int left = horizontal.add(event.getDeltaX() / notch(event.getMultiplierX()));
        repeat(up, up > 0 ? Button.WHEEL_UP : Button.WHEEL_DOWN, cell, event, modes);
        repeat(left, left > 0 ? Button.WHEEL_LEFT : Button.WHEEL_RIGHT, cell, event, modes);
    }

    private void repeat(int times, Button button, Cell cell, ScrollEvent event, MouseModes modes) {
        MouseEncoder.Event report =
                new MouseEncoder.Event(Action.PRESS, button, cell, false, event.isAltDown(), event.isControlDown());
        for (int i = 0; i < Math.abs(times); i++) {
            MouseEncoder.encode(report, modes).ifPresent(send);
        }
    }

    private void typeArrows(int lines) {
        KeyPress arrow = new KeyPress(lines > 0 ? KeyCode.UP : KeyCode.DOWN, "", false, false, false, false, true);
        for (int i = 0; i < Math.abs(lines); i++) {
            keys.pressed(arrow, surface.modes().keys()).ifPresent(send);
        }
    }

    /// JavaFX turns the wheel sideways while Shift is down.
    private static double notchesUp(ScrollEvent event) {
        double delta = event.getDeltaY() == 0 && event.isShiftDown() ? event.getDeltaX() : event.getDeltaY();
        return delta / notch(event.getMultiplierY());
    }

    private static double notch(double multiplier) {
        return multiplier > 0 ? multiplier : PIXELS_A_NOTCH;
    }
}
