package dev.cockpit.remote.seed;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.remote.http.Json;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionId;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// One of the seed's sockets: `pty-*` messages as JSON text (section 7.3).
public final class SeedSocket implements org.eclipse.jetty.websocket.api.Session.Listener.AutoDemanding {
    private static final Logger log = LoggerFactory.getLogger(SeedSocket.class);
    private static final int INPUT_UNITS = 4096;
    private static final int SUBSCRIPTIONS = 32;
    private static final int POLICY = 1008;
    private static final long PROVE_NANOS = Duration.ofSeconds(10).toNanos();
    private static final long PING_NANOS = Duration.ofSeconds(20).toNanos();
    private static final long DEAD_NANOS = Duration.ofSeconds(50).toNanos();

    private final String id = UUID.randomUUID().toString();
    private final SeedDoor door;
    private final Optional<String> client;
    private final String peer;
    private final Map<SessionId, Subscription> subscriptions = new ConcurrentHashMap<>();
    private final long openedAt = System.nanoTime();
    private volatile boolean proven;
    private volatile long heard = System.nanoTime();
    private volatile long pinged = System.nanoTime();
    private volatile org.eclipse.jetty.websocket.api.@Nullable Session socket;

    SeedSocket(SeedDoor door, Optional<String> client, String peer, boolean proven) {
        this.door = door;
        this.client = client;
        this.peer = peer;
        this.proven = proven;
    }

    boolean proven() {
        return proven;
    }

    String peer() {
        return peer;
    }

    Optional<String> client() {
        return client;
    }

    @Override
    public void onWebSocketOpen(org.eclipse.jetty.websocket.api.Session session) {
        socket = session;
        door.opened(this);
        if (proven) {
            welcome();
        }
    }

    private void welcome() {
        door.proven(this);
        send(Json.object().put("type", "status").put("state", "running"));
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        heard = System.nanoTime();
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        heard = System.nanoTime();
        callback.succeed();
    }

    @Override
    public void onWebSocketText(String frame) {
        heard = System.nanoTime();
        JsonNode message;
        try {
            message = Json.read(frame);
        } catch (JacksonException e) {
            log.debug("a client sent a frame that is no JSON");
            message = Json.object();
        }
        String type = Json.text(message, "type").orElse("");
        if (!proven) {
            prove(type, message);
            return;
        }
        Optional<String> messageId = Json.words(message, "msgId");
        if (messageId.isPresent() && door.repeats(client.orElse(id), messageId.get())) {
            return;
        }
        Optional<SessionId> session = Json.text(message, "sessionId").flatMap(SeedApi::id);
        switch (type) {
            case "ping" -> send(Json.object().put("type", "pong"));
            case "pty-subscribe" -> subscribe(session, message.path("since").asLong(-1));
            case "pty-unsubscribe" -> session.map(subscriptions::remove).ifPresent(Subscription::close);
            case "pty-input" -> input(session, Json.text(message, "data"));
            case "pty-resize" -> resize(session, message);
            default -> log.debug("a client sent a message of an unknown type");
        }
    }

    private void prove(String type, JsonNode message) {
        if (type.equals("auth") && door.proves(Json.text(message, "token").orElse(""), peer)) {
            proven = true;
            send(Json.object().put("type", "auth-ok"));
            welcome();
        } else {
            close(POLICY, "Unauthorized");
        }
    }

    private void subscribe(Optional<SessionId> id, long since) {
        Optional<Session> session = id.flatMap(door::find).filter(this::mayUse);
        if (session.isPresent()
                && subscriptions.size() < SUBSCRIPTIONS
                && !subscriptions.containsKey(session.get().id())) {
            Subscription made = new Subscription(session.get(), client.orElse("client"), since, this::deliver);
            subscriptions.put(session.get().id(), made);
            made.start();
        }
    }

    private boolean mayUse(Session session) {
        Optional<String> owner = session.info().ownerClientId();
        boolean may = owner.isEmpty() || owner.equals(client);
        if (!may) {
            log.debug("a client asked for a session that belongs to another");
        }
        return may;
    }

    private void input(Optional<SessionId> id, Optional<String> data) {
        Optional<Subscription> subscription = id.map(subscriptions::get);
        if (subscription.isEmpty() || data.isEmpty()) {
            return;
        }
        if (data.get().length() > INPUT_UNITS) {
            send(Json.object()
                    .put("type", "pty-error")
                    .put("sessionId", String.valueOf(id.get()))
                    .put("code", "input-too-large")
                    .put("message", "At most 4096 UTF-16 units go in one message; send more of them."));
            return;
        }
        subscription.get().type(data.get());
    }

    private void resize(Optional<SessionId> id, JsonNode message) {
        int cols = Json.whole(message, "cols", 0);
        int rows = Json.whole(message, "rows", 0);
        TerminalSize size = new TerminalSize(cols, rows);
        if (size.cols() == cols && size.rows() == rows) {
            id.map(subscriptions::get).ifPresent(subscription -> subscription.resize(size));
        }
    }

    /// Blocks until the frame is on its way: a client that does not read holds up its own subscriptions only.
    private boolean deliver(ObjectNode message) throws InterruptedException {
        org.eclipse.jetty.websocket.api.Session now = socket;
        if (now == null || !now.isOpen()) {
            return false;
        }
        Callback.Completable sent = new Callback.Completable();
        now.sendText(Json.write(message), sent);
        return sent.handle((done, failure) -> failure == null).join();
    }

    private void send(ObjectNode message) {
        org.eclipse.jetty.websocket.api.Session now = socket;
        if (now != null) {
            now.sendText(Json.write(message), Callback.NOOP);
        }
    }

    void beat() {
        org.eclipse.jetty.websocket.api.Session now = socket;
        if (now == null) {
            return;
        }
        long time = System.nanoTime();
        if (time - heard > DEAD_NANOS) {
            now.disconnect();
        } else if (!proven && time - openedAt > PROVE_NANOS) {
            close(POLICY, "Unauthorized");
        } else if (time - pinged > PING_NANOS) {
            pinged = time;
            now.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
        }
    }

    void close(int code, String why) {
        org.eclipse.jetty.websocket.api.Session now = socket;
        if (now != null) {
            now.close(code, why, Callback.NOOP);
        }
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        callback.succeed();
        subscriptions.values().forEach(Subscription::close);
        door.closed(this);
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        log.debug("a client's socket failed: {}", cause.getMessage());
    }
}
