package dev.cockpit.status;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiPredicate;

/// Lets changes of a value through at a bounded rate: the first at once, then one per interval, always the newest; what
/// changed back in the meantime is not reported at all. The clock is whatever times the caller hands in. Not
/// thread-safe.
///
/// @param <T> the value; immutable
public final class Paced<T> {
    private final Duration interval;
    private final BiPredicate<T, T> same;
    private T reported;
    private T latest;
    private Instant next = Instant.MIN;

    /// @param initial what listeners know already
    /// @param same whether two values need no report to tell them apart
    /// @param interval the least time between two reports that are not urgent
    public Paced(T initial, BiPredicate<T, T> same, Duration interval) {
        this.reported = initial;
        this.latest = initial;
        this.same = same;
        this.interval = interval;
    }

    /// Takes the value as it is now.
    ///
    /// @param urgent report a change now, whatever was reported just before
    /// @return the value, if it has to be reported now
    public Optional<T> offer(T value, boolean urgent, Instant now) {
        latest = value;
        if (same.test(reported, latest) || (!urgent && now.isBefore(next))) {
            return Optional.empty();
        }
        return Optional.of(report(now));
    }

    /// The value that had to wait, if its time has come.
    public Optional<T> due(Instant now) {
        return offer(latest, false, now);
    }

    /// When to call [#due]; empty while nothing waits.
    public Optional<Instant> wakeAt() {
        return same.test(reported, latest) ? Optional.empty() : Optional.of(next);
    }

    /// What was reported last.
    public T reported() {
        return reported;
    }

    private T report(Instant now) {
        reported = latest;
        next = now.plus(interval);
        return reported;
    }
}
