package dev.cockpit.app.desktop;

import dev.cockpit.app.look.KindLook;
import dev.cockpit.app.look.StatusWords;
import dev.cockpit.app.look.Words;
import dev.cockpit.launch.Kind;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState;
import dev.cockpit.status.AgentStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Says by a desktop notice, while nobody looks at the window, that an agent waits, is done or failed. What happens
/// within a second is one notice, and between two notices lie at least five seconds: a program that asks and takes back
/// ten times a second makes no storm. What is over before it was said is not said. FX thread only.
public final class AwayNotices {
    private static final Duration SETTLE = Duration.ofSeconds(1);
    private static final Duration BETWEEN = Duration.ofSeconds(5);
    private static final int NAMED = 3;

    /// Runs tasks later, on the FX thread.
    public interface Later {
        /// Runs `task` after `delay`.
        void run(Duration delay, Runnable task);
    }

    /// What about a session is worth a notice, in its order of urgency.
    private enum News {
        WAITS("waits for you"),
        FAILED("failed"),
        DONE("is done"),
        CALLS("has a message");

        private final String verb;

        News(String verb) {
            this.verb = verb;
        }
    }

    /// News of a session and when it began: the same question asked again later is news again.
    private record Point(News news, Instant since) {}

    private record Unsaid(Point point, SessionInfo session) {}

    private final Consumer<DesktopNotice> show;
    private final Later later;
    private final InstantSource clock;
    private final Map<SessionId, Point> known = new HashMap<>();
    private final Map<SessionId, Unsaid> unsaid = new LinkedHashMap<>();
    private boolean inFront = true;
    private boolean planned;
    private Instant next = Instant.MIN;

    /// @param show shows a notice; must not block
    /// @param later the FX thread's timer
    /// @param clock the time
    public AwayNotices(Consumer<DesktopNotice> show, Later later, InstantSource clock) {
        this.show = show;
        this.later = later;
        this.clock = clock;
    }

    /// The window came to the front or went away. What is seen need not be said.
    public void inFront(boolean now) {
        inFront = now;
        if (now) {
            unsaid.clear();
        }
    }

    /// All sessions, as they are now.
    public void sessions(Collection<? extends SessionInfo> now) {
        Map<SessionId, Point> before = Map.copyOf(known);
        known.clear();
        Map<SessionId, Unsaid> still = new LinkedHashMap<>();
        for (SessionInfo session : now) {
            SessionId id = session.id();
            Optional.ofNullable(unsaid.get(id))
                    .filter(it -> it.point().news() == News.CALLS)
                    .ifPresent(call -> still.put(id, call));
            news(session).ifPresent(point -> {
                known.put(id, point);
                boolean fresh = !point.equals(before.get(id));
                if (!inFront && (fresh || unsaid.containsKey(id))) {
                    still.put(id, new Unsaid(point, session));
                }
            });
        }
        unsaid.clear();
        unsaid.putAll(still);
        plan();
    }

    /// The program in this session sent a notification of its own (OSC 9, 99, 777). That it did is said; its words stay
    /// in the window.
    public void called(SessionInfo session) {
        if (!inFront) {
            unsaid.putIfAbsent(session.id(), new Unsaid(new Point(News.CALLS, clock.instant()), session));
            plan();
        }
    }

    private void plan() {
        if (planned || unsaid.isEmpty()) {
            return;
        }
        planned = true;
        Instant now = clock.instant();
        Duration wait = next.isAfter(now.plus(SETTLE)) ? Duration.between(now, next) : SETTLE;
        later.run(wait, this::say);
    }

    private void say() {
        planned = false;
        if (unsaid.isEmpty()) {
            return;
        }
        List<Unsaid> all = new ArrayList<>(unsaid.values());
        unsaid.clear();
        next = clock.instant().plus(BETWEEN);
        show.accept(all.size() == 1 ? one(all.getFirst()) : several(all));
    }

    private static DesktopNotice one(Unsaid only) {
        return new DesktopNotice(
                KindLook.of(only.session().kind()).title() + " " + only.point().news().verb,
                StatusWords.word(only.session()) + ", in " + folder(only.session()));
    }

    private static DesktopNotice several(List<Unsaid> all) {
        Map<News, Long> counts = all.stream()
                .collect(Collectors.groupingBy(
                        it -> it.point().news(), () -> new EnumMap<>(News.class), Collectors.counting()));
        String title = counts.entrySet().stream()
                .map(entry -> entry.getValue() + " " + word(entry.getKey()))
                .collect(Collectors.joining(", "));
        String names = all.stream()
                .limit(NAMED)
                .map(it -> KindLook.of(it.session().kind()).title() + " in " + folder(it.session()))
                .collect(Collectors.joining(", "));
        return new DesktopNotice(title, all.size() > NAMED ? names + " and " + (all.size() - NAMED) + " more" : names);
    }

    private static String word(News news) {
        return switch (news) {
            case WAITS -> "waiting for you";
            case FAILED -> "failed";
            case DONE -> "done";
            case CALLS -> "with a message";
        };
    }

    private static Optional<Point> news(SessionInfo session) {
        if (session.state() instanceof SessionState.Ended ended) {
            return byItself(ended) && session.kind() != Kind.SHELL
                    ? Optional.of(new Point(Words.endedWell(ended) ? News.DONE : News.FAILED, session.lastActivityAt()))
                    : Optional.empty();
        }
        return StatusWords.known(session)
                .flatMap(status ->
                        news(status).map(it -> new Point(it, status.evidence().since())));
    }

    /// Whether nobody ended it on purpose.
    private static boolean byItself(SessionState.Ended ended) {
        return switch (ended.why()) {
            case SessionState.EndReason.Exited _, SessionState.EndReason.Failed _, SessionState.EndReason.Idle _ ->
                true;
            case SessionState.EndReason.Stopped _,
                    SessionState.EndReason.OwnerGone _,
                    SessionState.EndReason.Shutdown _ -> false;
        };
    }

    private static Optional<News> news(AgentStatus status) {
        return switch (status) {
            case AgentStatus.Blocked _ -> Optional.of(News.WAITS);
            case AgentStatus.Failed _ -> Optional.of(News.FAILED);
            case AgentStatus.Done _ -> Optional.of(News.DONE);
            case AgentStatus.Idle _, AgentStatus.Working _, AgentStatus.Unknown _ -> Optional.empty();
        };
    }

    /// The last name of the folder: short, and no path of the user's.
    private static String folder(SessionInfo session) {
        Path name = session.cwd().getFileName();
        return name == null ? session.cwd().toString() : name.toString();
    }
}
