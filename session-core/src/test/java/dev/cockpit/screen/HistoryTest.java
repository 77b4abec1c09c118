package dev.cockpit.screen;

import static dev.cockpit.screen.TestScreens.bytes;
import static dev.cockpit.screen.TestScreens.history;
import static dev.cockpit.screen.TestScreens.rows;
import static dev.cockpit.screen.TestScreens.screen;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What scrolls off is kept, within bounds, with its look.
final class HistoryTest {
    @Test
    void linesThatScrollOffAreKeptUpToTheLimit() {
        StringBuilder output = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            output.append("line ").append(i).append("\r\n");
        }
        Screen screen = screen(20, 4, output.toString());
        assertThat(history(screen)).hasSize(50).startsWith("line 947").endsWith("line 996");
        assertThat(screen.<Long>read(ScreenView::topLine)).isEqualTo(997);
        assertThat(screen.<Long>read(ScreenView::firstLine)).isEqualTo(947);
    }

    @Test
    void theyKeepStylesLinksWidthsAndWraps() {
        String line = "a\033[1;31mb\033[0m 日本 e\u0301 \033]8;id=1;https://example.org\033\\link\033]8;;\033\\ 👩‍💻";
        Screen screen = screen(40, 2, line + "\r\n1\r\n2");
        Screen fresh = screen(40, 2, line);
        Row kept = new Row(40);
        screen.read(view -> {
            view.historyLine(view.firstLine(), kept);
            return kept;
        });
        assertThat(fresh.<String>read(view -> view.row(0).text())).isEqualTo(kept.text());
        for (int x = 0; x < 40; x++) {
            int at = x;
            assertThat(kept.styles()[x])
                    .isEqualTo(fresh.<Long>read(view -> view.row(0).styles()[at]));
            assertThat(kept.extra(x))
                    .isEqualTo(fresh.<@Nullable Extra>read(view -> view.row(0).extra(at)));
            assertThat(kept.cells()[x])
                    .isEqualTo(fresh.<Integer>read(view -> view.row(0).cells()[at]));
        }
    }

    @Test
    void theAlternateScreenHasNone() {
        assertThat(history(screen(10, 2, "\033[?1049h" + "x\r\n".repeat(9)))).isEmpty();
    }

    @Test
    void eraseOfSavedLinesKeepsTheScreen() {
        Screen screen = screen(10, 2, "1\r\n2\r\n3\033[3J");
        assertThat(history(screen)).isEmpty();
        assertThat(rows(screen)).containsExactly("2", "3");
    }

    @Test
    void aScreenWithoutHistoryKeepsNothingAndResizes() {
        Screen screen = new Screen(10, 2, ScreenOptions.DEFAULT.withHistoryLines(0), ScreenListener.NONE);
        screen.feed(bytes("1\r\n2\r\n3"));
        screen.resize(12, 4);
        assertThat(history(screen)).isEmpty();
        assertThat(rows(screen)).containsExactly("2", "3");
    }

    @Test
    void tenThousandPlainLinesTakeLessThanTwoMegabytes() {
        Screen screen = new Screen(120, 36, ScreenOptions.DEFAULT, ScreenListener.NONE);
        screen.feed(bytes(("x".repeat(120) + "\n\r").repeat(10_100)));
        assertThat(screen.read(ScreenView::historySize)).isEqualTo(10_000);
        assertThat(screen.read(ScreenView::historyBytes)).isLessThan(2_000_000);
    }

    @Test
    void aMillionLinesCanBeKept() {
        ScreenOptions options = new ScreenOptions(1_000_000, Long.MAX_VALUE, "1", Colours.DARK);
        Screen screen = new Screen(80, 24, options, ScreenListener.NONE);
        byte[] lines = bytes("a line of text\n\r".repeat(10_000));
        for (int i = 0; i < 101; i++) {
            screen.feed(lines);
        }
        assertThat(screen.read(ScreenView::historySize)).isEqualTo(1_000_000);
        assertThat(screen.<String>read(
                        view -> view.historyLine(view.firstLine()).text()))
                .isEqualTo("a line of text");
    }
}
