package dev.cockpit.widget.input;

import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// One key going down, or the modifiers that were down while a character was typed.
///
/// @param code which key; follows the keyboard layout
/// @param text what the platform says it types; may be empty, and is never trusted alone
/// @param shift Shift is down
/// @param alt Alt or Option is down
/// @param ctrl Ctrl is down
/// @param meta Command, Windows or Super is down
/// @param numLock Num Lock is on, or the platform has none
public record KeyPress(
        KeyCode code, String text, boolean shift, boolean alt, boolean ctrl, boolean meta, boolean numLock) {

    /// What `event` says. FX thread, for Num Lock.
    public static KeyPress of(KeyEvent event) {
        return new KeyPress(
                event.getCode(),
                event.getText(),
                event.isShiftDown(),
                event.isAltDown(),
                event.isControlDown(),
                event.isMetaDown(),
                Platform.isKeyLocked(KeyCode.NUM_LOCK).orElse(true));
    }

    boolean plain() {
        return !shift && !alt && !ctrl && !meta;
    }

    /// xterm's modifier parameter: 1 + Shift 1 + Alt 2 + Ctrl 4 + Meta 8.
    int parameter() {
        return 1 + (shift ? 1 : 0) + (alt ? 2 : 0) + (ctrl ? 4 : 0) + (meta ? 8 : 0);
    }
}
