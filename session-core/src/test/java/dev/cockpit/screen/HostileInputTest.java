package dev.cockpit.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Random;
import org.junit.jupiter.api.Test;

/// No input throws, hangs, grows memory, or leaves half a character behind.
final class HostileInputTest {
    private static final int INPUTS = 200_000;

    @Test
    void manyShortInputsLeaveAScreenThatIsWhole() {
        for (long seed = 0; seed < INPUTS; seed++) {
            byte[] input = Streams.hostile(seed, 6);
            Random random = new Random(seed);
            Screen screen =
                    new Screen(1 + random.nextInt(24), 1 + random.nextInt(8), TestScreens.SMALL, ScreenListener.NONE);
            try {
                screen.feed(input);
                check(screen, seed, input);
                screen.resize(1 + random.nextInt(30), 1 + random.nextInt(10));
                check(screen, seed, input);
                screen.feed(input);
                check(screen, seed, input);
                screen.picture(10);
            } catch (RuntimeException e) {
                fail("seed " + seed + " " + TestScreens.readable(input), e);
            }
        }
    }

    private static void check(Screen screen, long seed, byte[] input) {
        String faults = Dump.faults(screen);
        if (!faults.isEmpty()) {
            fail("seed " + seed + ": " + faults + " after " + TestScreens.readable(input));
        }
    }

    @Test
    void aLongHostileStreamKeepsTheHistoryWithinItsBytes() {
        ScreenOptions options = new ScreenOptions(1_000_000, 1 << 20, "1", Colours.DARK);
        Screen screen = new Screen(80, 24, options, ScreenListener.NONE);
        for (long seed = 0; seed < 300; seed++) {
            screen.feed(Streams.hostile(seed, 500));
            screen.feed("\r\nline \033[38;2;1;2;3mcolour \033]8;;https://example.org/\033\\link"
                    .repeat(200)
                    .getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        assertThat(screen.read(ScreenView::historyBytes)).isLessThan((1 << 20) + 64 * 1024);
    }
}
