package dev.cockpit.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class OutboxTest {
    private static final int EACH = 50_000;

    private final Outbox outbox = new Outbox();
    private final List<Integer> heard = Collections.synchronizedList(new ArrayList<>());
    private int said;

    /// As [Screen] does it: say under the lock, deliver without.
    private void sayOften() {
        for (int i = 0; i < EACH; i++) {
            synchronized (this) {
                int number = said++;
                outbox.tell(listener -> heard.add(number));
            }
            outbox.deliver(List.of(ScreenListener.NONE));
        }
    }

    @Test
    void twoThreadsAreHeardAsOneInOrder() throws InterruptedException {
        Thread other = new Thread(this::sayOften, "resizes");
        other.start();
        sayOften();
        other.join();
        assertThat(heard).isEqualTo(IntStream.range(0, 2 * EACH).boxed().toList());
    }

    @Test
    void aListenerThatThrowsDoesNotSilenceTheScreen() {
        outbox.tell(listener -> {
            throw new IllegalStateException("a defect");
        });
        outbox.tell(listener -> heard.add(1));
        assertThat(catchThrowable(() -> outbox.deliver(List.of(ScreenListener.NONE))))
                .isInstanceOf(IllegalStateException.class);
        outbox.deliver(List.of(ScreenListener.NONE));
        assertThat(heard).containsExactly(1);
    }
}
