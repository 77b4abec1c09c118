package dev.cockpit.remote.access;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/// Slows guessing: after five failures a minute from one peer, or a hundred from all of them, further wrong secrets are
/// answered with "later", for longer each time.
///
/// Whoever holds a right secret of 256 bits is never asked here: it cannot be guessed, so a lockout would only let
/// strangers on the same peer (a proxy's, a shared machine's) lock its holder out. Thread-safe.
public final class Lockout {
    private static final int PER_PEER = 5;
    private static final int IN_ALL = 100;
    private static final int PEERS = 4096;
    private static final Duration WINDOW = Duration.ofMinutes(1);
    private static final Duration LONGEST = Duration.ofMinutes(10);

    private final InstantSource clock;
    private final Map<String, Deque<Instant>> peers = new HashMap<>();
    private final Map<String, Instant> lockedUntil = new HashMap<>();
    private final Deque<Instant> all = new ArrayDeque<>();

    /// @param clock tells the time
    public Lockout(InstantSource clock) {
        this.clock = clock;
    }

    /// A wrong secret came from `peer`.
    public synchronized void failed(String peer) {
        Instant now = clock.instant();
        if (peers.size() >= PEERS) {
            peers.values().removeIf(times -> times.getLast().isBefore(now.minus(LONGEST)));
            lockedUntil.values().removeIf(now::isAfter);
        }
        String known = peers.size() < PEERS || peers.containsKey(peer) ? peer : "others";
        Deque<Instant> times = peers.computeIfAbsent(known, name -> new ArrayDeque<>());
        times.addLast(now);
        if (times.size() > PER_PEER * 4) {
            times.removeFirst();
        }
        all.addLast(now);
        if (all.size() > IN_ALL) {
            all.removeFirst();
        }
        long recent =
                times.stream().filter(time -> time.isAfter(now.minus(WINDOW))).count();
        if (recent >= PER_PEER) {
            long seconds = 1L << Math.min(10, recent - PER_PEER + 2);
            lockedUntil.put(known, now.plus(min(Duration.ofSeconds(seconds), LONGEST)));
        }
    }

    /// How long `peer` has to wait; zero: it need not.
    public synchronized Duration wait(String peer) {
        Instant now = clock.instant();
        Instant until = lockedUntil.getOrDefault(peer, peers.size() < PEERS ? Instant.MIN : lockedOthers());
        if (all.size() >= IN_ALL) {
            Instant flood = all.getFirst().plus(WINDOW);
            until = until.isAfter(flood) ? until : flood;
        }
        return now.isBefore(until) ? Duration.between(now, until) : Duration.ZERO;
    }

    private Instant lockedOthers() {
        return lockedUntil.getOrDefault("others", Instant.MIN);
    }

    private static Duration min(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }
}
