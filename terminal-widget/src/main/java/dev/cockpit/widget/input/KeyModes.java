package dev.cockpit.widget.input;

/// What the child asked of the keyboard. Immutable.
///
/// @param applicationCursor DECCKM, `CSI ? 1 h`: cursor keys, Home and End as SS3
/// @param applicationKeypad DECKPAM, `ESC =` or `CSI ? 66 h`: keypad as SS3 while Num Lock is off
/// @param newline LNM, `CSI 20 h`: Enter sends CR LF
/// @param backspaceIsBs DECBKM, `CSI ? 67 h`: Backspace sends BS, and Ctrl+Backspace DEL, instead of the other way
/// round
public record KeyModes(boolean applicationCursor, boolean applicationKeypad, boolean newline, boolean backspaceIsBs) {
    /// A terminal that was just switched on.
    public static final KeyModes INITIAL = new KeyModes(false, false, false, false);
}
