package dev.cockpit.widget.input;

import java.util.Optional;
import javafx.scene.input.KeyCode;

/// xterm's modifyOtherKeys: `CSI 27 ; modifiers ; code ~` for keys that have no bytes of their own with these modifiers
/// (level 1), or for every modified key that types or edits (level 2). Pure.
final class OtherKeys {
    private OtherKeys() {}

    static Optional<String> encode(KeyPress key, int level, boolean altIsMeta) {
        boolean modified = key.ctrl() || (key.alt() && altIsMeta);
        int code = switch (key.code()) {
            case ENTER -> key.shift() || modified ? 13 : 0;
            case TAB -> modified ? 9 : 0;
            case ESCAPE -> key.shift() || modified ? 27 : 0;
            case BACK_SPACE -> level == 2 && (key.shift() || modified) ? 127 : 0;
            default -> modified ? character(key, level) : 0;
        };
        return code == 0 || key.meta()
                ? Optional.empty()
                : Optional.of("\u001b[27;" + key.parameter() + ";" + code + "~");
    }

    private static int character(KeyPress key, int level) {
        boolean hasControl = key.ctrl() && ControlCharacters.of(key) >= 0;
        if (level == 1 && (hasControl || !key.ctrl())) {
            return 0;
        }
        if (key.code() == KeyCode.SPACE) {
            return ' ';
        }
        KeyCode code = key.code();
        boolean hasItsOwn =
                code.isNavigationKey() || code.isFunctionKey() || code.isKeypadKey() || code.isModifierKey();
        if (hasItsOwn || code == KeyCode.INSERT || code == KeyCode.DELETE) {
            return 0;
        }
        String name = key.code() == KeyCode.UNDEFINED ? key.text() : key.code().getChar();
        if (name.length() != 1 || name.charAt(0) <= ' ' || name.charAt(0) >= 0x7f) {
            return 0;
        }
        return key.shift() ? name.charAt(0) : Character.toLowerCase(name.charAt(0));
    }
}
