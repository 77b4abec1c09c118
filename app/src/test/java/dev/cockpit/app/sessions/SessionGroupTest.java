package dev.cockpit.app.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.look.Dot;
import dev.cockpit.app.look.StatusWords;
import dev.cockpit.launch.Kind;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState.EndReason;
import dev.cockpit.status.AgentStatus;
import dev.cockpit.status.AgentStatus.Need;
import dev.cockpit.status.Evidence;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Where a session stands in the list, which dot it has and what is said of it.
final class SessionGroupTest {
    private static final SessionInfo CLAUDE = Sample.session(Kind.CLAUDE, "shop");
    private static final SessionInfo SHELL = Sample.session(Kind.SHELL, "shop");

    private static void looks(SessionInfo session, SessionGroup group, Dot.Meaning dot, String word) {
        assertThat(SessionGroup.of(session)).isEqualTo(group);
        assertThat(StatusWords.meaning(session)).isEqualTo(dot);
        assertThat(StatusWords.word(session)).isEqualTo(word);
    }

    private static SessionInfo said(SessionInfo of, AgentStatus status) {
        return Sample.with(of, status);
    }

    @Test
    void everyStatusOfAnAgentHasItsGroupDotAndWord() {
        Evidence told = Sample.reported(Sample.NOON);
        looks(CLAUDE, SessionGroup.LIVE, Dot.Meaning.RUNNING, "running");
        looks(Sample.working(CLAUDE, Sample.NOON), SessionGroup.WORKING, Dot.Meaning.WORKING, "working");
        looks(said(CLAUDE, new AgentStatus.Idle(told)), SessionGroup.DONE, Dot.Meaning.IDLE, "idle");
        looks(Sample.done(CLAUDE, Sample.NOON), SessionGroup.DONE, Dot.Meaning.DONE, "done");
        looks(said(CLAUDE, new AgentStatus.Failed("", told)), SessionGroup.DONE, Dot.Meaning.BAD, "failed");
        for (Need need : Need.values()) {
            looks(
                    Sample.blocked(CLAUDE, need, "", Sample.NOON),
                    SessionGroup.WAITING,
                    Dot.Meaning.WAITING,
                    switch (need) {
                        case PERMISSION -> "waiting: permission";
                        case QUESTION -> "waiting: question";
                        case AUTH -> "waiting: auth";
                    });
        }
    }

    @Test
    void theEndOutweighsTheLastStatus() {
        SessionInfo asked = Sample.blocked(CLAUDE, Need.QUESTION, "Which?", Sample.NOON);
        looks(Sample.ended(asked, new EndReason.Exited(), 0), SessionGroup.ENDED, Dot.Meaning.ENDED, "exited 0");
        looks(Sample.ended(asked, new EndReason.Exited(), 3), SessionGroup.ENDED, Dot.Meaning.BAD, "exited 3");
    }

    @Test
    void aShellCountsOnlyByWhatItsProgramReports() {
        AgentStatus byBell =
                new AgentStatus.Blocked(Need.QUESTION, "", new Evidence(Evidence.Source.BELL, "", Sample.NOON));
        looks(said(SHELL, byBell), SessionGroup.SHELLS, Dot.Meaning.RUNNING, "running");
        looks(
                Sample.blocked(SHELL, Need.QUESTION, "", Sample.NOON),
                SessionGroup.WAITING,
                Dot.Meaning.WAITING,
                "waiting: question");
        looks(Sample.done(SHELL, Sample.NOON), SessionGroup.SHELLS, Dot.Meaning.DONE, "done");
    }

    @Test
    void itsOwnWordsComeBeforeOurs() {
        assertThat(StatusWords.line(Sample.blocked(CLAUDE, Need.PERMISSION, "Run make?", Sample.NOON)))
                .isEqualTo("Run make?");
        assertThat(StatusWords.line(Sample.blocked(CLAUDE, Need.PERMISSION, "", Sample.NOON)))
                .isEqualTo("waiting: permission");
    }

    @Test
    void theOriginSaysTheSignalAndItsAge() {
        assertThat(StatusWords.origin(Sample.working(CLAUDE, Sample.NOON), Sample.NOON.plus(Duration.ofSeconds(12))))
                .contains("from the agent, 12 s ago");
        assertThat(StatusWords.origin(CLAUDE, Sample.NOON)).isEmpty();
    }
}
