package dev.cockpit.session;

/// What an agent calls itself, made fit to show: its text is untrusted (decision 14).
final class CleanTitle {
    /// How many characters are kept.
    static final int MAX = 256;

    private CleanTitle() {}

    /// Control, format (bidi marks among them) and unpaired surrogate characters removed, white space
    /// trimmed, cut to 256 code points.
    static String of(String raw) {
        StringBuilder clean = new StringBuilder();
        raw.codePoints().filter(CleanTitle::shows).limit(4 * MAX).forEach(clean::appendCodePoint);
        String text = clean.toString().strip();
        return text.codePointCount(0, text.length()) <= MAX ? text : text.substring(0, text.offsetByCodePoints(0, MAX));
    }

    /// The zero-width joiner is a format character that emoji need.
    private static boolean shows(int codePoint) {
        return codePoint == 0x200D
                || switch (Character.getType(codePoint)) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.SURROGATE,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR -> false;
                    default -> true;
                };
    }
}
