package dev.cockpit.session;

import dev.cockpit.launch.Kind;
import dev.cockpit.launch.Launch;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.PtySpawner;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;

/// Sessions without gates, over any spawner, for tests of what lies behind the one door.
public final class TestSessions {
    private TestSessions() {}

    /// Sessions whose every request becomes what `spec` makes of it.
    public static Sessions of(Function<LaunchRequest, LaunchSpec> spec, PtySpawner ptys) {
        return of(spec, ptys, SessionLimits.DEFAULT, InstantSource.system());
    }

    /// The same with limits and a clock.
    public static Sessions of(
            Function<LaunchRequest, LaunchSpec> spec, PtySpawner ptys, SessionLimits limits, InstantSource clock) {
        return new Sessions(
                request -> new Launch.Ready(spec.apply(request)), checked -> Optional.empty(), ptys, limits, clock);
    }

    /// A request that the test's `spec` function will ignore or look at.
    public static LaunchRequest request() {
        return LaunchRequest.of(Kind.SHELL, Path.of("/"), TerminalSize.DEFAULT);
    }

    /// Opens a session that must start.
    public static Session open(Sessions sessions) {
        return open(sessions, request());
    }

    /// Opens a session that must start.
    public static Session open(Sessions sessions, LaunchRequest request) {
        return switch (sessions.open(request)) {
            case Sessions.Opening.Started(Session session) -> session;
            case Sessions.Opening.Refused(var refusal) -> throw new AssertionError(refusal.sentence());
        };
    }
}
