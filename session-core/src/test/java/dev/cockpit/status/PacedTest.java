package dev.cockpit.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PacedTest {
    private static final Instant START = Instant.EPOCH;
    private final Paced<String> paced = new Paced<>("", String::equals, Duration.ofMillis(500));

    private static Instant at(long millis) {
        return START.plusMillis(millis);
    }

    @Test
    void theFirstChangeGoesOutAtOnceAndTheNextWaitsForItsTurn() {
        assertThat(paced.offer("a", false, at(0))).contains("a");
        assertThat(paced.offer("b", false, at(100))).isEmpty();
        assertThat(paced.wakeAt()).contains(at(500));
        assertThat(paced.due(at(499))).isEmpty();
        assertThat(paced.due(at(500))).contains("b");
        assertThat(paced.wakeAt()).isEmpty();
    }

    @Test
    void aSpinnerAtTenHertzIsTwoReportsASecond() {
        List<String> reports = new ArrayList<>();
        for (int frame = 0; frame < 100; frame++) {
            Instant now = at(frame * 100L);
            paced.due(now).ifPresent(reports::add);
            paced.offer("frame " + frame, false, now).ifPresent(reports::add);
        }
        assertThat(reports).hasSizeBetween(19, 21);
    }

    @Test
    void whatChangedBackIsNotReported() {
        paced.offer("a", false, at(0));
        paced.offer("b", false, at(10));
        paced.offer("a", false, at(20));
        assertThat(paced.due(at(10_000))).isEmpty();
    }

    @Test
    void anUrgentChangeDoesNotWait() {
        paced.offer("a", false, at(0));
        assertThat(paced.offer("b", true, at(1))).contains("b");
        assertThat(paced.offer("b", true, at(2))).isEmpty();
    }
}
