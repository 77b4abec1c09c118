package dev.cockpit.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The last {@code capacity} bytes a session printed. A byte's address is the number of bytes printed before it, so it
 * never changes and readers need no bookkeeping here: each reader keeps its own address and asks for what follows.
 *
 * <p>One thread appends; any number read. The lock is held only to copy bytes, never for I/O.
 */
public final class OutputLog {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final byte[] ring;
    private final List<Hold> holds = new ArrayList<>();
    private long end;
    private boolean closed;

    public OutputLog(int capacity) {
        this.ring = new byte[capacity];
    }

    /** What a reader finds at an address. */
    public sealed interface Read {
        /** {@code length} bytes were copied; ask next for {@code next}. */
        record Bytes(int length, long next) implements Read {}

        /** The bytes at that address are no longer kept; the oldest kept byte is at {@code oldest}. */
        record Pruned(long oldest) implements Read {}

        /** Nothing was printed within the waiting time. */
        record Quiet() implements Read {}

        /** Everything was read and nothing more will come. */
        record End() implements Read {}
    }

    /** While open, nothing at or after its address is dropped: the appender waits instead. For local readers only. */
    public final class Hold implements AutoCloseable {
        private long address;

        public void advanceTo(long next) {
            lock.lock();
            try {
                address = next;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void close() {
            lock.lock();
            try {
                holds.remove(this);
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    public Hold hold() {
        lock.lock();
        try {
            Hold hold = new Hold();
            hold.address = oldestKept();
            holds.add(hold);
            return hold;
        } finally {
            lock.unlock();
        }
    }

    private boolean wouldDropHeldBytes(int length) {
        for (Hold hold : holds) {
            if (end + length - hold.address > ring.length) {
                return true;
            }
        }
        return false;
    }

    public void append(byte[] bytes, int length) {
        lock.lock();
        try {
            while (wouldDropHeldBytes(length) && !closed) {
                changed.awaitUninterruptibly();
            }
            int kept = Math.min(length, ring.length);
            int from = length - kept;
            int at = (int) ((end + from) % ring.length);
            int head = Math.min(kept, ring.length - at);
            System.arraycopy(bytes, from, ring, at, head);
            System.arraycopy(bytes, from + head, ring, 0, kept - head);
            end += length;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public void close() {
        lock.lock();
        try {
            closed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public long end() {
        lock.lock();
        try {
            return end;
        } finally {
            lock.unlock();
        }
    }

    public long oldest() {
        lock.lock();
        try {
            return oldestKept();
        } finally {
            lock.unlock();
        }
    }

    public Read read(long address, byte[] into, Duration patience) throws InterruptedException {
        long nanos = patience.toNanos();
        lock.lockInterruptibly();
        try {
            while (address == end && !closed) {
                if (nanos <= 0) {
                    return new Read.Quiet();
                }
                nanos = changed.awaitNanos(nanos);
            }
            if (address < oldestKept()) {
                return new Read.Pruned(oldestKept());
            }
            if (address == end) {
                return new Read.End();
            }
            return copy(address, into);
        } finally {
            lock.unlock();
        }
    }

    private Read copy(long address, byte[] into) {
        int length = (int) Math.min(into.length, end - address);
        int at = (int) (address % ring.length);
        int head = Math.min(length, ring.length - at);
        System.arraycopy(ring, at, into, 0, head);
        System.arraycopy(ring, 0, into, head, length - head);
        return new Read.Bytes(length, address + length);
    }

    private long oldestKept() {
        return Math.max(0, end - ring.length);
    }
}
