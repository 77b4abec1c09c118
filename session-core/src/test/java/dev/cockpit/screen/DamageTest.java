package dev.cockpit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// A painter that repeats the scrolls and paints the rows that changed has the whole picture.
final class DamageTest {
    private static final int ROWS = 12;

    private final List<String> painted = new ArrayList<>(Collections.nCopies(ROWS, ""));
    private long seen;

    @Test
    void scrollsAndChangedRowsAreAllThereIsToPaint() {
        for (long seed = 0; seed < 200; seed++) {
            byte[] output = Streams.decent(seed, 300);
            Random random = new Random(seed);
            Screen screen = new Screen(40, ROWS, TestScreens.SMALL, ScreenListener.NONE);
            seen = -1;
            int at = 0;
            while (at < output.length) {
                int length = Math.min(output.length - at, 1 + random.nextInt(100));
                screen.feed(output, at, length);
                at += length;
                assertThat(screen.read(this::paint))
                        .as("seed %d at %d", seed, at)
                        .isEqualTo(painted);
            }
        }
    }

    /// Paints what changed, and tells what all rows are.
    private List<String> paint(ScreenView view) {
        boolean scrolls = view.scrollsSince(seen, this::scroll);
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < ROWS; y++) {
            String row = view.row(y).text() + Arrays.hashCode(view.row(y).styles());
            rows.add(row);
            if (!scrolls || view.changedSince(y, seen)) {
                painted.set(y, row);
            }
        }
        seen = view.generation();
        return rows;
    }

    private void scroll(int top, int bottom, int lines) {
        Collections.rotate(painted.subList(top, bottom + 1), -lines);
    }

    @Test
    void aFloodIsOneScrollAndAQuietScreenNone() {
        Screen screen = new Screen(40, ROWS, TestScreens.SMALL, ScreenListener.NONE);
        screen.feed(TestScreens.bytes("y\r\n".repeat(5000)));
        long before = screen.read(ScreenView::generation);
        screen.feed(TestScreens.bytes("y\r\n".repeat(2)));
        List<Integer> scrolls = new ArrayList<>();
        screen.read(view -> view.scrollsSince(before, (_, _, lines) -> scrolls.add(lines)));
        assertThat(scrolls).containsExactly(2);
        long after = screen.read(ScreenView::generation);
        assertThat(screen.<Boolean>read(view -> view.changedSince(0, after))).isFalse();
    }
}
