package dev.cockpit.widget.input;

import dev.cockpit.session.Driver;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// Hands a person's input to a session, in order and whole. Thread-safe; no method blocks.
///
/// What fits goes straight to the session's writer. A big paste goes in pieces, as fast as the writer takes them, from
/// the thread `typist`, which exists only while something waits; whatever is typed meanwhile follows after it. Only
/// Ctrl+C overtakes: it gives up the pastes that wait, but not their closing brackets.
public final class Typist implements AutoCloseable {
    /// The most that is handed over at once; also what a writer is expected to accept in one call.
    static final int PIECE = 4096;

    private static final int MOST_WAITING = 16 * 1024 * 1024;
    private static final long RETRY_NANOS = Duration.ofMillis(10).toNanos();
    private static final long COMPLAIN_NANOS = Duration.ofSeconds(2).toNanos();

    private final Driver driver;
    private final Runnable refused;

    /// Guards what follows.
    private final ReentrantLock lock = new ReentrantLock();

    private final Condition changed = lock.newCondition();
    private final Deque<Batch> waiting = new ArrayDeque<>();
    private long waitingBytes;
    private @Nullable Thread thread;
    private boolean closed;

    /// Bytes that wait for the writer.
    private static final class Batch {
        private final byte[] bytes;
        private final boolean pasted;
        private int sent;

        private Batch(byte[] bytes, boolean pasted) {
            this.bytes = bytes;
            this.pasted = pasted;
        }

        private byte[] nextPiece() {
            return Arrays.copyOfRange(bytes, sent, Math.min(bytes.length, sent + PIECE));
        }
    }

    /// Types into `driver`.
    ///
    /// @param refused is run, on any thread, when input was not accepted, or was not taken for two seconds
    public Typist(Driver driver, Runnable refused) {
        this.driver = driver;
        this.refused = refused;
    }

    /// Sends `bytes`, all or, when that is impossible, nothing and a word to the person.
    public void type(byte[] bytes) {
        boolean accepted;
        lock.lock();
        try {
            if (bytes.length == 1 && bytes[0] == 3) {
                giveUpPastes();
            }
            accepted = accept(bytes, false);
        } finally {
            lock.unlock();
        }
        if (!accepted) {
            refused.run();
        }
    }

    /// Sends a paste, between brackets when the child asked for them.
    public void paste(Paste paste, boolean bracketed) {
        if (paste.isEmpty()) {
            return;
        }
        byte[] payload = paste.payload();
        boolean accepted;
        lock.lock();
        try {
            accepted = waitingBytes + payload.length <= MOST_WAITING;
            if (accepted) {
                accepted = !bracketed || accept(new byte[] {0x1b, '[', '2', '0', '0', '~'}, false);
            }
            if (accepted) {
                enqueue(payload, true);
                if (bracketed) {
                    enqueue(new byte[] {0x1b, '[', '2', '0', '1', '~'}, false);
                }
            }
        } finally {
            lock.unlock();
        }
        if (!accepted) {
            refused.run();
        }
    }

    /// Forgets what waits and lets the thread end. Idempotent.
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            forgetWaiting();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private boolean accept(byte[] bytes, boolean pasted) {
        if (closed) {
            return true;
        }
        if (waiting.isEmpty() && bytes.length <= PIECE) {
            return driver.type(bytes);
        }
        if (waitingBytes + bytes.length > MOST_WAITING) {
            return false;
        }
        enqueue(bytes, pasted);
        return true;
    }

    private void enqueue(byte[] bytes, boolean pasted) {
        if (closed) {
            return;
        }
        waiting.add(new Batch(bytes, pasted));
        waitingBytes += bytes.length;
        if (thread == null) {
            thread = Thread.ofPlatform().daemon().name("typist").start(this::feed);
        }
    }

    private void giveUpPastes() {
        waiting.removeIf(batch -> batch.pasted);
        waitingBytes = waiting.stream()
                .mapToLong(batch -> batch.bytes.length - batch.sent)
                .sum();
    }

    private void forgetWaiting() {
        waiting.clear();
        waitingBytes = 0;
    }

    private void feed() {
        long lastTaken = System.nanoTime();
        boolean complained = false;
        while (true) {
            boolean complain = false;
            lock.lock();
            try {
                Batch batch = waiting.peek();
                if (batch == null) {
                    thread = null;
                    return;
                }
                if (handOver(batch)) {
                    lastTaken = System.nanoTime();
                    complained = false;
                } else if (driver.info().ended()) {
                    forgetWaiting();
                    complain = true;
                } else {
                    complain = !complained && System.nanoTime() - lastTaken > COMPLAIN_NANOS;
                    complained |= complain;
                    waitALittle();
                }
            } finally {
                lock.unlock();
            }
            if (complain) {
                refused.run();
            }
        }
    }

    private boolean handOver(Batch batch) {
        byte[] piece = batch.nextPiece();
        if (!driver.type(piece)) {
            return false;
        }
        batch.sent += piece.length;
        waitingBytes -= piece.length;
        if (batch.sent == batch.bytes.length) {
            waiting.remove();
        }
        return true;
    }

    /// A writer does not tell when it has room again, so it is asked again.
    private void waitALittle() {
        long left = RETRY_NANOS;
        try {
            while (left > 0 && !closed) {
                left = changed.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            forgetWaiting();
        }
    }
}
