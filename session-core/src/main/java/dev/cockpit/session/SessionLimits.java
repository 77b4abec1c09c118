package dev.cockpit.session;

import dev.cockpit.screen.ScreenOptions;
import java.time.Duration;

/// How many, how long, how much (decisions 5 and 6).
///
/// @param live how many sessions may be starting or live at a time
/// @param idle how long a session that nobody looks at may be quiet before it is stopped; zero or less:
///     for ever
/// @param endedKept how long an ended session that nobody looks at can still be found
/// @param logBytes how much of its output a session keeps
/// @param screen how much of what scrolled off its screen it keeps, and the colours it starts with
public record SessionLimits(int live, Duration idle, Duration endedKept, int logBytes, ScreenOptions screen) {
    /// 24 live sessions, 15 minutes, 15 seconds, 2 MiB, 10,000 lines.
    public static final SessionLimits DEFAULT = new SessionLimits(
            24, Duration.ofMinutes(15), Duration.ofSeconds(15), OutputLog.DEFAULT_CAPACITY, ScreenOptions.DEFAULT);

    /// The same with another idle time.
    public SessionLimits withIdle(Duration other) {
        return new SessionLimits(live, other, endedKept, logBytes, screen);
    }

    /// The same with other screens.
    public SessionLimits withScreen(ScreenOptions other) {
        return new SessionLimits(live, idle, endedKept, logBytes, other);
    }
}
