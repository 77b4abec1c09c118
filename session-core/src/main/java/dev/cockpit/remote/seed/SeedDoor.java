package dev.cockpit.remote.seed;

import dev.cockpit.remote.http.Call;
import dev.cockpit.remote.http.Reply;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.Sessions;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;

/// Lets the seed's sockets in, knows which of its clients are there, and stops what a client owned when it stays away
/// (section 7). Thread-safe.
public final class SeedDoor implements AutoCloseable {
    private static final int SOCKETS = 64;
    private static final int UNPROVEN_PER_PEER = 16;
    private static final Pattern CLIENT_ID = Pattern.compile("[A-Za-z0-9._-]{1,128}");
    private static final long REPEAT_NANOS = Duration.ofSeconds(30).toNanos();
    private static final int REPEATS = 1000;

    private final Sessions sessions;
    private final StepUp stepUp;
    private final Duration grace;
    private final List<SeedSocket> sockets = new CopyOnWriteArrayList<>();

    /// Guards what follows.
    private final Object lock = new Object();

    /// When the sessions of a client that is away are stopped, by `System.nanoTime`.
    private final Map<String, Long> away = new HashMap<>();

    /// When a client's message was seen, by client and message id.
    private final Map<String, Long> seen = new HashMap<>();

    /// Whether somebody may come in.
    public sealed interface Answer {
        /// This socket is to be opened.
        record Come(SeedSocket socket) implements Answer {}

        /// The HTTP status of the refusal.
        record Stay(int status) implements Answer {}
    }

    /// @param sessions what clients subscribe to
    /// @param stepUp who may come in
    /// @param grace how long a client's sessions outlive its last socket
    public SeedDoor(Sessions sessions, StepUp stepUp, Duration grace) {
        this.sessions = sessions;
        this.stepUp = stepUp;
        this.grace = grace;
    }

    /// Answers an upgrade that has passed the front door.
    ///
    /// @param call the upgrade
    /// @param clientId what the client calls itself
    public Answer knock(Call call, String clientId) {
        Optional<String> client = CLIENT_ID.matcher(clientId).matches() ? Optional.of(clientId) : Optional.empty();
        Optional<Reply> refusal = stepUp.refusal(call);
        boolean mayProveLater = stepUp.hasToken() && !stepUp.hasHeader(call);
        if (refusal.isPresent() && !mayProveLater) {
            return new Answer.Stay(refusal.get().status());
        }
        long unproven = sockets.stream()
                .filter(socket -> !socket.proven() && socket.peer().equals(call.peer()))
                .count();
        if (sockets.size() >= SOCKETS || (refusal.isPresent() && unproven >= UNPROVEN_PER_PEER)) {
            return new Answer.Stay(429);
        }
        return new Answer.Come(new SeedSocket(this, client, call.peer(), refusal.isEmpty()));
    }

    boolean proves(String token, String peer) {
        return stepUp.refusal(Optional.of(token).filter(text -> !text.isBlank()), peer)
                .isEmpty();
    }

    Optional<Session> find(SessionId id) {
        return sessions.find(id);
    }

    void opened(SeedSocket socket) {
        sockets.add(socket);
    }

    /// It may speak from now on; if its client was away, it is back.
    void proven(SeedSocket socket) {
        synchronized (lock) {
            socket.client().ifPresent(away::remove);
        }
    }

    void closed(SeedSocket socket) {
        sockets.remove(socket);
        if (socket.proven()) {
            socket.client().filter(client -> !isHere(client)).ifPresent(this::leave);
        }
    }

    private boolean isHere(String client) {
        return sockets.stream()
                .anyMatch(socket -> socket.proven() && socket.client().equals(Optional.of(client)));
    }

    private void leave(String client) {
        if (grace.isZero()) {
            sessions.ownerGone(client);
            return;
        }
        synchronized (lock) {
            away.put(client, System.nanoTime() + grace.toNanos());
        }
    }

    /// Whether the client said this before within 30 seconds; remembers it if not.
    ///
    /// @param speaker the client's id, or the socket's for one without
    boolean repeats(String speaker, String messageId) {
        long now = System.nanoTime();
        synchronized (lock) {
            seen.values().removeIf(at -> now - at > REPEAT_NANOS);
            boolean room = seen.size() < REPEATS;
            Long before =
                    room ? seen.putIfAbsent(speaker + "\n" + messageId, now) : seen.get(speaker + "\n" + messageId);
            return before != null;
        }
    }

    /// Stops what belongs to clients that stayed away, and closes dead sockets and those that proved nothing. Called
    /// each second.
    public void beat() {
        sockets.forEach(SeedSocket::beat);
        long now = System.nanoTime();
        List<String> gone;
        synchronized (lock) {
            gone = away.entrySet().stream()
                    .filter(entry -> now - entry.getValue() >= 0)
                    .map(Map.Entry::getKey)
                    .toList();
            gone.forEach(away::remove);
        }
        gone.stream().filter(client -> !isHere(client)).forEach(sessions::ownerGone);
    }

    /// Closes every socket.
    @Override
    public void close() {
        sockets.forEach(socket -> socket.close(1001, "the server stops"));
    }
}
