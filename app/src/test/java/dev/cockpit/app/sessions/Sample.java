package dev.cockpit.app.sessions;

import dev.cockpit.launch.Kind;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState;
import dev.cockpit.status.AgentStatus;
import dev.cockpit.status.AgentStatus.Need;
import dev.cockpit.status.Evidence;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// What is known of sessions that nobody started.
public final class Sample {
    public static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private Sample() {}

    public static SessionInfo session(Kind kind, String folder) {
        Path cwd = Path.of("/home/tester", folder);
        return new SessionInfo(
                SessionId.random(),
                kind,
                kind.id(),
                "",
                List.of("/bin/" + kind.id()),
                cwd,
                Path.of("/home/tester"),
                Optional.empty(),
                OptionalLong.of(4711),
                NOON,
                NOON,
                TerminalSize.DEFAULT,
                new SessionState.Live(),
                0,
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new AgentStatus.Unknown(new Evidence(Evidence.Source.NONE, "", NOON)),
                Optional.empty(),
                Optional.empty());
    }

    public static SessionInfo blocked(SessionInfo of, Need need, String message, Instant since) {
        return with(of, new AgentStatus.Blocked(need, message, reported(since)));
    }

    public static SessionInfo working(SessionInfo of, Instant since) {
        return with(of, new AgentStatus.Working("", reported(since)));
    }

    public static SessionInfo done(SessionInfo of, Instant since) {
        return with(of, new AgentStatus.Done("", reported(since)));
    }

    public static SessionInfo ended(SessionInfo of, SessionState.EndReason why, int code) {
        return with(of, of.status(), new SessionState.Ended(why, OptionalInt.of(code)));
    }

    public static SessionInfo with(SessionInfo of, AgentStatus status) {
        return with(of, status, of.state());
    }

    public static Evidence reported(Instant since) {
        return new Evidence(Evidence.Source.PROGRAM_STATUS, "", since);
    }

    private static SessionInfo with(SessionInfo of, AgentStatus status, SessionState state) {
        return new SessionInfo(
                of.id(),
                of.kind(),
                of.label(),
                of.title(),
                of.command(),
                of.cwd(),
                of.root(),
                of.ownerClientId(),
                of.pid(),
                of.createdAt(),
                of.lastActivityAt(),
                of.size(),
                state,
                of.viewers(),
                of.environmentNames(),
                of.refusedNames(),
                status,
                of.progress(),
                of.folder());
    }
}
