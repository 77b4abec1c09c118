package dev.cockpit.session;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.Launcher;
import dev.cockpit.pty.PtySpawner;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The one door: open, list, find, end. Thread-safe.
@SuppressWarnings("DoNotCallSuggester")
public final class Sessions implements AutoCloseable {

    /// The answer to [#open].
    public sealed interface Opening {
        /// It runs.
        record Started(Session session) implements Opening {}

        /// It was refused; no process was started.
        record Refused(Refusal refusal) implements Opening {}
    }

    /// Ends a subscription. Idempotent.
    @FunctionalInterface
    public interface Subscription extends AutoCloseable {
        @Override
        void close();
    }

    /// @param launcher turns requests into specs
    /// @param ptys starts children
    public Sessions(Launcher launcher, PtySpawner ptys) {}

    /// Reserves a place, checks, and starts. Blocks for the spawn; not for the FX thread.
    public Opening open(LaunchRequest request) {
        throw new UnsupportedOperationException();
    }

    /// All sessions, oldest first, ended ones included for as long as they are kept.
    public List<SessionInfo> list() {
        throw new UnsupportedOperationException();
    }

    /// The session with that id, if it is still kept.
    public Optional<Session> find(SessionId id) {
        throw new UnsupportedOperationException();
    }

    /// Calls `listener` with each event, in order, on the `session-events` thread.
    public Subscription subscribe(Consumer<SessionEvent> listener) {
        throw new UnsupportedOperationException();
    }

    /// Stops every session and waits, at most four seconds, until they are gone. Further opens are refused.
    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}
