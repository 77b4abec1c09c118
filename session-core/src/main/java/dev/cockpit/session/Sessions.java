package dev.cockpit.session;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Launch;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.Launcher;
import dev.cockpit.pty.PtySpawner;
import dev.cockpit.session.SessionState.EndReason;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one door: open, list, find, end. Thread-safe.
public final class Sessions implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Sessions.class);
    private static final Duration SWEEP_EVERY = Duration.ofSeconds(1);
    private static final Duration CLOSE_LIMIT = Duration.ofSeconds(4);

    /// The answer to [#open].
    public sealed interface Opening {
        /// It runs.
        record Started(Session session) implements Opening {}

        /// It was refused; no process was started.
        record Refused(Refusal refusal) implements Opening {}
    }

    /// Ends a subscription. Idempotent.
    @FunctionalInterface
    public interface Subscription extends AutoCloseable {
        @Override
        void close();
    }

    private final Function<LaunchRequest, Launch> prepare;
    private final Function<LaunchSpec, Optional<Refusal>> recheck;
    private final PtySpawner ptys;
    private final SessionLimits limits;
    private final InstantSource clock;
    private final IdleReaper reaper;
    private final Events events = new Events();
    private final ScheduledThreadPoolExecutor sweeper;

    /// Guards what follows. A session's lock may be taken under it, never the other way round.
    private final Object lock = new Object();

    private final Map<SessionId, Session> sessions = new LinkedHashMap<>();
    private int opened;
    private boolean closed;

    /// Sessions under the limits of decisions 5 and 6.
    ///
    /// @param launcher turns requests into specs
    /// @param ptys starts children
    public Sessions(Launcher launcher, PtySpawner ptys) {
        this(launcher, ptys, SessionLimits.DEFAULT);
    }

    /// @param launcher turns requests into specs
    /// @param ptys starts children
    /// @param limits how many, how long, how much
    public Sessions(Launcher launcher, PtySpawner ptys, SessionLimits limits) {
        this(launcher::prepare, launcher::recheck, ptys, limits, InstantSource.system());
    }

    Sessions(
            Function<LaunchRequest, Launch> prepare,
            Function<LaunchSpec, Optional<Refusal>> recheck,
            PtySpawner ptys,
            SessionLimits limits,
            InstantSource clock) {
        this.prepare = prepare;
        this.recheck = recheck;
        this.ptys = ptys;
        this.limits = limits;
        this.clock = clock;
        this.reaper = new IdleReaper(limits.idle());
        this.sweeper = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("session-reaper").factory());
        sweeper.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        var _ = sweeper.scheduleWithFixedDelay(
                this::sweepSafely, SWEEP_EVERY.toMillis(), SWEEP_EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    /// Checks, reserves a place, and starts. Blocks for the spawn; not for the FX thread.
    ///
    /// The session is listed, and can be stopped, from the moment its place is reserved: a child that is
    /// started although its end was asked for meanwhile is stopped at once.
    public Opening open(LaunchRequest request) {
        return switch (prepare.apply(request)) {
            case Launch.Refused(Refusal refusal) -> refused(request, refusal);
            case Launch.Ready(LaunchSpec spec) -> open(request, spec);
        };
    }

    private Opening open(LaunchRequest request, LaunchSpec spec) {
        Optional<Refusal> late = recheck.apply(spec);
        if (late.isPresent()) {
            return refused(request, late.get());
        }
        Session session;
        synchronized (lock) {
            Refusal refusal = noPlace();
            if (refusal != null) {
                return refused(request, refusal);
            }
            opened++;
            session = new Session(opened, spec, limits, events, clock, this::wake);
            sessions.put(session.id(), session);
            events.publish(new SessionEvent.Opened(session.info()));
        }
        try {
            session.started(ptys.spawn(spec));
            return new Opening.Started(session);
        } catch (IOException e) {
            log.warn("session {} did not start", session.id(), e);
            String sentence = String.valueOf(e.getMessage());
            session.notStarted(sentence);
            remove(session);
            return refused(request, new Refusal.SpawnFailed(sentence));
        }
    }

    /// Under the lock.
    private @Nullable Refusal noPlace() {
        if (closed) {
            return new Refusal.ShuttingDown("The cockpit is shutting down; start it again to open a session.");
        }
        long live = sessions.values().stream().filter(Session::takesPlace).count();
        if (live >= limits.live()) {
            return new Refusal.SessionLimit(
                    limits.live(),
                    "The session limit is reached: %d are live. Close one to open another.".formatted(limits.live()));
        }
        return null;
    }

    private Opening refused(LaunchRequest request, Refusal refusal) {
        events.publish(new SessionEvent.Refused(request.kind(), refusal));
        return new Opening.Refused(refusal);
    }

    private void remove(Session session) {
        synchronized (lock) {
            if (sessions.remove(session.id()) != null) {
                events.publish(new SessionEvent.Removed(session.info()));
            }
        }
    }

    /// All sessions, oldest first, ended ones included for as long as they are kept.
    public List<SessionInfo> list() {
        return copy().stream().map(Session::info).toList();
    }

    /// The session with that id, if it is still kept.
    public Optional<Session> find(SessionId id) {
        synchronized (lock) {
            return Optional.ofNullable(sessions.get(id));
        }
    }

    /// Calls `listener` with each event, in order, on the `session-events` thread. A listener that blocks
    /// keeps the others waiting, never a session.
    public Subscription subscribe(Consumer<SessionEvent> listener) {
        return events.subscribe(listener);
    }

    /// The HTTP client `clientId` went away: stops what it owned. Never blocks.
    public void ownerGone(String clientId) {
        var _ = stopAll(session -> session.ownedBy(clientId), new EndReason.OwnerGone());
    }

    /// Stops every session and waits, at most four seconds, until they are gone. Further opens are
    /// refused, and a child whose start is under way is stopped as soon as it is there. Idempotent.
    @Override
    public void close() {
        synchronized (lock) {
            closed = true;
        }
        sweeper.shutdownNow();
        try {
            stopAll(session -> true, new EndReason.Shutdown()).get(CLOSE_LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            log.warn("some sessions were not gone {} s after the shutdown began", CLOSE_LIMIT.toSeconds());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException("stopping the sessions failed", e.getCause());
        } finally {
            events.close();
        }
    }

    private CompletableFuture<?> stopAll(Predicate<Session> which, EndReason why) {
        return CompletableFuture.allOf(
                copy().stream().filter(which).map(session -> session.stop(why)).toArray(CompletableFuture[]::new));
    }

    /// Runs `task` on `session-reaper` when the time has come; never, once closed.
    private void wake(Instant when, Runnable task) {
        long nanos = Math.max(0, Duration.between(clock.instant(), when).toNanos());
        var ignored = sweeper.schedule(task, nanos, TimeUnit.NANOSECONDS);
    }

    private void sweepSafely() {
        try {
            sweep();
        } catch (RuntimeException e) {
            log.error("a sweep failed", e);
        }
    }

    /// Ends the idle and forgets the ended. Runs each second on `session-reaper`.
    void sweep() {
        Instant now = clock.instant();
        for (Session session : copy()) {
            session.sweep(reaper, now);
            if (session.expired(now, limits.endedKept())) {
                remove(session);
            }
        }
    }

    private List<Session> copy() {
        synchronized (lock) {
            return List.copyOf(sessions.values());
        }
    }
}
