package dev.cockpit.widget.input;

import dev.cockpit.widget.input.MouseModes.Format;
import dev.cockpit.widget.input.MouseModes.Tracking;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Turns pointer events into xterm's mouse reports (ctlseqs, "Mouse Tracking"). Pure.
public final class MouseEncoder {
    private static final int MOTION = 32;

    private MouseEncoder() {}

    /// What happened.
    public enum Action {
        /// A button went down, or the wheel turned one notch.
        PRESS,
        /// A button went up.
        RELEASE,
        /// The pointer came to another cell.
        MOVE
    }

    /// What it happened with; the wheel's directions count as buttons, as the protocol has it.
    public enum Button {
        /// The left one.
        LEFT(0),
        /// The wheel pressed down.
        MIDDLE(1),
        /// The right one.
        RIGHT(2),
        /// None: the pointer only moved.
        NONE(3),
        /// Wheel away from the person.
        WHEEL_UP(64),
        /// Wheel towards the person.
        WHEEL_DOWN(65),
        /// Wheel tilted left.
        WHEEL_LEFT(66),
        /// Wheel tilted right.
        WHEEL_RIGHT(67),
        /// The side button "back".
        BACK(128),
        /// The side button "forward".
        FORWARD(129);

        private final int code;

        Button(int code) {
            this.code = code;
        }

        private boolean wheel() {
            return code >= 64 && code < 128;
        }
    }

    /// One pointer event.
    ///
    /// @param action what happened
    /// @param button with which button
    /// @param cell where
    /// @param shift Shift is down; reported only when the caller does not keep Shift for local selection
    /// @param alt Alt is down
    /// @param ctrl Ctrl is down
    public record Event(Action action, Button button, Cell cell, boolean shift, boolean alt, boolean ctrl) {}

    /// The report, or empty when the child did not ask for this event or its format cannot say where it was.
    public static Optional<byte[]> encode(Event event, MouseModes modes) {
        if (!wanted(event, modes.tracking())) {
            return Optional.empty();
        }
        int code = event.button().code + (event.action() == Action.MOVE ? MOTION : 0);
        if (modes.tracking() != Tracking.X10) {
            code += (event.shift() ? 4 : 0) + (event.alt() ? 8 : 0) + (event.ctrl() ? 16 : 0);
        }
        return write(event, code, modes.format());
    }

    private static boolean wanted(Event event, Tracking tracking) {
        return switch (tracking) {
            case NONE -> false;
            case X10 -> event.action() == Action.PRESS && event.button().code < 3;
            case CLICKS -> event.action() != Action.MOVE && !releasedWheel(event);
            case DRAGS -> !releasedWheel(event) && (event.action() != Action.MOVE || event.button() != Button.NONE);
            case MOTION -> !releasedWheel(event);
        };
    }

    private static boolean releasedWheel(Event event) {
        return event.button().wheel() && event.action() != Action.PRESS;
    }

    private static Optional<byte[]> write(Event event, int code, Format format) {
        int x = event.cell().column() + 1;
        int y = event.cell().row() + 1;
        boolean release = event.action() == Action.RELEASE;
        int plain = release ? code - event.button().code + Button.NONE.code : code;
        return switch (format) {
            case SGR, SGR_PIXELS -> ascii("\u001b[<" + code + ";" + x + ";" + y + (release ? "m" : "M"));
            case URXVT -> ascii("\u001b[" + (plain + 32) + ";" + x + ";" + y + "M");
            case DEFAULT ->
                x > 223 || y > 223
                        ? Optional.empty()
                        : Optional.of(
                                new byte[] {0x1b, '[', 'M', (byte) (plain + 32), (byte) (x + 32), (byte) (y + 32)});
            case UTF8 ->
                x > 2015 || y > 2015
                        ? Optional.empty()
                        : Optional.of(("\u001b[M" + (char) (plain + 32) + (char) (x + 32) + (char) (y + 32))
                                .getBytes(StandardCharsets.UTF_8));
        };
    }

    private static Optional<byte[]> ascii(String report) {
        return Optional.of(report.getBytes(StandardCharsets.US_ASCII));
    }
}
