package dev.cockpit.remote.seed;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.remote.http.Json;
import dev.cockpit.screen.Picture;
import dev.cockpit.session.Driver;
import dev.cockpit.session.OutputLog;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionState;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/// One session that one of the seed's sockets hears, on a virtual thread of its own.
final class Subscription implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Subscription.class);
    private static final int BATCH = 16 * 1024;
    private static final int HISTORY = 5000;
    private static final Duration LONG = Duration.ofMinutes(5);

    /// The client's terminal forgets what it shows (RIS).
    private static final String RESET = "\u001bc";

    private final Session session;
    private final Driver driver;
    private final Receiver receiver;
    private final AtomicBoolean over = new AtomicBoolean();
    private final CharsetDecoder decoder = StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);

    /// Bytes of a character that is not whole yet.
    private ByteBuffer undecoded = ByteBuffer.allocate(0);

    private long position;

    /// Gets messages to send.
    @FunctionalInterface
    interface Receiver {
        /// Sends one message; false when nothing can be sent any more.
        boolean deliver(ObjectNode message) throws InterruptedException;
    }

    /// @param since the address that `buffered-output` told, for a start without a gap; else from now on
    Subscription(Session session, String name, long since, Receiver receiver) {
        this.session = session;
        this.driver = session.drive(name);
        this.receiver = receiver;
        OutputLog output = driver.output();
        this.position = since >= output.oldest() && since <= output.end() ? since : output.end();
    }

    void start() {
        Thread.ofVirtual().name("remote-seed-" + session.id()).start(this::pump);
    }

    void type(String text) {
        if (!driver.type(text.getBytes(StandardCharsets.UTF_8))) {
            log.debug("session {} does not read what is typed", session.id());
        }
    }

    void resize(TerminalSize size) {
        driver.resize(size);
    }

    private void pump() {
        byte[] batch = new byte[BATCH];
        OutputLog output = driver.output();
        try {
            while (!over.get()) {
                switch (output.read(position, batch, LONG, over::get)) {
                    case OutputLog.Read.Bytes(int length, long next) -> {
                        position = next;
                        output(text(ByteBuffer.wrap(batch, 0, length)));
                    }
                    case OutputLog.Read.Pruned(long _) -> {
                        Picture picture = session.picture(HISTORY);
                        position = picture.address();
                        undecoded = ByteBuffer.allocate(0);
                        output(RESET + new String(picture.bytes(), StandardCharsets.UTF_8));
                    }
                    case OutputLog.Read.Quiet() -> {
                        // Asked again: whether it is over, or for what was printed meanwhile.
                    }
                    case OutputLog.Read.End() -> {
                        exit();
                        return;
                    }
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            log.error("a subscription to session {} failed", session.id(), e);
        }
    }

    /// A character that is cut waits for its rest.
    private String text(ByteBuffer bytes) {
        ByteBuffer all = ByteBuffer.allocate(undecoded.remaining() + bytes.remaining());
        all.put(undecoded).put(bytes).flip();
        CharBuffer text = CharBuffer.allocate(all.remaining() + 1);
        decoder.reset().decode(all, text, false);
        undecoded = all.slice();
        return text.flip().toString();
    }

    private void output(String text) throws InterruptedException {
        boolean sent = text.isEmpty() || receiver.deliver(message("pty-output").put("data", text));
        if (!sent) {
            over.set(true);
        }
    }

    private void exit() throws InterruptedException {
        ObjectNode exit = message("pty-exit");
        if (session.info().state() instanceof SessionState.Ended ended
                && ended.exitCode().isPresent()) {
            exit.put("exitCode", ended.exitCode().getAsInt());
        } else {
            exit.putNull("exitCode");
        }
        boolean ignored = receiver.deliver(exit);
    }

    private ObjectNode message(String type) {
        return Json.object().put("type", type).put("sessionId", session.id().toString());
    }

    @Override
    public void close() {
        over.set(true);
        driver.output().nudge();
        driver.close();
    }
}
