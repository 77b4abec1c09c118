package dev.cockpit.widget.text;

import java.util.Optional;

/// What a double click takes: a whole link or path, else letters and digits, else a run of the same
/// kind of character.
public final class Words {
    private static final String PATH_CHARACTERS = "_-./~+@%:#?&=,";

    private Words() {}

    /// The word around a cell; empty where there is no text.
    public static Optional<Span> at(LogicalLine line, Place cell) {
        int index = line.index(cell);
        if (index < 0) {
            return Optional.empty();
        }
        Optional<Span> link = Links.in(line).stream()
                .map(Links.Found::span)
                .filter(span -> span.contains(cell))
                .findFirst();
        if (link.isPresent()) {
            return link;
        }
        CharSequence text = line.text();
        int kind = kind(text.charAt(index));
        int start = index;
        while (start > 0 && kind(text.charAt(start - 1)) == kind) {
            start--;
        }
        int end = index + 1;
        while (end < text.length() && kind(text.charAt(end)) == kind) {
            end++;
        }
        // A sentence's full stop or comma is no part of its last word.
        while (kind == 0 && end - start > 1 && ".,:?".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return Optional.of(line.span(start, end));
    }

    private static int kind(char c) {
        if (Character.isLetterOrDigit(c) || Character.isSurrogate(c) || PATH_CHARACTERS.indexOf(c) >= 0) {
            return 0;
        }
        return Character.isWhitespace(c) ? 1 : 2 + c;
    }
}
