package dev.cockpit.screen;

import org.jspecify.annotations.Nullable;

/// The modes that are a single switch. Mouse, screen and cursor modes that are more than that live in
/// [ModeSwitch].
enum Mode {
    KEYBOARD_LOCK(2, false, false),
    INSERT(4, false, false),
    SEND_RECEIVE(12, false, false),
    NEW_LINE(20, false, false),
    APPLICATION_CURSOR(1, true, false),
    COLUMNS_132(3, true, false),
    SMOOTH_SCROLL(4, true, false),
    REVERSE_VIDEO(5, true, false),
    ORIGIN(6, true, false),
    WRAPAROUND(7, true, true),
    AUTO_REPEAT(8, true, true),
    CURSOR_BLINKS(12, true, true),
    CURSOR_VISIBLE(25, true, true),
    ALLOW_132(40, true, false),
    NATIONAL(42, true, false),
    REVERSE_WRAP(45, true, false),
    APPLICATION_KEYPAD(66, true, false),
    BACKARROW(67, true, false),
    LEFT_RIGHT_MARGINS(69, true, false),
    KEEP_ON_COLUMN_CHANGE(95, true, false),
    FOCUS(1004, true, false),
    ALTERNATE_SCROLL(1007, true, true),
    EIGHT_BIT_META(1034, true, false),
    META_SENDS_ESCAPE(1036, true, true),
    ALT_SENDS_ESCAPE(1039, true, false),
    REVERSE_WRAP_EXTENDED(1045, true, false),
    BRACKETED_PASTE(2004, true, false),
    SYNCHRONIZED(2026, true, false),
    GRAPHEMES(2027, true, true),
    COLOUR_SCHEME(2031, true, false);

    private static final Mode[] ALL = values();

    final int number;
    final boolean dec;
    final boolean initially;

    Mode(int number, boolean dec, boolean initially) {
        this.number = number;
        this.dec = dec;
        this.initially = initially;
    }

    static @Nullable Mode of(int number, boolean dec) {
        for (Mode mode : ALL) {
            if (mode.number == number && mode.dec == dec) {
                return mode;
            }
        }
        return null;
    }
}
