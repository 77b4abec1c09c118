package dev.cockpit.session;

import java.time.Duration;
import java.time.Instant;

/// When nobody looks, for how long may a session go on? Pure: told the time, it says what to do (decision
/// 6).
///
/// @param timeout how long; zero or less means for ever
record IdleReaper(Duration timeout) {
    private static final Duration LONGEST_NOTICE = Duration.ofMinutes(1);

    /// What to do with a session.
    sealed interface Verdict {
        /// Nothing: it is watched, active, or has time.
        record Keep() implements Verdict {}

        /// Say that it will be stopped after `left`.
        record Warn(Duration left) implements Verdict {}

        /// Stop it.
        record Reap() implements Verdict {}
    }

    /// @param watched whether a viewer is attached
    /// @param idleSince when the last viewer left, or the child's last output if that was later
    Verdict judge(boolean watched, Instant idleSince, Instant now) {
        if (watched || !timeout.isPositive()) {
            return new Verdict.Keep();
        }
        Duration left = timeout.minus(Duration.between(idleSince, now));
        if (!left.isPositive()) {
            return new Verdict.Reap();
        }
        return left.compareTo(notice()) <= 0 ? new Verdict.Warn(left) : new Verdict.Keep();
    }

    /// How long before the end the warning comes: a minute, or a quarter of a short timeout.
    private Duration notice() {
        Duration quarter = timeout.dividedBy(4);
        return quarter.compareTo(LONGEST_NOTICE) < 0 ? quarter : LONGEST_NOTICE;
    }
}
