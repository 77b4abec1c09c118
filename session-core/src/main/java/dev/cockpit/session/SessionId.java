package dev.cockpit.session;

import java.util.UUID;

/// A session's name: a random UUID, so that it cannot be guessed.
public record SessionId(UUID value) {
    /// A new one.
    public static SessionId random() {
        return new SessionId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
