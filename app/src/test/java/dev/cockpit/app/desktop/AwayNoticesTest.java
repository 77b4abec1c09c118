package dev.cockpit.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.sessions.Sample;
import dev.cockpit.launch.Kind;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState;
import dev.cockpit.status.AgentStatus.Need;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What is said on the desktop while nobody looks, and what is not.
final class AwayNoticesTest {
    private record Task(Instant at, Runnable run) {}

    private final List<DesktopNotice> said = new ArrayList<>();
    private final Queue<Task> timer = new ArrayDeque<>();
    private Instant now = Sample.NOON;
    private final AwayNotices away =
            new AwayNotices(said::add, (delay, task) -> timer.add(new Task(now.plus(delay), task)), () -> now);

    private final SessionInfo claude = Sample.session(Kind.CLAUDE, "shop");
    private final SessionInfo codex = Sample.session(Kind.CODEX, "api");

    private void pass(Duration time) {
        now = now.plus(time);
        while (!timer.isEmpty() && !timer.element().at().isAfter(now)) {
            timer.remove().run().run();
        }
    }

    @BeforeEach
    void away() {
        away.sessions(List.of(claude, codex));
        away.inFront(false);
    }

    @Test
    void oneThatWaitsIsNamedInOurWords() {
        away.sessions(List.of(Sample.blocked(claude, Need.PERMISSION, "rm -rf secret", now), codex));
        assertThat(said).isEmpty();

        pass(Duration.ofSeconds(1));

        assertThat(said)
                .containsExactly(new DesktopNotice("Claude Code waits for you", "waiting: permission, in shop"));
    }

    @Test
    void whatHappensTogetherIsOneNotice() {
        away.sessions(List.of(Sample.blocked(claude, Need.QUESTION, "", now), codex));
        away.sessions(List.of(Sample.blocked(claude, Need.QUESTION, "", now), Sample.done(codex, now)));

        pass(Duration.ofSeconds(1));

        assertThat(said)
                .containsExactly(new DesktopNotice("1 waiting for you, 1 done", "Claude Code in shop, Codex in api"));
    }

    @Test
    void aStormIsSaidEveryFiveSeconds() {
        for (int tenth = 0; tenth < 200; tenth++) {
            away.sessions(List.of(Sample.working(claude, now), codex));
            away.sessions(List.of(Sample.blocked(claude, Need.QUESTION, "", now), codex));
            pass(Duration.ofMillis(100));
        }

        assertThat(said).hasSizeBetween(3, 4);
    }

    @Test
    void theSameQuestionIsSaidOnce() {
        SessionInfo asking = Sample.blocked(claude, Need.QUESTION, "", now);
        away.sessions(List.of(asking, codex));
        pass(Duration.ofSeconds(9));
        away.sessions(List.of(asking, codex));
        pass(Duration.ofSeconds(9));

        assertThat(said).hasSize(1);
    }

    @Test
    void whatIsOverOrSeenIsNotSaid() {
        away.sessions(List.of(Sample.blocked(claude, Need.QUESTION, "", now), codex));
        away.sessions(List.of(Sample.working(claude, now), codex));
        pass(Duration.ofSeconds(9));
        assertThat(said).isEmpty();

        away.sessions(List.of(Sample.blocked(claude, Need.QUESTION, "", now), codex));
        away.inFront(true);
        pass(Duration.ofSeconds(9));
        away.inFront(false);
        pass(Duration.ofSeconds(9));
        assertThat(said).isEmpty();
    }

    @Test
    void anEndByItselfIsNewsAndAStopIsNot() {
        away.sessions(List.of(
                Sample.ended(claude, new SessionState.EndReason.Exited(), 3),
                Sample.ended(codex, new SessionState.EndReason.Stopped(), 143)));
        pass(Duration.ofSeconds(1));

        assertThat(said).containsExactly(new DesktopNotice("Claude Code failed", "exited 3, in shop"));
    }

    @Test
    void aProgramsOwnNotificationIsSaidWithoutItsWords() {
        SessionInfo shell = Sample.session(Kind.SHELL, "build");
        away.sessions(List.of(shell));
        away.called(shell);
        away.sessions(List.of(shell));
        pass(Duration.ofSeconds(1));

        assertThat(said).containsExactly(new DesktopNotice("Shell has a message", "running, in build"));
    }
}
