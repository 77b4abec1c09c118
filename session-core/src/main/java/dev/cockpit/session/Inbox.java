package dev.cockpit.session;

import dev.cockpit.launch.TerminalSize;
import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// What waits for the child: typed bytes in order, and at most one size. Bounded, so that a child that
/// never reads costs no more than [#MAX_PENDING]. Nothing here blocks but [#take], which is the writer's.
final class Inbox {
    /// How many typed bytes may wait; a whole paste above this is refused, never cut.
    static final int MAX_PENDING = 4 * 1024 * 1024;

    /// How many bytes of answers may wait besides.
    static final int MAX_ANSWERS = 64 * 1024;

    /// What the writer does next.
    sealed interface ToPty {
        /// Write these bytes.
        final class Type implements ToPty {
            private final byte[] bytes;

            private Type(byte[] bytes) {
                this.bytes = bytes;
            }

            byte[] bytes() {
                return bytes;
            }
        }

        /// Set this size.
        record Resize(TerminalSize size) implements ToPty {}

        /// Nothing more will come.
        record End() implements ToPty {}
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<byte[]> typed = new ArrayDeque<>();
    private int pending;
    private @Nullable TerminalSize size;
    private boolean closed;

    /// Takes a copy of `bytes`, or nothing of them.
    boolean type(byte[] bytes) {
        return add(bytes, MAX_PENDING);
    }

    /// Takes an answer of the terminal to the child, behind what waits. A paste that nobody reads does not crowd it
    /// out.
    ///
    /// @return false when the child is gone, or asks and asks without ever reading an answer
    boolean answer(byte[] bytes) {
        return add(bytes, MAX_PENDING + MAX_ANSWERS);
    }

    private boolean add(byte[] bytes, int limit) {
        lock.lock();
        try {
            if (closed || bytes.length > limit - pending) {
                return false;
            }
            if (bytes.length > 0) {
                typed.add(bytes.clone());
                pending += bytes.length;
                changed.signal();
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    /// Replaces the size that waits, if one does.
    void resize(TerminalSize wanted) {
        lock.lock();
        try {
            if (!closed) {
                size = wanted;
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Waits for the next thing to do. A size goes before bytes: the child shall draw their echo at the
    /// right width.
    ToPty take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (true) {
                if (closed) {
                    return new ToPty.End();
                }
                if (size != null) {
                    TerminalSize wanted = size;
                    size = null;
                    return new ToPty.Resize(wanted);
                }
                byte[] bytes = typed.poll();
                if (bytes != null) {
                    pending -= bytes.length;
                    return new ToPty.Type(bytes);
                }
                changed.await();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Drops what waits and takes no more.
    void close() {
        lock.lock();
        try {
            closed = true;
            typed.clear();
            pending = 0;
            size = null;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
