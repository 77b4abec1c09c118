package dev.cockpit.status;

/// A window title taken apart: the sign of what the program does, and the name that is left without it.
///
/// @param mark what the sign says
/// @param name the title without the sign, cleaned: it does not change while a spinner turns
public record TitleSign(Mark mark, String name) {

    /// What a sign at the front of a title says.
    public enum Mark {
        /// A braille or half-moon spinner.
        WORKING,
        /// `[ ! ] Action Required`, blinking.
        BLOCKED,
        /// `✳`, at the prompt, or waiting for a permission: claude shows the same for both.
        AT_REST,
        /// No sign.
        NONE
    }

    private static final String ACTION_REQUIRED = "Action Required";

    /// Takes a title as the program sent it apart.
    public static TitleSign of(String title) {
        String text = CleanText.of(title);
        if (text.isEmpty()) {
            return new TitleSign(Mark.NONE, "");
        }
        if (text.startsWith("[") && text.startsWith(ACTION_REQUIRED, text.indexOf(']') + 2)) {
            String rest = text.substring(text.indexOf(ACTION_REQUIRED) + ACTION_REQUIRED.length());
            return new TitleSign(Mark.BLOCKED, rest.replaceFirst("^[\\s|·:-]+", ""));
        }
        int first = text.codePointAt(0);
        Mark mark = markOf(first);
        if (mark == Mark.NONE) {
            return new TitleSign(Mark.NONE, text);
        }
        // A variation selector belongs to the glyph.
        return new TitleSign(
                mark, text.substring(Character.charCount(first)).replaceFirst("^[\\uFE0E\\uFE0F]?\\s*", ""));
    }

    private static Mark markOf(int glyph) {
        if (glyph == 0x2733) {
            return Mark.AT_REST;
        }
        boolean braille = glyph >= 0x2801 && glyph <= 0x28FF;
        boolean moon = glyph >= 0x25D0 && glyph <= 0x25D3;
        return braille || moon ? Mark.WORKING : Mark.NONE;
    }
}
