package dev.cockpit.widget.input;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// Turns keys into the bytes that xterm sends for them (ctlseqs, "PC-Style Function Keys" and "VT220-Style Function
/// Keys"). Pure.
///
/// A key is asked twice, as JavaFX tells of it twice: [#pressed] when it goes down, by its code, which is the same on
/// every platform; and, only if that had no answer, [#typed] with the character that layout, dead keys and AltGr made
/// of it. A modifier alone has no answer and types nothing.
public final class KeyEncoder {
    private static final String ESC = "\u001b";
    private static final String CSI = "\u001b[";
    private static final String SS3 = "\u001bO";

    private final Keyboard keyboard;

    /// For keys of this keyboard.
    public KeyEncoder(Keyboard keyboard) {
        this.keyboard = keyboard;
    }

    /// What a key sends when it goes down; empty when it is the typed character that counts, or nothing at all.
    public Optional<byte[]> pressed(KeyPress key, KeyModes modes) {
        return pressed(key, false, modes);
    }

    /// The same, for a key that may be held down.
    ///
    /// @param again whether it was down already
    public Optional<byte[]> pressed(KeyPress key, boolean again, KeyModes modes) {
        Optional<String> extended = extended(key, again, modes);
        if (extended.isPresent()) {
            return extended.map(KeyEncoder::bytes);
        }
        String sent = functionKey(key, modes);
        if (sent == null) {
            sent = editingKey(key, modes);
        }
        if (sent == null) {
            sent = character(key);
        }
        return Optional.ofNullable(sent).map(KeyEncoder::bytes);
    }

    /// What a key sends when it goes up: nothing, unless the child asked for it in the kitty protocol.
    public Optional<byte[]> released(KeyPress key, KeyModes modes) {
        return modes.kitty() == 0
                ? Optional.empty()
                : KittyKeys.encode(key, KittyKeys.Event.RELEASE, modes.kitty(), keyboard.altIsMeta())
                        .map(KeyEncoder::bytes);
    }

    private Optional<String> extended(KeyPress key, boolean again, KeyModes modes) {
        boolean altGr = keyboard.ctrlAltIsAltGr() && key.ctrl() && key.alt();
        if (modes.kitty() != 0 && !altGr) {
            KittyKeys.Event event = again ? KittyKeys.Event.REPEAT : KittyKeys.Event.PRESS;
            return KittyKeys.encode(key, event, modes.kitty(), keyboard.altIsMeta());
        }
        return modes.modifyOtherKeys() > 0 && !altGr
                ? OtherKeys.encode(key, modes.modifyOtherKeys(), keyboard.altIsMeta())
                : Optional.empty();
    }

    /// What a typed character sends, `key` saying which modifiers were down. `text` is one or more whole characters.
    public Optional<byte[]> typed(String text, KeyPress key) {
        if (text.isEmpty() || key.meta() || isFunctionKeyCharacter(text.charAt(0))) {
            return Optional.empty();
        }
        boolean control = Character.isISOControl(text.charAt(0));
        boolean altGr = keyboard.ctrlAltIsAltGr() && key.ctrl() && key.alt() && !control;
        return Optional.of(bytes(isMeta(key) && !altGr ? ESC + text : text));
    }

    /// macOS types its function keys as private-use characters, and JavaFX an undefined character as U+FFFF.
    private static boolean isFunctionKeyCharacter(char c) {
        return (c >= '\uf700' && c <= '\uf8ff') || c == '\uffff';
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private boolean isMeta(KeyPress key) {
        return key.alt() && keyboard.altIsMeta();
    }

    private static @Nullable String functionKey(KeyPress key, KeyModes modes) {
        return switch (key.code()) {
            case UP, KP_UP -> cursor(key, modes, 'A');
            case DOWN, KP_DOWN -> cursor(key, modes, 'B');
            case RIGHT, KP_RIGHT -> cursor(key, modes, 'C');
            case LEFT, KP_LEFT -> cursor(key, modes, 'D');
            case BEGIN, CLEAR -> cursor(key, modes, 'E');
            case END -> cursor(key, modes, 'F');
            case HOME -> cursor(key, modes, 'H');
            case F1 -> pf(key, 'P');
            case F2 -> pf(key, 'Q');
            case F3 -> pf(key, 'R');
            case F4 -> pf(key, 'S');
            case INSERT -> tilde(key, 2);
            case DELETE -> tilde(key, 3);
            case PAGE_UP -> tilde(key, 5);
            case PAGE_DOWN -> tilde(key, 6);
            default -> {
                int number = functionNumber(key.code());
                yield number > 0 ? tilde(key, number) : keypad(key, modes);
            }
        };
    }

    private static String cursor(KeyPress key, KeyModes modes, char end) {
        if (key.plain()) {
            return (modes.applicationCursor() ? SS3 : CSI) + end;
        }
        return CSI + "1;" + key.parameter() + end;
    }

    private static String pf(KeyPress key, char end) {
        return key.plain() ? SS3 + end : CSI + "1;" + key.parameter() + end;
    }

    private static String tilde(KeyPress key, int number) {
        return CSI + number + (key.plain() ? "" : ";" + key.parameter()) + "~";
    }

    /// F5…F20 as on a VT220, F21…F24 as xterm's `decfuncvalue` goes on.
    private static int functionNumber(KeyCode code) {
        return switch (code) {
            case F5 -> 15;
            case F6 -> 17;
            case F7 -> 18;
            case F8 -> 19;
            case F9 -> 20;
            case F10 -> 21;
            case F11 -> 23;
            case F12 -> 24;
            case F13 -> 25;
            case F14 -> 26;
            case F15 -> 28;
            case F16 -> 29;
            case F17 -> 31;
            case F18 -> 32;
            case F19 -> 33;
            case F20 -> 34;
            case F21 -> 42;
            case F22 -> 43;
            case F23 -> 44;
            case F24 -> 45;
            default -> 0;
        };
    }

    /// The keypad in application mode. With Num Lock on it types what is printed on it, as in xterm: vim, less and
    /// readline all switch this mode on and still expect digits.
    private static @Nullable String keypad(KeyPress key, KeyModes modes) {
        if (!modes.applicationKeypad() || key.numLock() || !key.plain()) {
            return null;
        }
        return switch (key.code()) {
            case NUMPAD0 -> SS3 + 'p';
            case NUMPAD1 -> SS3 + 'q';
            case NUMPAD2 -> SS3 + 'r';
            case NUMPAD3 -> SS3 + 's';
            case NUMPAD4 -> SS3 + 't';
            case NUMPAD5 -> SS3 + 'u';
            case NUMPAD6 -> SS3 + 'v';
            case NUMPAD7 -> SS3 + 'w';
            case NUMPAD8 -> SS3 + 'x';
            case NUMPAD9 -> SS3 + 'y';
            case MULTIPLY -> SS3 + 'j';
            case ADD -> SS3 + 'k';
            case SEPARATOR -> SS3 + 'l';
            case SUBTRACT -> SS3 + 'm';
            case DECIMAL -> SS3 + 'n';
            case DIVIDE -> SS3 + 'o';
            default -> null;
        };
    }

    private static @Nullable String editingKey(KeyPress key, KeyModes modes) {
        if (key.meta()) {
            return null;
        }
        return switch (key.code()) {
            case ENTER -> enter(key, modes);
            case TAB -> (key.alt() ? ESC : "") + (key.shift() ? CSI + "Z" : "\t");
            case BACK_SPACE -> (key.alt() ? ESC : "") + (key.ctrl() == modes.backspaceIsBs() ? "\u007f" : "\b");
            case ESCAPE -> (key.alt() ? ESC : "") + ESC;
            default -> null;
        };
    }

    /// Shift+Enter and Alt+Enter are ESC CR, which the agents read as "a new line, do not submit"; Ctrl+Enter is LF, as
    /// in Windows Terminal.
    private static String enter(KeyPress key, KeyModes modes) {
        String prefix = key.shift() || key.alt() ? ESC : "";
        if (key.ctrl()) {
            return prefix + "\n";
        }
        return prefix + (modes.newline() && prefix.isEmpty() ? "\r\n" : "\r");
    }

    private @Nullable String character(KeyPress key) {
        if (key.meta() || (key.ctrl() && key.alt() && keyboard.ctrlAltIsAltGr())) {
            return null;
        }
        if (key.ctrl()) {
            int control = ControlCharacters.of(key);
            return control < 0 ? null : (isMeta(key) ? ESC : "") + (char) control;
        }
        String plain = isMeta(key) ? plainCharacter(key) : null;
        return plain == null ? null : ESC + plain;
    }

    /// The character of a key that is pressed together with Alt. Not every platform types one then.
    private static @Nullable String plainCharacter(KeyPress key) {
        KeyCode code = key.code();
        if (code.isLetterKey()) {
            char upper = code.getChar().charAt(0);
            return String.valueOf(key.shift() ? upper : Character.toLowerCase(upper));
        }
        if (key.text().length() == 1 && key.text().charAt(0) > ' ' && key.text().charAt(0) != '\u007f') {
            return key.text();
        }
        if (code == KeyCode.SPACE) {
            return " ";
        }
        return code.isDigitKey() && !key.shift()
                ? code.getName().substring(code.getName().length() - 1)
                : null;
    }
}
