package dev.cockpit.remote.access;

import dev.cockpit.session.SessionId;
import java.util.Set;

/// Which sessions a link is for.
public sealed interface Scope {
    /// All there are and will be.
    record All() implements Scope {}

    /// These.
    record Only(Set<SessionId> sessions) implements Scope {
        /// Keeps a copy.
        public Only {
            sessions = Set.copyOf(sessions);
        }
    }

    /// Whether `session` is one of them.
    default boolean covers(SessionId session) {
        return switch (this) {
            case All() -> true;
            case Only(Set<SessionId> sessions) -> sessions.contains(session);
        };
    }
}
