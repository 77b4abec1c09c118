package dev.cockpit.remote.access;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// The links that were given out, the keys that were claimed with them, and the tickets of sockets to come. Of each
/// secret only the SHA-256 is here. Thread-safe; only what concerns a kept link blocks, for a small file.
public final class Invitations {
    private static final Duration TICKET_LIFETIME = Duration.ofSeconds(10);
    private static final int TICKETS_PER_LINK = 64;

    private final InstantSource clock;
    private final Optional<InvitationFile> file;

    /// Guards what follows.
    private final Object lock = new Object();

    /// By the hash of their secret.
    private final Map<String, Invitation> links = new HashMap<>();

    /// The link's id by the hash of a key.
    private final Map<String, String> keys = new HashMap<>();

    /// By the hash of a ticket.
    private final Map<String, Ticket> tickets = new HashMap<>();

    private final List<Consumer<String>> ends = new ArrayList<>();

    private record Ticket(String link, Instant expires) {}

    /// A link as it is given to somebody: the only place where its secret ever stands.
    ///
    /// @param invitation what it allows
    /// @param secret to put into the fragment of the address
    public record Given(Invitation invitation, String secret) {
        @Override
        public String toString() {
            return "Given[" + invitation + "]";
        }
    }

    /// What a claim gives.
    ///
    /// @param invitation what it allows
    /// @param key for the holder's requests
    public record Claimed(Invitation invitation, String key) {
        @Override
        public String toString() {
            return "Claimed[" + invitation + "]";
        }
    }

    /// Links that live as long as this object.
    public Invitations(InstantSource clock) {
        this.clock = clock;
        this.file = Optional.empty();
    }

    /// The same, and those that were kept in `file`.
    ///
    /// @throws IOException when the file is there and cannot be read
    public Invitations(InstantSource clock, InvitationFile file) throws IOException {
        this.clock = clock;
        this.file = Optional.of(file);
        links.putAll(file.read());
        links.values().removeIf(link -> link.expiredAt(clock.instant()));
    }

    /// Calls `listener` with the id of each link that was revoked or has expired, on the thread that found out.
    public void whenOver(Consumer<String> listener) {
        synchronized (lock) {
            ends.add(listener);
        }
    }

    /// Makes a link.
    ///
    /// @throws IOException when it is to be kept and cannot be written; there is no link then
    public Given invite(Terms terms) throws IOException {
        String secret = Secrets.random();
        Instant now = clock.instant();
        Invitation made = new Invitation(
                Secrets.random().substring(0, 12),
                terms.right(),
                terms.scope(),
                now,
                now.plus(terms.lifetime()),
                terms.uses(),
                terms.label(),
                terms.kept() && file.isPresent());
        synchronized (lock) {
            links.put(Secrets.hash(secret), made);
            try {
                write(made);
            } catch (IOException e) {
                links.remove(Secrets.hash(secret));
                throw e;
            }
        }
        return new Given(made, secret);
    }

    /// Turns a link's secret into a key; uses the link once.
    ///
    /// @return empty when it is unknown, used up, expired or revoked
    /// @throws IOException when the use of a kept link cannot be written; it then does not count
    public Optional<Claimed> claim(String secret) throws IOException {
        String hash = Secrets.hash(secret);
        synchronized (lock) {
            Invitation link = links.get(hash);
            if (link == null || link.expiredAt(clock.instant()) || link.usesLeft() < 1) {
                return Optional.empty();
            }
            Invitation now = link.claimed();
            links.put(hash, now);
            try {
                write(now);
            } catch (IOException e) {
                links.put(hash, link);
                throw e;
            }
            String key = Secrets.random();
            keys.put(Secrets.hash(key), link.id());
            return Optional.of(new Claimed(now, key));
        }
    }

    /// The link that `key` was claimed with, if it still holds.
    public Optional<Invitation> ofKey(String key) {
        synchronized (lock) {
            return Optional.ofNullable(keys.get(Secrets.hash(key))).flatMap(this::find);
        }
    }

    /// A ticket for one socket, good for ten seconds.
    ///
    /// @return empty when the key is not good, or far more tickets are open than the link may have sockets
    public Optional<String> ticket(String key) {
        synchronized (lock) {
            Optional<Invitation> link = ofKey(key);
            tickets.values().removeIf(ticket -> !clock.instant().isBefore(ticket.expires()));
            if (link.isEmpty() || openTickets(link.get().id()) >= TICKETS_PER_LINK) {
                return Optional.empty();
            }
            String ticket = Secrets.random();
            Instant expires = clock.instant().plus(TICKET_LIFETIME);
            tickets.put(Secrets.hash(ticket), new Ticket(link.get().id(), expires));
            return Optional.of(ticket);
        }
    }

    private long openTickets(String link) {
        return tickets.values().stream()
                .filter(ticket -> ticket.link().equals(link))
                .count();
    }

    /// The link of a ticket, which is thereby used.
    public Optional<Invitation> redeem(String ticket) {
        synchronized (lock) {
            Ticket found = tickets.remove(Secrets.hash(ticket));
            if (found == null || !clock.instant().isBefore(found.expires())) {
                return Optional.empty();
            }
            return find(found.link());
        }
    }

    /// The link with this id, while it holds.
    public Optional<Invitation> find(String id) {
        synchronized (lock) {
            return links.values().stream()
                    .filter(link -> link.id().equals(id) && !link.expiredAt(clock.instant()))
                    .findFirst();
        }
    }

    /// The links that still hold, oldest first.
    public List<Invitation> list() {
        synchronized (lock) {
            return links.values().stream()
                    .filter(link -> !link.expiredAt(clock.instant()))
                    .sorted(Comparator.comparing(Invitation::created))
                    .toList();
        }
    }

    /// Ends a link: its keys and tickets no longer count, and [#whenOver] is told, before this returns.
    ///
    /// @return whether there was such a link
    /// @throws IOException when a kept link cannot be removed from its file: it has ended for this run only
    public boolean revoke(String id) throws IOException {
        boolean known;
        boolean kept;
        synchronized (lock) {
            kept = links.values().stream().anyMatch(link -> link.id().equals(id) && link.kept());
            known = drop(id);
        }
        if (known) {
            tell(id);
        }
        if (kept) {
            synchronized (lock) {
                writeAll();
            }
        }
        return known;
    }

    /// Ends all links.
    ///
    /// @throws IOException as [#revoke]
    public void revokeAll() throws IOException {
        for (Invitation link : list()) {
            revoke(link.id());
        }
    }

    /// Forgets what has expired, and tells [#whenOver]. The server calls it each second.
    public void sweep() {
        List<String> over = new ArrayList<>();
        synchronized (lock) {
            for (Invitation link : List.copyOf(links.values())) {
                if (link.expiredAt(clock.instant()) && drop(link.id())) {
                    over.add(link.id());
                }
            }
        }
        over.forEach(this::tell);
    }

    /// Under the lock.
    private boolean drop(String id) {
        keys.values().removeIf(id::equals);
        tickets.values().removeIf(ticket -> ticket.link().equals(id));
        return links.values().removeIf(link -> link.id().equals(id));
    }

    private void tell(String id) {
        List<Consumer<String>> listeners;
        synchronized (lock) {
            listeners = List.copyOf(ends);
        }
        listeners.forEach(listener -> listener.accept(id));
    }

    /// Under the lock.
    private void write(Invitation changed) throws IOException {
        if (changed.kept()) {
            writeAll();
        }
    }

    /// Under the lock.
    private void writeAll() throws IOException {
        if (file.isPresent()) {
            Map<String, Invitation> kept = new HashMap<>(links);
            kept.values().removeIf(link -> !link.kept());
            file.get().write(kept);
        }
    }
}
