package dev.cockpit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/// How the output is cut into pieces makes no difference.
final class ChunkingTest {
    @Test
    void wholeByteByByteAndRandomPiecesGiveTheSame() {
        for (long seed = 0; seed < 300; seed++) {
            byte[] output = seed % 2 == 0 ? Streams.decent(seed, 200) : Streams.hostile(seed, 200);
            String whole = Dump.of(fed(output, output.length));
            assertThat(Dump.of(fed(output, 1))).as("seed %d", seed).isEqualTo(whole);
            Random random = new Random(seed);
            Screen pieces = new Screen(40, 12, TestScreens.SMALL, ScreenListener.NONE);
            int at = 0;
            while (at < output.length) {
                int length = Math.min(output.length - at, 1 + random.nextInt(20));
                pieces.feed(output, at, length);
                at += length;
            }
            assertThat(Dump.of(pieces)).as("seed %d", seed).isEqualTo(whole);
        }
    }

    private static Screen fed(byte[] output, int step) {
        Screen screen = new Screen(40, 12, TestScreens.SMALL, ScreenListener.NONE);
        for (int at = 0; at < output.length; at += step) {
            screen.feed(output, at, Math.min(step, output.length - at));
        }
        return screen;
    }
}
