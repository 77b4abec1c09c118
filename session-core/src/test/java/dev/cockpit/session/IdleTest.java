package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.pty.ScriptedPtys;
import dev.cockpit.session.IdleReaper.Verdict;
import dev.cockpit.session.SessionState.EndReason;
import dev.cockpit.session.SessionState.Ended;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Idleness and the record of the ended, by a clock that the test moves (seed S15; faults F22, F31).
final class IdleTest {
    private static final Duration IDLE = Duration.ofMinutes(15);
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final ScriptedPtys ptys = new ScriptedPtys();
    private final MovableClock clock = new MovableClock();
    private final Recorded events = new Recorded();
    private Sessions sessions = sessionsWith(IDLE);

    private Sessions sessionsWith(Duration idle) {
        Sessions made = TestSessions.of(
                request -> LaunchSpecs.run(Path.of("/"), "/bin/agent").spec(),
                ptys,
                SessionLimits.DEFAULT.withIdle(idle),
                clock);
        var _ = made.subscribe(events);
        return made;
    }

    @AfterEach
    void closeSessions() {
        sessions.close();
    }

    private void pass(Duration time) {
        clock.move(time);
        sessions.sweep();
    }

    private static void assertLive(Session session) {
        assertThat(session.info().state()).isInstanceOf(SessionState.Live.class);
    }

    @Test
    void nobodyLooksAndItIsWarnedThenStoppedWithTheReason() {
        Session session = TestSessions.open(sessions);

        pass(IDLE.minus(MINUTE.plusMillis(1)));
        assertThat(events.of(SessionEvent.IdleWarning.class)).isEmpty();
        pass(Duration.ofMillis(1));
        pass(Duration.ofSeconds(30));
        assertLive(session);
        assertThat(events.await(SessionEvent.IdleWarning.class, 1))
                .extracting(SessionEvent.IdleWarning::left)
                .containsExactly(MINUTE);
        pass(Duration.ofSeconds(30));

        SessionEvent.Ended ended = events.await(SessionEvent.Ended.class, 1).getFirst();
        assertThat(((Ended) ended.session().state()).why()).isEqualTo(new EndReason.Idle(900_000));
        assertThat(events.of(SessionEvent.IdleWarning.class)).hasSize(1);
        assertThat(ptys.last().isAlive()).isFalse();
    }

    @Test
    void neverWhileAViewerIsAttachedAndTheClockStartsWhenTheLastOneLeaves() {
        Session session = TestSessions.open(sessions);
        Watcher one = session.watch();
        Host two = session.host();

        pass(Duration.ofDays(30));
        one.close();
        pass(Duration.ofDays(30));
        assertLive(session);
        two.close();
        pass(IDLE.minusMillis(1));
        assertLive(session);
        pass(Duration.ofMillis(1));

        Await.until("the end", () -> session.info().ended());
    }

    @Test
    void whoComesAfterTheWarningSavesIt() {
        Session session = TestSessions.open(sessions);
        pass(IDLE.minusSeconds(1));
        events.await(SessionEvent.IdleWarning.class, 1);

        session.watch().close();
        pass(IDLE.minusSeconds(1));

        assertLive(session);
        events.await(SessionEvent.IdleWarning.class, 2);
    }

    @Test
    void anAgentThatStillWritesIsNotIdle() {
        Session session = TestSessions.open(sessions);
        pass(IDLE.minusSeconds(1));
        ptys.last().print("still working");
        Await.until("the output", () -> session.info().lastActivityAt().equals(clock.instant()));

        pass(IDLE.minusSeconds(1));

        assertLive(session);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 31})
    void zeroIsOffAndHugeValuesAreSafe(long millis) {
        sessions.close();
        sessions = sessionsWith(Duration.ofMillis(millis));
        Session session = TestSessions.open(sessions);

        for (int i = 0; i < 20; i++) {
            pass(Duration.ofDays(1));
        }

        assertLive(session);
        assertThat(events.of(SessionEvent.IdleWarning.class)).isEmpty();
    }

    @Test
    void aShortTimeoutWarnsShortly() {
        IdleReaper reaper = new IdleReaper(Duration.ofSeconds(8));
        Instant start = Instant.EPOCH;

        assertThat(reaper.judge(false, start, start.plusSeconds(5))).isEqualTo(new Verdict.Keep());
        assertThat(reaper.judge(false, start, start.plusSeconds(6))).isEqualTo(new Verdict.Warn(Duration.ofSeconds(2)));
        assertThat(reaper.judge(true, start, start.plusSeconds(9))).isEqualTo(new Verdict.Keep());
        assertThat(reaper.judge(false, start, start.plusSeconds(8))).isEqualTo(new Verdict.Reap());
        assertThat(reaper.judge(false, start.plusSeconds(5), start)).isEqualTo(new Verdict.Keep());
    }

    @Test
    void anEndedRecordIsKeptForFifteenSecondsAndForAsLongAsSomebodyLooks() {
        Session watched = TestSessions.open(sessions);
        Watcher watcher = watched.watch();
        ptys.last().exit(0);
        Session unwatched = TestSessions.open(sessions);
        ptys.last().exit(0);
        Await.until(
                "both ends", () -> watched.info().ended() && unwatched.info().ended());

        pass(Duration.ofMillis(14_999));
        assertThat(sessions.list()).hasSize(2);
        pass(Duration.ofMillis(1));
        assertThat(sessions.list()).extracting(SessionInfo::id).containsExactly(watched.id());
        pass(Duration.ofDays(1));
        assertThat(sessions.find(watched.id())).isPresent();
        watcher.close();
        sessions.sweep();
        assertThat(sessions.list()).isEmpty();
        events.await(SessionEvent.Removed.class, 2);
    }
}
