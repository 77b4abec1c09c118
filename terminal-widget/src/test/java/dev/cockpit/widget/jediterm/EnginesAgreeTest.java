package dev.cockpit.widget.jediterm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Two independent emulators show the same text. What is compared here is our own; recordings of the real agents are in
/// a
/// lane of their own.
final class EnginesAgreeTest {
    private static final int COLUMNS = 40;
    private static final int ROWS = 10;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plain text\r\nsecond line\r\n",
                "a line that is longer than the forty columns of this screen and wraps twice at least, twice\r\n",
                "\033[2J\033[3;5Hmoved\033[1;1Hhome\033[K\033[10;1Hbottom",
                "1\r\n2\r\n3\r\n4\r\n5\r\n6\r\n7\r\n8\r\n9\r\n10\r\n11\r\n12",
                "\033[2;5r\033[5;1H\n\n\nin the region\033[r\033[1;1Htop",
                "abc\r\ndef\r\nghi\033[2;1H\033[Linserted\033[4;1H\033[M",
                "0123456789\033[1;4H\033[2P\033[3@xyz",
                "0123456789\033[1;4H\033[3X",
                "main\033[?1049h\033[Halternate\033[?1049lback",
                "╭────╮\r\n│ ⎿ │\r\n╰────╯\r\n\033[1mbold\033[0m \033[38;5;3mcolour\033[m \033[48:2::1:2:3mrgb\033[m",
                "\033(0lqqk\r\nx  x\r\nmqqj\033(B",
                "漢字 and 한국어\r\n",
                "tab\tstop\tmore\rover",
                "up\r\n\033[Adown\033[3Bfar\033[5Cright\033[2Dleft",
                "\033[?2026h\033[2J\033[Hframe one\033[?2026l\033[?2026h\033[Hframe two\033[?2026l"
            })
    void theSameText(String output) {
        Screen own = new Screen(COLUMNS, ROWS, ScreenOptions.DEFAULT, ScreenListener.NONE);
        own.feed(output.getBytes(StandardCharsets.UTF_8));
        Headless other = new Headless(COLUMNS, ROWS).feed(output);
        assertThat(rows(own)).isEqualTo(rows(other, ROWS));
    }

    static List<String> rows(Screen screen) {
        return screen.read(view -> List.of(view.screenText()));
    }

    static List<String> rows(Headless other, int rows) {
        List<String> text = new ArrayList<>();
        for (int row = 1; row <= rows; row++) {
            text.add(other.row(row));
        }
        return text;
    }
}
