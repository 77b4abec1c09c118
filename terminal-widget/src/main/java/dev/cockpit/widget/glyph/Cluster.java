package dev.cockpit.widget.glyph;

/// What is to be drawn: text that takes one or two cells, in a face.
///
/// @param text one grapheme cluster
/// @param bold in the bold face
/// @param italic in the italic face
/// @param cells 1 or 2
public record Cluster(String text, boolean bold, boolean italic, int cells) {
    private static final int VARIATION_15 = 0xfe0e;
    private static final int VARIATION_16 = 0xfe0f;

    int first() {
        return text.codePointAt(0);
    }

    /// Whether it asks for a picture: an emoji by default or by its variation selector, and not made
    /// text by one.
    boolean isEmoji() {
        int first = first();
        boolean single = text.length() == Character.charCount(first);
        if (text.indexOf(VARIATION_15) >= 0 || (single && first < 0x80)) {
            return false;
        }
        boolean sequence = !single && first > 0x7f && cells == 2 && Character.isEmoji(first);
        return Character.isEmojiPresentation(first) || text.indexOf(VARIATION_16) > 0 || sequence;
    }
}
