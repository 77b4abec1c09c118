package dev.cockpit.remote.mirror;

import dev.cockpit.remote.access.Invitation;
import dev.cockpit.session.SessionId;
import java.time.Instant;
import java.util.Optional;

/// Somebody who looks, at one moment.
///
/// @param id names the socket, for [Mirror#cutOff]
/// @param link what let it in
/// @param peer the other end's address
/// @param device what the browser calls itself, cleaned and cut to 120
/// @param since when it came
/// @param lastInput when it last typed
/// @param session what it shows
/// @param lag how many bytes it is behind
public record ViewerInfo(
        String id,
        Invitation link,
        String peer,
        String device,
        Instant since,
        Optional<Instant> lastInput,
        Optional<SessionId> session,
        long lag) {}
