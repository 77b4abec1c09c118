package dev.cockpit.remote.access;

import java.time.Instant;

/// A link that was given out, as far as it can be told: its secret is not here and not known any more.
///
/// @param id names it in the window; no secret
/// @param right look, or type too
/// @param scope which sessions
/// @param created when it was made
/// @param expires when it stops working
/// @param usesLeft how often it can still be claimed
/// @param label what it is called
/// @param kept whether it outlives this run of the server
public record Invitation(
        String id,
        Right right,
        Scope scope,
        Instant created,
        Instant expires,
        int usesLeft,
        String label,
        boolean kept) {

    Invitation claimed() {
        return new Invitation(id, right, scope, created, expires, usesLeft - 1, label, kept);
    }

    boolean expiredAt(Instant now) {
        return !now.isBefore(expires);
    }
}
