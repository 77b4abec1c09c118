package dev.cockpit.screen;

/// Makes text of a child fit for a title or a notice: no control, bidi or other invisible characters, at
/// most 256 characters.
final class Cleaner {
    private static final int LONGEST = 256;

    private Cleaner() {}

    static String line(String raw) {
        StringBuilder clean = new StringBuilder();
        int i = 0;
        int count = 0;
        while (i < raw.length() && count < LONGEST) {
            int c = raw.codePointAt(i);
            i += Character.charCount(c);
            if (!isHidden(c)) {
                clean.appendCodePoint(c);
                count++;
            }
        }
        return clean.toString();
    }

    /// Without control characters, whole.
    static String visible(String raw) {
        StringBuilder clean = new StringBuilder(raw.length());
        raw.codePoints().filter(c -> !Character.isISOControl(c)).forEach(clean::appendCodePoint);
        return clean.toString();
    }

    private static boolean isHidden(int c) {
        int type = Character.getType(c);
        boolean joiner = c == 0x200D || c == 0x200C;
        return Character.isISOControl(c)
                || (type == Character.FORMAT && !joiner)
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.SURROGATE;
    }
}
