package dev.cockpit.widget;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.assertj.core.api.Assertions;

/// Waits for a condition; the limit is a guard against hangs, not a measure.
public final class Await {
    private static final Duration LIMIT = Duration.ofSeconds(40);

    private Await() {}

    /// Returns once `condition` holds; fails with `what` when it does not in time.
    public static void until(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain for: " + what);
            }
            LockSupport.parkNanos(5_000_000);
        }
    }

    /// Returns once `actual` gives `expected`; fails showing the difference when it does not in time.
    public static void equal(Supplier<String> actual, String expected) {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (!expected.equals(actual.get()) && System.nanoTime() < end) {
            LockSupport.parkNanos(5_000_000);
        }
        Assertions.assertThat(actual.get()).isEqualTo(expected);
    }
}
