package dev.cockpit.screen;

import static dev.cockpit.screen.TestScreens.cursor;
import static dev.cockpit.screen.TestScreens.history;
import static dev.cockpit.screen.TestScreens.rows;
import static dev.cockpit.screen.TestScreens.screen;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/// Text flows anew when the width changes, and the cursor stays on its text.
final class ResizeTest {
    @Test
    void aLongLineFlowsIntoANarrowerScreenAndBack() {
        Screen screen = screen(20, 5, "the quick brown fox jumps\r\n$ ");
        screen.resize(10, 5);
        assertThat(rows(screen)).containsExactly("the quick", "brown fox", "jumps", "$");
        screen.resize(40, 5);
        assertThat(rows(screen)).containsExactly("the quick brown fox jumps", "$");
        assertThat(cursor(screen)).isEqualTo("3,2");
    }

    @Test
    void theCursorStaysOnItsCharacter() {
        Screen screen = screen(20, 5, "0123456789abcdef\033[13G");
        screen.resize(10, 5);
        assertThat(cursor(screen)).isEqualTo("3,2");
        screen.feed(TestScreens.bytes("X"));
        assertThat(rows(screen)).containsExactly("0123456789", "abXdef");
    }

    @Test
    void linesThatNoLongerFitGoToTheHistoryAndComeBack() {
        Screen screen = screen(10, 4, "1\r\n2\r\n3\r\n4");
        screen.resize(10, 2);
        assertThat(history(screen)).containsExactly("1", "2");
        assertThat(rows(screen)).containsExactly("3", "4");
        screen.resize(10, 4);
        assertThat(history(screen)).isEmpty();
        assertThat(rows(screen)).containsExactly("1", "2", "3", "4");
    }

    @Test
    void aScreenThatWasNotFullIsNotFilledFromTheHistory() {
        Screen screen = screen(10, 3, "1\r\n2\r\n3\r\n4\033[2J\033[Hprompt");
        screen.resize(10, 5);
        assertThat(rows(screen)).containsExactly("prompt");
        assertThat(history(screen)).containsExactly("1");
    }

    @Test
    void wideCharactersAreNotCut() {
        Screen screen = screen(10, 3, "日本語日本");
        screen.resize(5, 3);
        assertThat(rows(screen)).containsExactly("日本", "語日", "本");
        screen.resize(10, 3);
        assertThat(rows(screen)).containsExactly("日本語日本");
    }

    @Test
    void theMainScreenFlowsWhileTheAlternateIsShown() {
        Screen screen = screen(20, 4, "0123456789abcdef\033[?1049h\033[HTUI");
        screen.resize(10, 4);
        assertThat(rows(screen)).containsExactly("TUI");
        screen.feed(TestScreens.bytes("\033[?1049lX"));
        assertThat(rows(screen)).containsExactly("0123456789", "abcdefX");
    }

    @Test
    void noTextIsLostHoweverOftenTheWidthChanges() {
        Random random = new Random(3);
        Screen screen = new Screen(30, 6, ScreenOptions.DEFAULT, ScreenListener.NONE);
        StringBuilder all = new StringBuilder();
        for (int line = 0; line < 300; line++) {
            String text = ("line" + line + "-").repeat(1 + random.nextInt(12));
            all.append(text);
            screen.feed(TestScreens.bytes(text + "\r\n"));
        }
        for (int i = 0; i < 30; i++) {
            screen.resize(3 + random.nextInt(100), 1 + random.nextInt(30));
            String text = String.join("", history(screen)) + String.join("", rows(screen));
            assertThat(text).isEqualTo(all.toString());
        }
    }
}
