package dev.cockpit.screen;

import dev.cockpit.screen.vt.Params;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;

/// Answers to queries (decision 11). What is not here is not answered: the title, the clipboard, the
/// answerback, checksums of the screen.
final class Reports {
    private static final String DEVICE_CONTROL = "\033P";
    private static final String TERMINATOR = "\033\\";

    private final State state;
    private final ModeSwitch modes;

    Reports(State state, ModeSwitch modes) {
        this.state = state;
        this.modes = modes;
    }

    private void reply(String answer) {
        state.outbox.reply(answer);
    }

    /// DA1: a VT420 with selective erase, national sets, horizontal margins, colour and rectangles.
    void primaryAttributes() {
        reply("\033[?64;6;9;21;22;28c");
    }

    /// DA2. The version is one that makes vim use SGR mouse reports.
    void secondaryAttributes() {
        reply("\033[>1;400;0c");
    }

    /// DA3: the unit has no number.
    void tertiaryAttributes() {
        reply(DEVICE_CONTROL + "!|00000000" + TERMINATOR);
    }

    /// XTVERSION.
    void version() {
        reply(DEVICE_CONTROL + ">|cockpit(" + state.options.version() + ")" + TERMINATOR);
    }

    /// DSR.
    void status(int what) {
        switch (what) {
            case 5 -> reply("\033[0n");
            case 6 -> reply("\033[" + position() + "R");
            default -> {}
        }
    }

    /// DSR with `?`: DECXCPR, the DEC devices that are not there, the colour scheme.
    void decStatus(int what) {
        switch (what) {
            case 6 -> reply("\033[?" + position() + ";1R");
            case 15 -> reply("\033[?13n");
            case 25 -> reply("\033[?20n");
            case 26 -> reply("\033[?27;1;0;0n");
            case 53, 55 -> reply("\033[?50n");
            case 56 -> reply("\033[?57;0n");
            case 62 -> reply("\033[0*{");
            case 75 -> reply("\033[?70n");
            case 85 -> reply("\033[?83n");
            case 996 -> colourScheme();
            default -> {}
        }
    }

    /// What mode 2031 sends by itself when the theme changes.
    void colourScheme() {
        reply("\033[?997;" + (state.colours.dark() ? 1 : 2) + "n");
    }

    private String position() {
        int row = state.y + 1 - (state.origin ? state.top : 0);
        int column = state.x + 1 - (state.origin ? state.left : 0);
        return row + ";" + column;
    }

    /// DECRQM.
    void mode(int number, boolean dec) {
        reply("\033[" + (dec ? "?" : "") + number + ";" + modes.report(number, dec) + "$y");
    }

    /// `CSI ? u`.
    void keyboard() {
        reply("\033[?" + state.keyboard().flags() + "u");
    }

    /// XTQMODKEYS.
    void modifyKeys(int resource) {
        if (resource == 4) {
            reply("\033[>4;" + state.modifyOtherKeys + "m");
        }
    }

    /// `CSI 18 t`: the size in cells. The size in pixels is the view's and unknown here.
    void size() {
        reply("\033[8;" + state.rows + ";" + state.columns + "t");
    }

    /// DECRQSS.
    void setting(byte[] data, int length) {
        String asked = new String(data, 0, length, StandardCharsets.ISO_8859_1);
        String value = switch (asked) {
            case "m" -> Sgr.describe(state.pen.style, state.pen.extra);
            case "r" -> (state.top + 1) + ";" + (state.bottom + 1);
            case "s" -> (state.left + 1) + ";" + (state.right + 1);
            case " q" -> Integer.toString(cursorStyle(state));
            case "\"p" -> "64;1";
            case "\"q" ->
                (state.pen.style & Style.PROTECTED) != 0 && state.protection == State.Protection.DEC ? "1" : "0";
            case "*x" -> state.rectangleChanges ? "2" : "1";
            case "t" -> Integer.toString(state.rows);
            case "$|" -> Integer.toString(state.columns);
            case "*|" -> Integer.toString(state.rows);
            default -> "";
        };
        reply(DEVICE_CONTROL + (value.isEmpty() ? "0$r" : "1$r" + value + asked) + TERMINATOR);
    }

    static int cursorStyle(State state) {
        int steady = state.is(Mode.CURSOR_BLINKS) ? 0 : 1;
        int blinking = switch (state.cursorShape) {
            case BLOCK -> 1;
            case UNDERLINE -> 3;
            case BAR -> 5;
        };
        return blinking + steady;
    }

    /// XTGETTCAP: names in hexadecimal, one answer each.
    void capabilities(byte[] data, int length) {
        for (String name : new String(data, 0, length, StandardCharsets.ISO_8859_1).split(";", -1)) {
            String value = Capabilities.of(decode(name));
            if (value == null) {
                reply(DEVICE_CONTROL + "0+r" + (isHex(name) ? name : "") + TERMINATOR);
            } else {
                reply(DEVICE_CONTROL + "1+r" + name + (value.isEmpty() ? "" : "=" + hex(value)) + TERMINATOR);
            }
        }
    }

    private static boolean isHex(String name) {
        return !name.isEmpty() && name.length() % 2 == 0 && name.chars().allMatch(HexFormat::isHexDigit);
    }

    private static String decode(String name) {
        return isHex(name) ? new String(HexFormat.of().parseHex(name), StandardCharsets.ISO_8859_1) : "";
    }

    private static String hex(String value) {
        return HexFormat.of()
                .formatHex(value.getBytes(StandardCharsets.ISO_8859_1))
                .toUpperCase(Locale.ROOT);
    }

    /// OSC 4, 10, 11, 12 with `?`, ended as the query was.
    void colour(String command, int slot, boolean bel) {
        int rgb = state.colours.slot(slot);
        reply("\033]" + command + ";rgb:" + channel(rgb >> 16) + "/" + channel(rgb >> 8) + "/" + channel(rgb)
                + (bel ? "\007" : TERMINATOR));
    }

    private static String channel(int value) {
        String two = HexFormat.of().toHexDigits((byte) value);
        return two + two;
    }

    /// `OSC 7501;?` is answered with the same bytes.
    void programStatus(boolean bel) {
        reply("\033]7501;?" + (bel ? "\007" : TERMINATOR));
    }

    /// DECREQTPARM is what a VT100 had; vttest asks.
    void terminalParameters(Params params) {
        int asked = params.get(0, 0);
        if (asked <= 1) {
            reply("\033[" + (asked + 2) + ";1;1;128;128;1;0x");
        }
    }
}
