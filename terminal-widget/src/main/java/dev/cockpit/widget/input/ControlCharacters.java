package dev.cockpit.widget.input;

/// Which control character Ctrl makes of a key.
final class ControlCharacters {
    private ControlCharacters() {}

    /// The control character of `key` with Ctrl, or -1. The key's code counts first; where a layout has no code for a
    /// character, what it types.
    static int of(KeyPress key) {
        if (key.code().isLetterKey()) {
            return key.code().getChar().charAt(0) & 0x1f;
        }
        int byCode = key.shift() ? shifted(key) : unshifted(key);
        return byCode >= 0 || key.text().length() != 1
                ? byCode
                : ofCharacter(key.text().charAt(0));
    }

    private static int unshifted(KeyPress key) {
        return switch (key.code()) {
            case SPACE, AT, BACK_QUOTE, DIGIT2 -> 0;
            case OPEN_BRACKET, BRACELEFT, DIGIT3 -> 0x1b;
            case BACK_SLASH, DIGIT4 -> 0x1c;
            case CLOSE_BRACKET, BRACERIGHT, DIGIT5 -> 0x1d;
            case CIRCUMFLEX, DIGIT6 -> 0x1e;
            case UNDERSCORE, SLASH, DIGIT7 -> 0x1f;
            case DIGIT8 -> 0x7f;
            default -> -1;
        };
    }

    private static int shifted(KeyPress key) {
        return switch (key.code()) {
            case SPACE, AT, BACK_QUOTE, DIGIT2 -> 0;
            case OPEN_BRACKET, BRACELEFT -> 0x1b;
            case BACK_SLASH -> 0x1c;
            case CLOSE_BRACKET, BRACERIGHT -> 0x1d;
            case CIRCUMFLEX, DIGIT6 -> 0x1e;
            case UNDERSCORE, MINUS -> 0x1f;
            case SLASH -> 0x7f;
            default -> -1;
        };
    }

    /// The rule of X11's XLookupString.
    private static int ofCharacter(char c) {
        if (c < ' ' || c == 0x7f) {
            return c;
        }
        if (c >= '@' && c < 0x7f) {
            return c & 0x1f;
        }
        return switch (c) {
            case ' ', '2' -> 0;
            case '3', '4', '5', '6', '7' -> c - '3' + 0x1b;
            case '8', '?' -> 0x7f;
            case '/' -> 0x1f;
            default -> -1;
        };
    }
}
