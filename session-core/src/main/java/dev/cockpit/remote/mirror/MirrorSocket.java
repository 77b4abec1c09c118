package dev.cockpit.remote.mirror;

import dev.cockpit.remote.access.Invitation;
import dev.cockpit.remote.access.Right;
import dev.cockpit.session.Driver;
import dev.cockpit.session.Host;
import dev.cockpit.session.OutputLog;
import dev.cockpit.session.SessionId;
import dev.cockpit.status.AgentStatus;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One mirror.v1 socket. What comes in is judged frame by frame, here in the core: a link that was good at the upgrade
/// may have been revoked since.
public final class MirrorSocket implements Session.Listener.AutoDemanding {
    private static final Logger log = LoggerFactory.getLogger(MirrorSocket.class);
    private static final int TEXT = 4 * 1024;
    private static final int FRAME = 64 * 1024;
    private static final int INPUT_PER_SECOND = 1024 * 1024;
    private static final int MESSAGES_PER_SECOND = 1000;
    private static final long PING_NANOS = Duration.ofSeconds(20).toNanos();
    private static final long DEAD_NANOS = Duration.ofSeconds(50).toNanos();

    /// How long a socket that does not take its close frame is kept.
    private static final long CLOSE_NANOS = Duration.ofMillis(500).toNanos();

    private final String id = UUID.randomUUID().toString();
    private final Mirror mirror;
    private final Invitation link;
    private final String peer;
    private final String device;
    private final Instant since = Instant.now();
    private final News news = new News(this::nudge);
    private final Viewer viewer;
    private final Rate input = new Rate(INPUT_PER_SECOND);
    private final Rate messages = new Rate(MESSAGES_PER_SECOND);
    private volatile @Nullable Session socket;
    private volatile @Nullable Instant lastInput;
    private volatile long heard = System.nanoTime();
    private volatile long closing = System.nanoTime();
    private volatile long pinged = System.nanoTime();

    MirrorSocket(Mirror mirror, Invitation link, String peer, String device) {
        this.mirror = mirror;
        this.link = link;
        this.peer = peer;
        this.device = device;
        this.viewer = new Viewer(mirror, link, new Out(), news);
    }

    News news() {
        return news;
    }

    boolean isOf(String invitation) {
        return link.id().equals(invitation);
    }

    boolean sees(SessionId session) {
        return link.scope().covers(session);
    }

    boolean shows(SessionId session) {
        Shown shown = viewer.shown();
        return shown != null && shown.session.id().equals(session);
    }

    ViewerInfo info() {
        Shown shown = viewer.shown();
        return new ViewerInfo(
                id,
                link,
                peer,
                device,
                since,
                Optional.ofNullable(lastInput),
                Optional.ofNullable(shown).map(now -> now.session.id()),
                viewer.lag());
    }

    /// A reader of the log waits there, not on the news.
    private void nudge() {
        Shown shown = viewer.shown();
        if (shown != null) {
            OutputLog output = shown.watcher.output();
            output.nudge();
        }
    }

    void beat() {
        Session now = socket;
        if (now == null) {
            return;
        }
        long time = System.nanoTime();
        boolean closeIgnored = news.over() && time - closing > CLOSE_NANOS;
        if (closeIgnored || time - heard > DEAD_NANOS) {
            now.disconnect();
        } else if (time - pinged > PING_NANOS) {
            pinged = time;
            now.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
        }
    }

    @Override
    public void onWebSocketOpen(Session session) {
        session.setMaxTextMessageSize(TEXT);
        session.setMaxBinaryMessageSize(FRAME);
        socket = session;
        mirror.opened(this);
        Thread.ofVirtual().name("remote-viewer-" + id).start(this::pump);
    }

    private void pump() {
        try {
            viewer.pump();
        } catch (IOException e) {
            log.debug("viewer {} is gone: {}", id, e.getMessage());
            drop();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            drop();
        } catch (RuntimeException e) {
            log.error("viewer {} failed", id, e);
            close(Close.FAULT);
        }
    }

    private void drop() {
        Session now = socket;
        if (now != null) {
            now.disconnect();
        }
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        heard = System.nanoTime();
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        heard = System.nanoTime();
        byte[] bytes = new byte[payload.remaining()];
        payload.get(bytes);
        callback.succeed();
        if (news.over()) {
            return;
        }
        if (!input.allows(bytes.length)) {
            close(Close.RULES);
        } else if (mayDrive() && bytes.length > 0) {
            type(bytes);
        }
    }

    @Override
    public void onWebSocketText(String frame) {
        heard = System.nanoTime();
        if (news.over()) {
            return;
        }
        Optional<FromPage> message = FromPage.of(frame);
        if (message.isEmpty() || !messages.allows(1)) {
            close(Close.RULES);
            return;
        }
        switch (message.get()) {
            case FromPage.Attach attach -> command(attach);
            case FromPage.Detach detach -> command(detach);
            case FromPage.Ack(long bytes) -> viewer.ack(bytes);
            case FromPage.Answer answer -> {
                if (mayDrive()) {
                    answer(answer);
                }
            }
            case FromPage.TakeSize(var size) -> {
                if (mayDrive()) {
                    driver().ifPresent(driver -> {
                        driver.takeSize();
                        driver.resize(size);
                    });
                }
            }
            case FromPage.Size(var size) -> {
                if (mayDrive()) {
                    driver().filter(Driver::ownsSize).ifPresent(driver -> driver.resize(size));
                }
            }
            case FromPage.GiveSize() -> {
                if (mayDrive()) {
                    driver().ifPresent(Driver::giveSizeBack);
                }
            }
            case FromPage.Stop() -> {
                if (mayDrive()) {
                    stop();
                }
            }
            case FromPage.Ping() -> news.message(Viewer.message("pong"));
            case FromPage.Unknown() -> log.debug("viewer {} sent a message of an unknown type", id);
        }
    }

    private void command(FromPage command) {
        if (!news.command(command)) {
            close(Close.RULES);
        }
    }

    /// Whether the link holds and may drive, now; closes the socket when not.
    private boolean mayDrive() {
        Optional<Invitation> now = mirror.invitations().find(link.id());
        if (now.isEmpty()) {
            close(Close.REVOKED);
            return false;
        }
        if (now.get().right() != Right.DRIVE) {
            close(Close.READ_ONLY);
            return false;
        }
        return true;
    }

    private Optional<Driver> driver() {
        return Optional.ofNullable(viewer.shown()).flatMap(Shown::driver);
    }

    private void type(byte[] bytes) {
        lastInput = Instant.now();
        driver().filter(driver -> !driver.info().ended() && !driver.type(bytes))
                .ifPresent(driver -> news.message(Viewer.message("full")));
    }

    private void answer(FromPage.Answer answer) {
        driver().ifPresent(driver -> {
            boolean asks = driver.info().status() instanceof AgentStatus.Blocked;
            Question question = Question.of(driver.screen());
            boolean ok = asks && question.hash().equals(answer.hash()) && question.offers(answer.key());
            if (ok) {
                type(answer.key().getBytes(StandardCharsets.US_ASCII));
            }
            news.message(Viewer.message("answered").put("hash", answer.hash()).put("ok", ok));
        });
    }

    private void stop() {
        Shown shown = viewer.shown();
        if (shown != null) {
            try (Host host = shown.session.host()) {
                var ignored = host.stop();
            }
        }
    }

    /// Ends the socket; nothing that comes in after that counts.
    void close(Close why) {
        if (!news.over()) {
            closing = System.nanoTime();
        }
        news.end();
        Session now = socket;
        if (now != null) {
            now.close(why.code(), why.words(), Callback.NOOP);
        }
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        callback.succeed();
        news.end();
        mirror.closed(this);
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        log.debug("viewer {}: {}", id, cause.getMessage());
    }

    private final class Out implements Outlet {
        @Override
        public void text(String frame) throws IOException, InterruptedException {
            Callback.Completable sent = new Callback.Completable();
            open().sendText(frame, sent);
            await(sent);
        }

        @Override
        public void bytes(ByteBuffer frame) throws IOException, InterruptedException {
            Callback.Completable sent = new Callback.Completable();
            open().sendBinary(frame, sent);
            await(sent);
        }

        @Override
        public void close(Close why) {
            MirrorSocket.this.close(why);
        }

        private Session open() throws IOException {
            Session now = socket;
            if (now == null) {
                throw new IOException("the socket is not open");
            }
            return now;
        }

        private void await(Callback.Completable sent) throws IOException, InterruptedException {
            try {
                sent.get();
            } catch (ExecutionException e) {
                throw new IOException("a frame could not be sent", e.getCause());
            }
        }
    }
}
