package dev.cockpit.remote.mirror;

import dev.cockpit.remote.access.Invitation;
import dev.cockpit.remote.access.Lockout;
import java.util.Optional;

/// Lets sockets in: by a ticket in the subprotocol, which is good once.
public final class MirrorDoor {
    /// The protocol's name, the only one that is ever answered.
    public static final String PROTOCOL = "mirror.v1";

    private static final String TICKET = "t.";
    private static final int DEVICE = 120;

    private final Mirror mirror;
    private final Lockout lockout;

    /// Whether somebody may come in.
    public sealed interface Answer {
        /// This socket is to be opened.
        record Come(MirrorSocket socket) implements Answer {}

        /// The HTTP status of the refusal.
        record Stay(int status) implements Answer {}
    }

    /// @param mirror where sockets are kept
    /// @param lockout slows who guesses tickets
    public MirrorDoor(Mirror mirror, Lockout lockout) {
        this.mirror = mirror;
        this.lockout = lockout;
    }

    /// Answers an upgrade that has passed the front door.
    ///
    /// @param protocols the subprotocols that were offered
    /// @param peer the other end's address
    /// @param device what the browser calls itself
    public Answer knock(Iterable<String> protocols, String peer, String device) {
        boolean ours = false;
        String ticket = "";
        for (String protocol : protocols) {
            ours |= protocol.equals(PROTOCOL);
            if (protocol.startsWith(TICKET)) {
                ticket = protocol.substring(TICKET.length());
            }
        }
        Optional<Invitation> link = ours ? mirror.invitations().redeem(ticket) : Optional.empty();
        if (link.isEmpty()) {
            boolean wait = !lockout.wait(peer).isZero();
            lockout.failed(peer);
            return new Answer.Stay(wait ? 429 : 401);
        }
        if (!mirror.hasRoom(link.get())) {
            return new Answer.Stay(429);
        }
        String clean = device.replaceAll("\\p{C}", "");
        return new Answer.Come(new MirrorSocket(
                mirror, link.get(), peer, clean.length() > DEVICE ? clean.substring(0, DEVICE) : clean));
    }
}
