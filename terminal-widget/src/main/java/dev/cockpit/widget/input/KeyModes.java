package dev.cockpit.widget.input;

/// What the child asked of the keyboard. Immutable.
///
/// @param applicationCursor DECCKM, `CSI ? 1 h`: cursor keys, Home and End as SS3
/// @param applicationKeypad DECKPAM, `ESC =` or `CSI ? 66 h`: keypad as SS3 while Num Lock is off
/// @param newline LNM, `CSI 20 h`: Enter sends CR LF
/// @param backspaceIsBs DECBKM, `CSI ? 67 h`: Backspace sends BS, and Ctrl+Backspace DEL, instead of the other way
///     round
/// @param kitty flags of the kitty keyboard protocol, 0 for none: 1 disambiguate, 2 event types, 4 alternate keys, 8
/// all
///     keys as escape codes, 16 associated text
/// @param modifyOtherKeys level 0…2 of xterm's resource of that name, `CSI > 4 ; n m`
public record KeyModes(
        boolean applicationCursor,
        boolean applicationKeypad,
        boolean newline,
        boolean backspaceIsBs,
        int kitty,
        int modifyOtherKeys) {
    /// A terminal that was just switched on.
    public static final KeyModes INITIAL = new KeyModes(false, false, false, false);

    /// Modes without either extension.
    public KeyModes(boolean applicationCursor, boolean applicationKeypad, boolean newline, boolean backspaceIsBs) {
        this(applicationCursor, applicationKeypad, newline, backspaceIsBs, 0, 0);
    }

    /// The same with flags of the kitty keyboard protocol.
    public KeyModes withKitty(int flags) {
        return new KeyModes(applicationCursor, applicationKeypad, newline, backspaceIsBs, flags, modifyOtherKeys);
    }

    /// The same with another level of modifyOtherKeys.
    public KeyModes withModifyOtherKeys(int level) {
        return new KeyModes(applicationCursor, applicationKeypad, newline, backspaceIsBs, kitty, level);
    }
}
