package dev.cockpit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// A Picture taken anywhere, and then the rest of the output, give the same as the whole output.
final class PictureTest {
    private static final int COLUMNS = 40;
    private static final int ROWS = 12;

    private static Screen replay(Picture picture) {
        Screen screen = new Screen(picture.columns(), picture.rows(), TestScreens.SMALL, ScreenListener.NONE);
        screen.feed(picture.bytes());
        return screen;
    }

    @Test
    void pictureAndRestEqualTheWhole() {
        for (long seed = 0; seed < 200; seed++) {
            byte[] output = Streams.decent(seed, 120);
            Random random = new Random(seed);
            Screen whole = new Screen(COLUMNS, ROWS, TestScreens.SMALL, ScreenListener.NONE);
            int at = 0;
            while (at < output.length) {
                int length = Math.min(output.length - at, 1 + random.nextInt(80));
                whole.feed(output, at, length);
                at += length;
                Picture picture = whole.picture(50);
                Screen joined = replay(picture);
                joined.feed(output, (int) picture.address(), at - (int) picture.address());
                List<String> difference = Dump.difference(Dump.of(whole), Dump.of(joined));
                assertThat(difference)
                        .as("seed %d at %d: %s", seed, at, TestScreens.readable(Arrays.copyOf(output, at)))
                        .isEmpty();
            }
        }
    }

    @Test
    void alsoAfterTheSizeHasChanged() {
        for (long seed = 1000; seed < 1080; seed++) {
            byte[] output = Streams.decent(seed, 100);
            Random random = new Random(seed);
            Screen whole = new Screen(COLUMNS, ROWS, TestScreens.SMALL, ScreenListener.NONE);
            int at = 0;
            while (at < output.length) {
                int length = Math.min(output.length - at, 1 + random.nextInt(80));
                whole.feed(output, at, length);
                at += length;
                whole.resize(10 + random.nextInt(40), 3 + random.nextInt(12));
                Picture picture = whole.picture(50);
                Screen joined = replay(picture);
                joined.feed(output, (int) picture.address(), at - (int) picture.address());
                assertThat(Dump.difference(Dump.of(whole), Dump.of(joined)))
                        .as("seed %d at %d", seed, at)
                        .isEmpty();
            }
        }
    }
}
