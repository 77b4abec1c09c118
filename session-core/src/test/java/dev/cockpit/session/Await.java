package dev.cockpit.session;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/// Waits for a condition: the tests' only polling loop. Its limit is a guard against hangs on a loaded
/// machine, not a measure of speed.
public final class Await {
    private static final long LIMIT_NANOS = Duration.ofSeconds(60).toNanos();
    private static final long PARK_NANOS = Duration.ofMillis(5).toNanos();

    private Await() {}

    /// Returns once `condition` holds; fails with `what` when it never does.
    public static void until(String what, BooleanSupplier condition) {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - start > LIMIT_NANOS) {
                throw new AssertionError("waited in vain: " + what);
            }
            LockSupport.parkNanos(PARK_NANOS);
        }
    }
}
