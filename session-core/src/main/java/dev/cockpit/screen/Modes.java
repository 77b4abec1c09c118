package dev.cockpit.screen;

/// The modes that keys, mouse, paste and painting depend on, as they were at one moment. Immutable.
///
/// @param applicationCursor DECCKM (1): cursor keys send SS3
/// @param applicationKeypad DECKPAM (ESC =) or DECNKM (66)
/// @param backarrowSendsBackspace DECBKM (67)
/// @param newLine LNM (20): Return sends CR LF
/// @param insert IRM (4)
/// @param origin DECOM (6)
/// @param wraparound DECAWM (7)
/// @param reverseWraparound 45
/// @param reverseVideo DECSCNM (5)
/// @param cursorVisible DECTCEM (25)
/// @param cursorBlinks DECSCUSR and 12
/// @param cursorShape DECSCUSR
/// @param mouse 9, 1000, 1002, 1003
/// @param mouseEncoding 1005, 1006, 1015, 1016
/// @param focusReports 1004
/// @param bracketedPaste 2004
/// @param alternateScroll 1007: the wheel sends cursor keys on the alternate screen
/// @param alternateScreen 47, 1047, 1049
/// @param synchronizedOutput 2026: the painter waits, with a time-out of its own
/// @param graphemeClusters 2027
/// @param colourSchemeReports 2031
/// @param kittyKeyboard flags of the kitty keyboard protocol in force on this screen
/// @param modifyOtherKeys level 0…2 of xterm's resource of that name
public record Modes(
        boolean applicationCursor,
        boolean applicationKeypad,
        boolean backarrowSendsBackspace,
        boolean newLine,
        boolean insert,
        boolean origin,
        boolean wraparound,
        boolean reverseWraparound,
        boolean reverseVideo,
        boolean cursorVisible,
        boolean cursorBlinks,
        CursorShape cursorShape,
        MouseTracking mouse,
        MouseEncoding mouseEncoding,
        boolean focusReports,
        boolean bracketedPaste,
        boolean alternateScroll,
        boolean alternateScreen,
        boolean synchronizedOutput,
        boolean graphemeClusters,
        boolean colourSchemeReports,
        int kittyKeyboard,
        int modifyOtherKeys) {}
