package dev.cockpit.app.look;

import dev.cockpit.launch.Kind;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState;
import dev.cockpit.status.AgentStatus;
import dev.cockpit.status.Evidence;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/// How a session's status is said and which dot it has, the same in the list, the tabs and the status line. Pure.
public final class StatusWords {
    private StatusWords() {}

    /// What the agent in a running session says of itself; empty when it is not known.
    ///
    /// In a shell only a program that reports itself counts: shells ring the bell and set titles for other reasons.
    public static Optional<AgentStatus> known(SessionInfo session) {
        AgentStatus status = session.status();
        if (!(session.state() instanceof SessionState.Live) || status instanceof AgentStatus.Unknown) {
            return Optional.empty();
        }
        boolean reported = status.evidence().source() == Evidence.Source.PROGRAM_STATUS;
        return session.kind() != Kind.SHELL || reported ? Optional.of(status) : Optional.empty();
    }

    /// What the session waits for a person for; empty when it does not.
    public static Optional<AgentStatus.Blocked> blocked(SessionInfo session) {
        return known(session).filter(AgentStatus.Blocked.class::isInstance).map(AgentStatus.Blocked.class::cast);
    }

    /// One to three words, for example `waiting: permission`, `working`, `running`, `exited 3`.
    public static String word(SessionInfo session) {
        return known(session).map(StatusWords::word).orElseGet(() -> Words.state(session.state()));
    }

    /// The agent's own words for what it does, else [#word].
    public static String line(SessionInfo session) {
        return known(session)
                .map(AgentStatus::message)
                .filter(message -> !message.isBlank())
                .orElseGet(() -> word(session));
    }

    /// The dot for it.
    public static Dot.Meaning meaning(SessionInfo session) {
        return known(session).map(StatusWords::meaning).orElseGet(() -> meaning(session.state()));
    }

    /// When what [#word] says began.
    public static Instant since(SessionInfo session) {
        return session.ended()
                ? session.lastActivityAt()
                : known(session).map(status -> status.evidence().since()).orElse(session.createdAt());
    }

    /// Where the status comes from and how old it is: `from the agent, 12 s ago`. Empty when it is not known.
    public static Optional<String> origin(SessionInfo session, Instant now) {
        return known(session)
                .map(AgentStatus::evidence)
                .map(evidence -> "%s, %s ago"
                        .formatted(origin(evidence.source()), Words.span(Duration.between(evidence.since(), now))));
    }

    private static String word(AgentStatus status) {
        return switch (status) {
            case AgentStatus.Idle _ -> "idle";
            case AgentStatus.Working _ -> "working";
            case AgentStatus.Blocked(var need, var _, var _) ->
                "waiting: " + need.name().toLowerCase(Locale.ROOT);
            case AgentStatus.Done _ -> "done";
            case AgentStatus.Failed _ -> "failed";
            case AgentStatus.Unknown _ -> "running";
        };
    }

    private static Dot.Meaning meaning(AgentStatus status) {
        return switch (status) {
            case AgentStatus.Idle _ -> Dot.Meaning.IDLE;
            case AgentStatus.Working _ -> Dot.Meaning.WORKING;
            case AgentStatus.Blocked _ -> Dot.Meaning.WAITING;
            case AgentStatus.Done _ -> Dot.Meaning.DONE;
            case AgentStatus.Failed _ -> Dot.Meaning.BAD;
            case AgentStatus.Unknown _ -> Dot.Meaning.RUNNING;
        };
    }

    private static Dot.Meaning meaning(SessionState state) {
        return switch (state) {
            case SessionState.Starting _ -> Dot.Meaning.STARTING;
            case SessionState.Live _ -> Dot.Meaning.RUNNING;
            case SessionState.Ended ended -> Words.endedWell(ended) ? Dot.Meaning.ENDED : Dot.Meaning.BAD;
        };
    }

    private static String origin(Evidence.Source source) {
        return switch (source) {
            case PROGRAM_STATUS -> "from the agent";
            case TITLE -> "from its title";
            case BELL -> "from its bell";
            case NOTICE -> "from its notification";
            case EXIT -> "from its end";
            case NONE -> "not from the agent";
        };
    }
}
