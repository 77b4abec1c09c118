package dev.cockpit.session;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The two threads at a PTY, each the only one at its end.
///
/// `pty-read-N` reads, hands on, and says when there is nothing more; it never writes to the PTY and
/// calls no listener, so neither a deaf child nor a slow viewer stops it. `pty-write-N` may hang for as
/// long as the child does not read; nobody ever waits for it, and a wedged one is left behind as the
/// daemon that it is.
final class PtyThreads {
    private static final Logger log = LoggerFactory.getLogger(PtyThreads.class);
    private static final int READ_BYTES = 16 * 1024;
    private static final int WRITE_BYTES = 4 * 1024;

    /// Who gets what is read. All called on `pty-read-N`, but for [#resizing].
    interface Receiver {
        /// The child printed the first `length` bytes of `bytes`; the array is used again afterwards.
        void printed(byte[] bytes, int length);

        /// The child is about to be told this size. Called on `pty-write-N`.
        void resizing(TerminalSize size);

        /// Reading failed. [#finished] follows.
        void failed(String sentence);

        /// Nothing more will come. Sent last, once.
        void finished();
    }

    private final Pty pty;
    private final Inbox inbox;
    private final Receiver receiver;

    private PtyThreads(Pty pty, Inbox inbox, Receiver receiver) {
        this.pty = pty;
        this.inbox = inbox;
        this.receiver = receiver;
    }

    static void start(int number, Pty pty, Inbox inbox, Receiver receiver) {
        PtyThreads threads = new PtyThreads(pty, inbox, receiver);
        Thread.ofPlatform().daemon().name("pty-read-" + number).start(threads::readUntilEnd);
        Thread.ofPlatform().daemon().name("pty-write-" + number).start(threads::writeUntilEnd);
    }

    private void readUntilEnd() {
        byte[] buffer = new byte[READ_BYTES];
        try {
            for (int length = pty.read(buffer); length >= 0; length = pty.read(buffer)) {
                receiver.printed(buffer, length);
            }
        } catch (IOException e) {
            log.warn("reading the terminal of process {} failed", pty.pid(), e);
            receiver.failed("The terminal could not be read: " + e.getMessage() + ".");
        } catch (RuntimeException e) {
            log.error("a defect in the cockpit ended the reading of process {}", pty.pid(), e);
            receiver.failed("A defect in the cockpit ended this session; its log says more.");
        } finally {
            receiver.finished();
        }
    }

    private void writeUntilEnd() {
        try {
            while (true) {
                switch (inbox.take()) {
                    case Inbox.ToPty.Type typed -> write(typed.bytes());
                    case Inbox.ToPty.Resize(TerminalSize size) -> {
                        receiver.resizing(size);
                        pty.resize(size);
                    }
                    case Inbox.ToPty.End() -> {
                        return;
                    }
                }
            }
        } catch (IOException e) {
            // The child is gone, which the reader reports with its exit code.
            log.debug("writing to process {} ended: {}", pty.pid(), e.getMessage());
            inbox.close();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void write(byte[] bytes) throws IOException {
        for (int at = 0; at < bytes.length; at += WRITE_BYTES) {
            pty.write(bytes, at, Math.min(WRITE_BYTES, bytes.length - at));
        }
    }
}
