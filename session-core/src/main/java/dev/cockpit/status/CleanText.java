package dev.cockpit.status;

import java.text.BreakIterator;
import java.util.Locale;

/// Text from a program, made safe to show outside its screen: in a tab, a tool tip, a notification. It stays plain
/// text;
/// whoever shows it must not read it as markup.
public final class CleanText {
    /// The most UTF-16 units that are kept (decision 14).
    public static final int MAX = 256;

    private CleanText() {}

    /// The text on one line: white space and controls folded to single blanks, bidi controls and other invisible
    /// formatting removed, cut to [#MAX] without splitting what a reader sees as one character.
    ///
    /// Zero-width joiners stay, since emoji and several scripts are written with them.
    public static String of(String text) {
        StringBuilder clean = new StringBuilder(Math.min(text.length(), 2 * MAX));
        boolean gap = false;
        for (int at = 0; at < text.length() && clean.length() < 2 * MAX; ) {
            int codePoint = text.codePointAt(at);
            at += Character.charCount(codePoint);
            if (isGap(codePoint)) {
                gap = !clean.isEmpty();
            } else if (!isInvisible(codePoint)) {
                clean.append(gap ? " " : "").appendCodePoint(codePoint);
                gap = false;
            }
        }
        return cut(clean.toString());
    }

    private static boolean isGap(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.SPACE_SEPARATOR,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    private static boolean isInvisible(int codePoint) {
        boolean joiner = codePoint == 0x200C || codePoint == 0x200D;
        return switch (Character.getType(codePoint)) {
            case Character.FORMAT -> !joiner;
            case Character.SURROGATE -> true;
            default -> false;
        };
    }

    private static String cut(String text) {
        if (text.length() <= MAX) {
            return text;
        }
        BreakIterator clusters = BreakIterator.getCharacterInstance(Locale.ROOT);
        clusters.setText(text);
        int end = clusters.isBoundary(MAX) ? MAX : clusters.preceding(MAX);
        // One endless cluster: there is nothing whole to keep, so only the code point is kept whole.
        if (end <= 0) {
            end = Character.isLowSurrogate(text.charAt(MAX)) ? MAX - 1 : MAX;
        }
        return text.substring(0, end).stripTrailing();
    }
}
