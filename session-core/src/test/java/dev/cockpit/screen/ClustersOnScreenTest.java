package dev.cockpit.screen;

import static dev.cockpit.screen.TestScreens.cursor;
import static dev.cockpit.screen.TestScreens.rows;
import static dev.cockpit.screen.TestScreens.screen;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Clusters take one place in the grid, whatever they are made of.
final class ClustersOnScreenTest {
    @ParameterizedTest
    @CsvSource({
        "e\u0301, 2",
        "✅, 3",
        "👩\u200D💻, 3",
        "🇩🇪, 3",
        "❤\uFE0F, 3",
        "👍🏽, 3",
        "1\uFE0F\u20E3, 3",
        "नि, 2",
        "각, 3"
    })
    void aClusterMovesTheCursorByItsWidth(String cluster, int column) {
        Screen screen = screen(10, 2, cluster);
        assertThat(cursor(screen)).isEqualTo(column + ",1");
        assertThat(rows(screen)).containsExactly(cluster);
    }

    @Test
    void aFlagThatDoesNotFitWrapsWhole() {
        assertThat(rows(4, 2, "abc🇩🇪x")).containsExactly("abc", "🇩🇪x");
    }

    @Test
    void twoFlagsAreTwo() {
        Screen screen = screen(10, 2, "🇩🇪🇫🇷");
        assertThat(screen.<String>read(view -> view.row(0).text(2))).isEqualTo("🇫🇷");
    }

    @Test
    void aMoveOfTheCursorEndsACluster() {
        assertThat(cursor(screen(10, 2, "🇩\033[2G🇪"))).isEqualTo("3,1");
    }

    @Test
    void withoutMode2027OnlyMarksJoin() {
        assertThat(cursor(screen(10, 2, "\033[?2027l👩\u200D💻"))).isEqualTo("5,1");
    }

    @Test
    void aMarkWithNothingBeforeItIsDropped() {
        assertThat(rows(10, 2, "\u0301a")).containsExactly("a");
    }

    @Test
    void malformedBytesShowOneReplacementEach() {
        Screen screen = new Screen(10, 2, TestScreens.SMALL, ScreenListener.NONE);
        screen.feed(new byte[] {'a', (byte) 0xFF, (byte) 0xE2, (byte) 0x94, 'b', (byte) 0xC0, (byte) 0x80});
        assertThat(rows(screen)).containsExactly("a\uFFFD\uFFFDb\uFFFD\uFFFD");
    }
}
