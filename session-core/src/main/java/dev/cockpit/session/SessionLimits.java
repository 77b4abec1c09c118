package dev.cockpit.session;

import java.time.Duration;

/// How many, how long, how much (decisions 5 and 6).
///
/// @param live how many sessions may be starting or live at a time
/// @param idle how long a session that nobody looks at may be quiet before it is stopped; zero or less:
///     for ever
/// @param endedKept how long an ended session that nobody looks at can still be found
/// @param logBytes how much of its output a session keeps
public record SessionLimits(int live, Duration idle, Duration endedKept, int logBytes) {
    /// 24 live sessions, 15 minutes, 15 seconds, 2 MiB.
    public static final SessionLimits DEFAULT =
            new SessionLimits(24, Duration.ofMinutes(15), Duration.ofSeconds(15), OutputLog.DEFAULT_CAPACITY);

    /// The same with another idle time.
    public SessionLimits withIdle(Duration other) {
        return new SessionLimits(live, other, endedKept, logBytes);
    }
}
