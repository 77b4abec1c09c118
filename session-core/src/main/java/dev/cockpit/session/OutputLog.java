package dev.cockpit.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/// The last bytes that a session printed, 2 MiB by default. A byte's address is the number of bytes
/// printed before it, so it never changes and readers need no bookkeeping here: each reader keeps its own
/// address and asks for what follows.
///
/// One thread appends; any number read, each at its own pace. A reader that falls behind by more than the
/// capacity is told so ([Read.Pruned]) unless it has a [Hold]. The lock is held only to copy bytes, never
/// for I/O.
public final class OutputLog {
    /// What a log keeps unless told otherwise, in bytes.
    public static final int DEFAULT_CAPACITY = 2 * 1024 * 1024;

    /// How long the child is held up for a holder that does not move at all.
    static final Duration HOLD_PATIENCE = Duration.ofSeconds(2);

    private static final int FIRST_ALLOCATION = 64 * 1024;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final int capacity;
    private final long patienceNanos;
    private final List<Hold> holds = new ArrayList<>();
    /// Grows up to `capacity` before the first byte is overwritten: `address % ring.length` is right for
    /// every kept byte.
    private byte[] ring;

    private long end;
    private boolean closed;

    /// An empty log.
    ///
    /// @param capacity how many bytes it keeps, at least 1
    public OutputLog(int capacity) {
        this(capacity, HOLD_PATIENCE);
    }

    OutputLog(int capacity, Duration holdPatience) {
        if (capacity < 1) {
            throw new IllegalArgumentException("a log keeps at least 1 byte, not " + capacity);
        }
        this.capacity = capacity;
        this.patienceNanos = holdPatience.toNanos();
        this.ring = new byte[Math.min(capacity, FIRST_ALLOCATION)];
    }

    /// What a reader finds at an address.
    public sealed interface Read {
        /// `length` bytes were copied; ask next for `next`.
        record Bytes(int length, long next) implements Read {}

        /// The bytes at that address are no longer kept; the oldest kept byte is at `oldest`.
        record Pruned(long oldest) implements Read {}

        /// Nothing was printed within the waiting time.
        record Quiet() implements Read {}

        /// Everything was read and nothing more will come.
        record End() implements Read {}
    }

    /// A local reader's bookmark: nothing at or after its address is dropped; the child waits instead.
    ///
    /// Not for ever: a holder that does not move for two seconds while the child waits for it has died or
    /// forgotten to
    /// close, and loses its hold; its next read may then find [Read.Pruned]. Moving on takes the hold up
    /// again. Thread-safe.
    public final class Hold implements AutoCloseable {
        private long address;
        private long movedAt = System.nanoTime();
        private boolean over;

        private Hold(long address) {
            this.address = address;
        }

        /// The oldest byte that is kept for this holder.
        public long address() {
            lock.lock();
            try {
                return address;
            } finally {
                lock.unlock();
            }
        }

        /// Says that everything before `next` was read. Going back is ignored.
        public void advanceTo(long next) {
            lock.lock();
            try {
                address = Math.max(address, next);
                movedAt = System.nanoTime();
                if (!over && !holds.contains(this)) {
                    holds.add(this);
                }
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }

        /// Gives the hold up. Idempotent.
        @Override
        public void close() {
            lock.lock();
            try {
                over = true;
                holds.remove(this);
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    /// Holds everything that is kept now and all that follows. The caller reads, advances and closes it.
    public Hold hold() {
        lock.lock();
        try {
            Hold hold = new Hold(oldestKept());
            holds.add(hold);
            return hold;
        } finally {
            lock.unlock();
        }
    }

    /// Adds what the child printed. Waits only for holders, and for each at most two seconds after it
    /// last moved. An interrupted caller waits for nobody. For one thread, the session's reader.
    public void append(byte[] bytes, int length) {
        for (int from = 0; from < length; from += capacity) {
            appendPiece(bytes, from, Math.min(capacity, length - from));
        }
    }

    private void appendPiece(byte[] bytes, int from, int length) {
        lock.lock();
        try {
            awaitHolders(length);
            growFor(length);
            int at = (int) (end % ring.length);
            int head = Math.min(length, ring.length - at);
            System.arraycopy(bytes, from, ring, at, head);
            System.arraycopy(bytes, from + head, ring, 0, length - head);
            end += length;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void awaitHolders(int length) {
        long waitingSince = System.nanoTime();
        while (!closed) {
            long now = System.nanoTime();
            long shortestWait = Long.MAX_VALUE;
            for (Hold hold : List.copyOf(holds)) {
                if (end + length - hold.address <= capacity) {
                    continue;
                }
                long stillFor = now - (hold.movedAt - waitingSince > 0 ? hold.movedAt : waitingSince);
                if (stillFor >= patienceNanos) {
                    holds.remove(hold);
                } else {
                    shortestWait = Math.min(shortestWait, patienceNanos - stillFor);
                }
            }
            if (shortestWait == Long.MAX_VALUE) {
                return;
            }
            try {
                var _ = changed.awaitNanos(shortestWait);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void growFor(int length) {
        if (ring.length < capacity && end + length > ring.length) {
            long wanted = Math.max(2L * ring.length, end + length);
            ring = Arrays.copyOf(ring, (int) Math.min(capacity, wanted));
        }
    }

    /// Nothing more will come.
    public void close() {
        lock.lock();
        try {
            closed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// The address of the next byte to be printed: how many were printed so far.
    public long end() {
        lock.lock();
        try {
            return end;
        } finally {
            lock.unlock();
        }
    }

    /// The address of the oldest byte that is kept.
    public long oldest() {
        lock.lock();
        try {
            return oldestKept();
        } finally {
            lock.unlock();
        }
    }

    /// Copies what follows `address`, waiting for it if need be.
    ///
    /// @param address what the last read said to ask for next; at most [#end]
    /// @param into receives the bytes
    /// @param patience how long to wait when nothing is there yet; zero asks without waiting
    public Read read(long address, byte[] into, Duration patience) throws InterruptedException {
        return read(address, into, patience, () -> false);
    }

    /// The same for a reader with other work to do: when there is nothing to copy it waits no longer than `enough`
    /// says,
    /// which is asked again after each [#nudge].
    ///
    /// @param enough asked under the log's lock: looks at a flag and returns
    public Read read(long address, byte[] into, Duration patience, BooleanSupplier enough) throws InterruptedException {
        long nanos = patience.toNanos();
        lock.lockInterruptibly();
        try {
            if (address > end) {
                throw new IllegalArgumentException("address " + address + " lies beyond the end, " + end);
            }
            while (address == end && !closed) {
                if (nanos <= 0 || enough.getAsBoolean()) {
                    return new Read.Quiet();
                }
                nanos = changed.awaitNanos(nanos);
            }
            if (address < oldestKept()) {
                return new Read.Pruned(oldestKept());
            }
            return address == end ? new Read.End() : copy(address, into);
        } finally {
            lock.unlock();
        }
    }

    /// Makes waiting readers ask whether they have waited enough.
    public void nudge() {
        lock.lock();
        try {
            changed.signalAll();
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
