package dev.cockpit.widget.input;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// The kitty keyboard protocol (sw.kovidgoyal.net/kitty/keyboard-protocol), flags 1, 2, 4, 8 and 16. Pure.
final class KittyKeys {
    private static final int DISAMBIGUATE = 1;
    private static final int EVENT_TYPES = 2;
    private static final int ALTERNATES = 4;
    private static final int ALL_KEYS = 8;
    private static final int TEXT = 16;
    private static final String CSI = "\u001b[";

    private KittyKeys() {}

    /// What happened to a key; the number is the protocol's.
    enum Event {
        PRESS(1),
        REPEAT(2),
        RELEASE(3);

        private final int number;

        Event(int number) {
            this.number = number;
        }
    }

    /// What an event sends. Empty: nothing of the protocol's own, so that the key types its text or does what it always
    /// did.
    static Optional<String> encode(KeyPress key, Event event, int flags, boolean altIsMeta) {
        if (event == Event.RELEASE && (flags & EVENT_TYPES) == 0) {
            return Optional.empty();
        }
        Form form = form(key);
        if (form == null) {
            return Optional.empty();
        }
        boolean plainSpecial = form.last == 'u' && (form.number == 13 || form.number == 9 || form.number == 127);
        if (plainSpecial && (flags & ALL_KEYS) == 0 && (event == Event.RELEASE || key.plain())) {
            return Optional.empty();
        }
        if (form.isModifier && (flags & ALL_KEYS) == 0) {
            return Optional.empty();
        }
        if (form.types && (flags & ALL_KEYS) == 0) {
            boolean modified = key.ctrl() || key.meta() || (key.alt() && altIsMeta);
            if (!modified || (flags & DISAMBIGUATE) == 0) {
                return Optional.empty();
            }
        }
        return Optional.of(write(form, key, event, flags));
    }

    private static String write(Form form, KeyPress key, Event event, int flags) {
        boolean typed = (flags & EVENT_TYPES) != 0 && event != Event.PRESS;
        String text = form.types && (flags & TEXT) != 0 && event != Event.RELEASE ? associatedText(key) : "";
        StringBuilder sent = new StringBuilder(CSI);
        boolean modifiers = !key.plain() || typed || !text.isEmpty();
        if (form.last == 'u' || form.last == '~' || modifiers) {
            sent.append(form.number);
        }
        if ((flags & ALTERNATES) != 0 && form.types && key.shift()) {
            int shifted = shifted(key, form.number);
            if (shifted != form.number) {
                sent.append(':').append(shifted);
            }
        }
        if (modifiers) {
            sent.append(';').append(key.parameter() == 1 && !typed ? "" : String.valueOf(key.parameter()));
            if (typed) {
                sent.append(':').append(event.number);
            }
        }
        if (!text.isEmpty()) {
            sent.append(';').append(text);
        }
        return sent.append(form.last).toString();
    }

    private static String associatedText(KeyPress key) {
        if (key.ctrl()
                || key.alt()
                || key.meta()
                || key.text().isEmpty()
                || key.text().charAt(0) < ' ') {
            return "";
        }
        return String.join(
                ":", key.text().codePoints().mapToObj(String::valueOf).toList());
    }

    private static int shifted(KeyPress key, int base) {
        if (key.text().codePointCount(0, key.text().length()) == 1 && key.text().charAt(0) > ' ') {
            return key.text().codePointAt(0);
        }
        return Character.toUpperCase(base);
    }

    /// How a key is written.
    ///
    /// @param number the code point or functional number
    /// @param last the final character of the sequence
    /// @param types whether it types text
    /// @param isModifier whether it is a modifier or lock
    private record Form(int number, char last, boolean types, boolean isModifier) {
        static Form csi(char last) {
            return new Form(1, last, false, false);
        }

        static Form tilde(int number) {
            return new Form(number, '~', false, false);
        }

        static Form u(int number) {
            return new Form(number, 'u', false, false);
        }

        static Form modifier(int number) {
            return new Form(number, 'u', false, true);
        }
    }

    private static @Nullable Form form(KeyPress key) {
        return switch (key.code()) {
            case ESCAPE -> Form.u(27);
            case ENTER -> Form.u(13);
            case TAB -> Form.u(9);
            case BACK_SPACE -> Form.u(127);
            case INSERT -> Form.tilde(2);
            case DELETE -> Form.tilde(3);
            case PAGE_UP -> Form.tilde(5);
            case PAGE_DOWN -> Form.tilde(6);
            case UP, KP_UP -> Form.csi('A');
            case DOWN, KP_DOWN -> Form.csi('B');
            case RIGHT, KP_RIGHT -> Form.csi('C');
            case LEFT, KP_LEFT -> Form.csi('D');
            case BEGIN, CLEAR -> Form.csi('E');
            case END -> Form.csi('F');
            case HOME -> Form.csi('H');
            case CAPS -> Form.modifier(57358);
            case SCROLL_LOCK -> Form.modifier(57359);
            case NUM_LOCK -> Form.modifier(57360);
            case PRINTSCREEN -> Form.u(57361);
            case PAUSE -> Form.u(57362);
            case CONTEXT_MENU -> Form.u(57363);
            case SHIFT -> Form.modifier(57441);
            case CONTROL -> Form.modifier(57442);
            case ALT -> Form.modifier(57443);
            case WINDOWS, COMMAND, META -> Form.modifier(57444);
            default -> key.code().isFunctionKey() ? functionKey(key.code()) : character(key);
        };
    }

    private static @Nullable Form functionKey(KeyCode code) {
        int number = Integer.parseInt(code.getName().substring(1));
        return switch (number) {
            case 1 -> Form.csi('P');
            case 2 -> Form.csi('Q');
            case 3 -> Form.tilde(13);
            case 4 -> Form.csi('S');
            case 5 -> Form.tilde(15);
            case 6, 7, 8, 9, 10 -> Form.tilde(11 + number);
            case 11, 12 -> Form.tilde(12 + number);
            default -> Form.u(57376 + number - 13);
        };
    }

    /// The key without Shift: the code point that names it.
    private static @Nullable Form character(KeyPress key) {
        String named = key.code() == KeyCode.UNDEFINED ? "" : key.code().getChar();
        int point;
        if (key.code() == KeyCode.SPACE) {
            point = ' ';
        } else if (key.code().isKeypadKey()) {
            return null;
        } else if (named.length() == 1 && named.charAt(0) > ' ' && named.charAt(0) < 0x7f) {
            point = Character.toLowerCase(named.charAt(0));
        } else if (!key.text().isEmpty() && key.text().charAt(0) > ' ') {
            point = Character.toLowerCase(key.text().codePointAt(0));
        } else {
            return null;
        }
        return new Form(point, 'u', true, false);
    }
}
