package dev.cockpit.screen.tool;

import dev.cockpit.screen.Extra;
import dev.cockpit.screen.Row;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenView;
import dev.cockpit.screen.Style;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/// A screen's rows with colours and attributes as SGR (ECMA-48, xterm ctlseqs), for a terminal or `less -R`
/// to show.
final class AnsiText {
    private static final String RESET = "\u001B[0m";

    private AnsiText() {}

    /// The rows, after the history if it is wanted; a line feed after each.
    static String of(Screen screen, boolean withHistory) {
        return screen.read(view -> of(view, withHistory));
    }

    private static String of(ScreenView view, boolean withHistory) {
        StringBuilder text = new StringBuilder();
        if (withHistory) {
            for (long line = view.firstLine(); line < view.topLine(); line++) {
                append(text, view.historyLine(line));
            }
        }
        for (int y = 0; y < view.rows(); y++) {
            append(text, view.row(y));
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Row row) {
        String before = "";
        for (int x = 0; x < row.used(); x++) {
            if (row.cells()[x] == Row.TAIL) {
                continue;
            }
            String sgr = sgr(row.styles()[x], row.extra(x));
            if (!sgr.equals(before)) {
                text.append(RESET).append(sgr);
                before = sgr;
            }
            text.append(row.cells()[x] == 0 ? " " : row.text(x));
        }
        text.append(before.isEmpty() ? "" : RESET).append('\n');
    }

    /// The sequence that sets the style from plain; empty for plain.
    private static String sgr(long style, @Nullable Extra extra) {
        StringJoiner codes = new StringJoiner(";", "\u001B[", "m").setEmptyValue("");
        add(codes, style, Style.BOLD, "1");
        add(codes, style, Style.DIM, "2");
        add(codes, style, Style.ITALIC, "3");
        if (Style.underline(style) != 0) {
            codes.add(Style.underline(style) == 1 ? "4" : "4:" + Style.underline(style));
        }
        add(codes, style, Style.BLINK, "5");
        add(codes, style, Style.REVERSE, "7");
        add(codes, style, Style.CONCEAL, "8");
        add(codes, style, Style.STRIKE, "9");
        add(codes, style, Style.OVERLINE, "53");
        addColour(codes, 38, Style.foreground(style));
        addColour(codes, 48, Style.background(style));
        if (extra != null) {
            addColour(codes, 58, extra.underlineColour());
        }
        return codes.toString();
    }

    private static void add(StringJoiner codes, long style, long bit, String code) {
        if (Style.has(style, bit)) {
            codes.add(code);
        }
    }

    private static void addColour(StringJoiner codes, int which, int colour) {
        if (Style.isRgb(colour)) {
            codes.add("%d;2;%d;%d;%d".formatted(which, colour >> 16 & 0xFF, colour >> 8 & 0xFF, colour & 0xFF));
        } else if (Style.isIndexed(colour)) {
            codes.add("%d;5;%d".formatted(which, Style.index(colour)));
        }
    }
}
