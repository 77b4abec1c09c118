package dev.cockpit.session;

import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty;
import dev.cockpit.screen.Notice;
import dev.cockpit.screen.Picture;
import dev.cockpit.screen.Screen;
import dev.cockpit.session.SessionState.EndReason;
import dev.cockpit.session.SessionState.Ended;
import dev.cockpit.session.SessionState.Live;
import dev.cockpit.session.SessionState.Starting;
import dev.cockpit.status.AgentStatus;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One child process, the log of what it printed, and who is attached. Thread-safe; no method blocks.
///
/// Made by [Sessions]. Events are published under the session's lock, so their order is the order of what
/// happened.
public final class Session {
    private static final Logger log = LoggerFactory.getLogger(Session.class);

    /// How long a driver that is gone still owns the size (decision 20).
    private static final Duration LEASE_KEPT = Duration.ofSeconds(10);

    private final SessionId id;
    private final int number;
    private final LaunchSpec spec;
    private final Events events;
    private final InstantSource clock;
    private final Instant createdAt;
    private final OutputLog output;
    private final Inbox inbox = new Inbox();
    private final Ear ear;
    private final Screen screen;
    private final Wakes wakes;
    private final SizeLog sizes;

    /// Held while the screen and the log of sizes change together. Any other lock may be taken under it.
    private final Object sizing = new Object();

    private final AtomicBoolean answerLost = new AtomicBoolean();

    /// Completes on the reader's thread when the child is dead and its last byte is in the log.
    private final CompletableFuture<Ended> childGone = new CompletableFuture<>();

    /// Completes on `session-events`, after the Ended event, when the process tree is gone too.
    private final CompletableFuture<Ended> allGone = new CompletableFuture<>();

    private volatile Instant lastActivityAt;

    /// Guards what follows. Nothing is called under it that takes another lock but those of log, inbox,
    /// ear and event queue.
    private final Object lock = new Object();

    private SessionState state = new Starting();
    private @Nullable Pty pty;
    private @Nullable EndReason stopReason;
    private @Nullable Instant endedAt;
    private TerminalSize size;
    private int viewers;
    private Instant unwatchedSince;
    private boolean warned;
    private final SizeLease lease = new SizeLease();

    /// How a session gets called back later, on a thread that is not its own.
    @FunctionalInterface
    interface Wakes {
        void at(Instant when, Runnable task);
    }

    Session(int number, LaunchSpec spec, SessionLimits limits, Events events, InstantSource clock, Wakes wakes) {
        this.id = SessionId.random();
        this.number = number;
        this.spec = spec;
        this.events = events;
        this.clock = clock;
        this.createdAt = clock.instant();
        this.wakes = wakes;
        this.output = new OutputLog(limits.logBytes());
        this.ear = new Ear(new Mouth(), clock, ReportedFolder.thisHost());
        this.screen = new Screen(spec.size().cols(), spec.size().rows(), limits.screen(), ear);
        this.sizes = new SizeLog(spec.size());
        this.lastActivityAt = createdAt;
        this.unwatchedSince = createdAt;
        this.size = spec.size();
    }

    /// Its name.
    public SessionId id() {
        return id;
    }

    /// What is known of it now.
    public SessionInfo info() {
        synchronized (lock) {
            Said said = ear.said();
            return new SessionInfo(
                    id,
                    spec.kind(),
                    spec.label(),
                    said.title(),
                    spec.command(),
                    spec.cwd(),
                    spec.root(),
                    spec.ownerClientId(),
                    pty == null ? OptionalLong.empty() : OptionalLong.of(pty.pid()),
                    createdAt,
                    lastActivityAt,
                    size,
                    state,
                    viewers,
                    spec.environmentNames(),
                    spec.refusedNames(),
                    said.status(),
                    said.progress(),
                    said.folder());
        }
    }

    /// Attaches with the right to look. An ended session can be looked at for as long as it is kept.
    public Watcher watch() {
        return attach("", false);
    }

    /// Attaches with the right to type, without a name.
    public Driver drive() {
        return drive("");
    }

    /// Attaches with the right to type.
    ///
    /// @param name what others see when this one owns the size
    public Driver drive(String name) {
        return attach(name, false);
    }

    /// Attaches as the one whose session it is.
    public Host host() {
        return attach(SizeLease.DESKTOP, true);
    }

    private Attachment attach(String name, boolean desktop) {
        synchronized (lock) {
            viewers++;
            warned = false;
            changed();
        }
        return new Attachment(this, name, desktop);
    }

    void detached(Attachment gone) {
        synchronized (lock) {
            viewers--;
            if (gone.desktop() && gone.hasSized()) {
                lease.desktops(-1);
            }
            if (lease.isBorrowedBy(gone)) {
                wakes.at(clock.instant().plus(LEASE_KEPT), () -> giveSizeBack(gone));
            }
            if (viewers == 0) {
                unwatchedSince = clock.instant();
            }
            changed();
        }
    }

    OutputLog output() {
        return output;
    }

    Screen screen() {
        return screen;
    }

    boolean type(byte[] bytes) {
        lastActivityAt = clock.instant();
        ear.typed(bytes);
        return inbox.type(bytes);
    }

    void resize(Attachment by, TerminalSize wanted, boolean first) {
        synchronized (lock) {
            if (by.desktop()) {
                lease.desktops(first ? 1 : 0);
                lease.desktopWants(wanted).ifPresent(this::resize);
            } else if (lease.driverWants(by)) {
                resize(wanted);
            }
        }
    }

    void takeSize(Attachment by) {
        synchronized (lock) {
            if (by.desktop()) {
                lease.reclaim().ifPresent(this::resize);
            } else {
                lease.take(by);
            }
            changed();
        }
    }

    void giveSizeBack(Attachment by) {
        synchronized (lock) {
            if (lease.isBorrowedBy(by)) {
                lease.giveBack(by).ifPresent(this::resize);
                changed();
            }
        }
    }

    boolean ownsSize(Attachment one) {
        synchronized (lock) {
            return lease.isBorrowedBy(one) || (one.desktop() && lease.owner().equals(Optional.of(SizeLease.DESKTOP)));
        }
    }

    /// Who decides the size: `desktop`, or the name of a driver; empty while nobody has asked for one.
    public Optional<String> sizeOwner() {
        synchronized (lock) {
            return lease.owner();
        }
    }

    /// Where in the output the size changed.
    public SizeLog sizes() {
        return sizes;
    }

    /// What the screen looks like now, with the last `historyLines` lines of its history; its size is the one that
    /// [#sizes] tells for its address.
    public Picture picture(int historyLines) {
        synchronized (sizing) {
            return screen.picture(historyLines);
        }
    }

    /// Whoever owns the size.
    void resize(TerminalSize wanted) {
        synchronized (lock) {
            if (state instanceof Ended || wanted.equals(size)) {
                return;
            }
            size = wanted;
            inbox.resize(wanted);
            changed();
        }
    }

    /// The spawn succeeded. If somebody asked for the end in the meantime, it begins now.
    void started(Pty child) {
        synchronized (lock) {
            pty = child;
            state = new Live();
            changed();
            PtyThreads.start(number, child, inbox, new Output());
            if (stopReason != null) {
                startStopping(child);
            }
        }
    }

    /// The spawn failed: there is no child.
    void notStarted(String sentence) {
        synchronized (lock) {
            ended(new Ended(new EndReason.Failed(sentence), OptionalInt.empty()));
        }
    }

    /// Asks for the end; the first reason counts.
    CompletableFuture<Ended> stop(EndReason why) {
        synchronized (lock) {
            if (!(state instanceof Ended) && stopReason == null) {
                stopReason = why;
                if (pty != null) {
                    startStopping(pty);
                }
            }
        }
        return allGone.copy();
    }

    CompletableFuture<Ended> whenGone() {
        return allGone.copy();
    }

    private void startStopping(Pty child) {
        Thread.ofPlatform().daemon().name("session-stop-" + number).start(() -> {
            new Stopping(spec.kind(), child, childGone).run();
            var _ = childGone.thenAcceptAsync(allGone::complete, events);
        });
    }

    /// What the ear has to say: on `pty-read-N` mostly, never under a lock of the screen's or the ear's.
    private final class Mouth implements Ear.Mouth {
        private final AtomicBoolean waking = new AtomicBoolean();

        @Override
        public void answer(byte[] bytes) {
            if (!inbox.answer(bytes) && takesPlace() && !answerLost.getAndSet(true)) {
                log.warn("process of session {} asks its terminal without reading the answers: some are dropped", id);
            }
        }

        @Override
        public void saidChanged() {
            synchronized (lock) {
                if (!(state instanceof Ended)) {
                    changed();
                }
            }
        }

        @Override
        public void wakeAt(Instant when) {
            if (waking.compareAndSet(false, true)) {
                wakes.at(when, () -> {
                    waking.set(false);
                    ear.due();
                });
            }
        }

        @Override
        public void shout(Ear.Shout shout) {
            synchronized (lock) {
                events.publish(
                        switch (shout) {
                            case Ear.Shout.Noticed(Notice notice) -> new SessionEvent.Noticed(info(), notice);
                            case Ear.Shout.Rang() -> new SessionEvent.Rang(info());
                            case Ear.Shout.Copied(String text) -> new SessionEvent.Copied(info(), text);
                        });
            }
        }
    }

    /// What `pty-read-N` brings: first to the log, then to the screen.
    private final class Output implements PtyThreads.Receiver {
        @Override
        public void printed(byte[] bytes, int length) {
            lastActivityAt = clock.instant();
            output.append(bytes, length);
            screen.feed(bytes, 0, length);
        }

        @Override
        public void resizing(TerminalSize size) {
            synchronized (sizing) {
                sizes.changed(screen.resize(size.cols(), size.rows()), size);
            }
        }

        @Override
        public void failed(String sentence) {
            var _ = stop(new EndReason.Failed(sentence));
        }

        @Override
        public void finished() {
            Pty child = child();
            int exitCode = awaitExit(child);
            try {
                screen.childEnded();
                ear.exited();
            } finally {
                // Whatever defect is in drawing: the session ends, and its terminal is given back.
                synchronized (lock) {
                    EndReason why = stopReason == null ? new EndReason.Exited() : stopReason;
                    ended(new Ended(why, OptionalInt.of(exitCode)));
                }
                child.close();
            }
        }
    }

    private Pty child() {
        synchronized (lock) {
            if (pty == null) {
                throw new IllegalStateException("no child yet");
            }
            return pty;
        }
    }

    /// At once, unless reading failed while the child lives: then a stop is under way.
    private static int awaitExit(Pty child) {
        boolean interrupted = false;
        while (true) {
            try {
                int exitCode = child.awaitExit();
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
                return exitCode;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
    }

    /// Under the lock.
    private void ended(Ended end) {
        state = end;
        endedAt = clock.instant();
        output.close();
        inbox.close();
        events.publish(new SessionEvent.Ended(info()));
        childGone.complete(end);
        if (stopReason == null || pty == null) {
            events.execute(() -> allGone.complete(end));
        }
    }

    /// Under the lock.
    private void changed() {
        events.publish(new SessionEvent.Changed(info()));
    }

    /// Whether it takes one of the places for live sessions.
    boolean takesPlace() {
        synchronized (lock) {
            return !(state instanceof Ended);
        }
    }

    /// Whether the record of an ended session may be dropped.
    boolean expired(Instant now, Duration endedKept) {
        synchronized (lock) {
            return endedAt != null && viewers == 0 && !now.isBefore(endedAt.plus(endedKept));
        }
    }

    /// Warns of, or carries out, the end for idleness: never while the agent works or waits for somebody
    /// (decision 6). Output counts as activity too, for programs that say nothing about themselves.
    void sweep(IdleReaper reaper, Instant now) {
        synchronized (lock) {
            if (!(state instanceof Live) || stopReason != null) {
                return;
            }
            Instant idleSince = lastActivityAt.isAfter(unwatchedSince) ? lastActivityAt : unwatchedSince;
            switch (reaper.judge(viewers > 0 || busy(), idleSince, now)) {
                case IdleReaper.Verdict.Keep() -> warned = false;
                case IdleReaper.Verdict.Warn(Duration left) -> {
                    if (!warned) {
                        warned = true;
                        events.publish(new SessionEvent.IdleWarning(info(), left));
                    }
                }
                case IdleReaper.Verdict.Reap() -> {
                    var _ = stop(new EndReason.Idle(reaper.timeout().toMillis()));
                }
            }
        }
    }

    private boolean busy() {
        return switch (ear.said().status()) {
            case AgentStatus.Working _, AgentStatus.Blocked _ -> true;
            case AgentStatus.Idle _, AgentStatus.Done _, AgentStatus.Failed _, AgentStatus.Unknown _ -> false;
        };
    }

    boolean ownedBy(String clientId) {
        return spec.ownerClientId().equals(Optional.of(clientId));
    }
}
