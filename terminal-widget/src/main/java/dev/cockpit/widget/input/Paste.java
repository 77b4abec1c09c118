package dev.cockpit.widget.input;

import java.nio.charset.StandardCharsets;

/// A text on its way from the clipboard to the child (decision 13).
///
/// Control characters other than TAB, CR and LF are taken out, C1 and DEL too, so that no text can end the bracket
/// early or press keys: CVE-2015-8971 and its many kin. What is left are characters and line breaks, and a line break
/// is CR as from the Enter key.
public final class Paste {
    private static final int PREVIEW = 2_000;

    private final String text;

    /// Cleans `clipboard`.
    public Paste(String clipboard) {
        StringBuilder clean = new StringBuilder(clipboard.length());
        for (int i = 0; i < clipboard.length(); i++) {
            char c = clipboard.charAt(i);
            if (c == '\r' && i + 1 < clipboard.length() && clipboard.charAt(i + 1) == '\n') {
                continue;
            }
            if (c == '\n' || c == '\r') {
                clean.append('\r');
            } else if (c == '\t' || !Character.isISOControl(c)) {
                clean.append(c);
            }
        }
        text = clean.toString();
    }

    /// Whether nothing is left to paste.
    public boolean isEmpty() {
        return text.isEmpty();
    }

    /// Whether a program without bracketed paste would run at least one line of it at once.
    public boolean hasLineBreak() {
        return text.indexOf('\r') >= 0;
    }

    /// The beginning of it, with line feeds, to show to the person.
    public String preview() {
        String start = text.length() > PREVIEW ? text.substring(0, PREVIEW) + "…" : text;
        return start.replace('\r', '\n');
    }

    /// The bytes to send, as UTF-8, without brackets.
    public byte[] payload() {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
