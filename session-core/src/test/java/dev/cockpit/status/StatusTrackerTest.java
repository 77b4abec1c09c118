package dev.cockpit.status;

import static dev.cockpit.status.ProgramReportTest.base64;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.status.AgentStatus.Blocked;
import dev.cockpit.status.AgentStatus.Done;
import dev.cockpit.status.AgentStatus.Failed;
import dev.cockpit.status.AgentStatus.Idle;
import dev.cockpit.status.AgentStatus.Need;
import dev.cockpit.status.AgentStatus.Unknown;
import dev.cockpit.status.AgentStatus.Working;
import dev.cockpit.status.Evidence.Source;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class StatusTrackerTest {
    private Instant now = Instant.EPOCH;
    private final StatusTracker tracker = new StatusTracker(now);

    private AgentStatus on(Signal signal) {
        return tracker.accept(signal, now);
    }

    private AgentStatus report(String payload) {
        return on(new Signal.Report(payload));
    }

    private AgentStatus title(String text) {
        return on(new Signal.Title(text));
    }

    private void later(long millis) {
        now = now.plusMillis(millis);
    }

    @Test
    void nothingSaidIsUnknown() {
        assertThat(tracker.status()).isEqualTo(new Unknown(new Evidence(Source.NONE, "", Instant.EPOCH)));
    }

    @Test
    void aReportCarriesItsEvidence() {
        later(40);
        AgentStatus status = report("state=blocked:app=claude-code:kind=permission:msg=" + base64("approve Bash: ls"));
        assertThat(status)
                .isEqualTo(new Blocked(
                        Need.PERMISSION,
                        "approve Bash: ls",
                        new Evidence(Source.PROGRAM_STATUS, "claude-code says blocked", now)));
        assertThat(status.evidence().sentence()).isEqualTo("it said so (OSC 7501): claude-code says blocked");
    }

    @Test
    void reportsOutrankTitleBellAndNotice() {
        report("state=blocked:kind=question");
        title("⠋ demo");
        on(new Signal.Bell());
        on(new Signal.Notice("Done"));
        assertThat(tracker.status()).isInstanceOf(Blocked.class);
        assertThat(report("state=clear")).isInstanceOf(Working.class);
    }

    @Test
    void aRepeatedReportDoesNotMoveItsBeginning() {
        Instant began = now;
        report("state=working");
        later(5000);
        assertThat(report("state=working").evidence().since()).isEqualTo(began);
        assertThat(report("state=working:msg=" + base64("Editing")).evidence().since())
                .isEqualTo(now);
    }

    @Test
    void aReportReplacesItsRecordWhole() {
        report("state=working:msg=" + base64("Editing") + ":app=x");
        AgentStatus status = report("state=working");
        assertThat(status.message()).isEmpty();
        assertThat(status.evidence().detail()).isEqualTo("working");
    }

    @Test
    void aPartThatWaitsOrWorksSpeaksForTheWhole() {
        report("state=idle:app=orchestra");
        report("state=working:id=a");
        assertThat(tracker.status()).isInstanceOf(Working.class);
        report("state=blocked:id=b/c:kind=auth");
        assertThat(tracker.status()).isInstanceOf(Blocked.class);
        assertThat(tracker.status().evidence().detail()).isEqualTo("orchestra says blocked of b/c");
        report("state=clear:id=b");
        assertThat(tracker.status()).isInstanceOf(Working.class);
        report("state=error:id=a");
        assertThat(tracker.status()).isInstanceOf(Idle.class);
        report("state=clear");
        assertThat(tracker.status()).isInstanceOf(Unknown.class);
    }

    @Test
    void keepsTheNewest256Records() {
        report("state=blocked:id=first");
        for (int part = 0; part < 255; part++) {
            report("state=done:id=part" + part);
        }
        assertThat(tracker.status()).isInstanceOf(Blocked.class);
        report("state=done:id=onemore");
        assertThat(tracker.status()).isInstanceOf(Done.class);
    }

    @Test
    void whenTheProcessEndsWorkFallsAndOutcomesStay() {
        report("state=working");
        assertThat(on(new Signal.Exited()).evidence().source()).isEqualTo(Source.EXIT);
    }

    @Test
    void whenTheProcessEndsAnErrorStays() {
        report("state=error:msg=" + base64("no quota"));
        assertThat(on(new Signal.Exited())).isInstanceOf(Failed.class);
        assertThat(tracker.status().message()).isEqualTo("no quota");
    }

    @Test
    void aNewPromptAndAFullResetEndWhatRanBefore() {
        report("state=blocked:kind=permission");
        assertThat(on(new Signal.Prompt())).isInstanceOf(Unknown.class);
        report("state=done");
        assertThat(on(new Signal.Prompt())).isInstanceOf(Done.class);
        assertThat(on(new Signal.Reset())).isInstanceOf(Unknown.class);
    }

    @Test
    void titlesOfClaudeWithoutReports() {
        assertThat(title("✳ Claude Code")).isInstanceOf(Idle.class);
        assertThat(title("◐ Claude Code")).isInstanceOf(Working.class);
        assertThat(title("✳ Claude Code")).isInstanceOf(Idle.class);
        later(6000);
        assertThat(on(new Signal.Notice("Claude Code: Claude needs your permission")))
                .isEqualTo(new Blocked(
                        Need.PERMISSION,
                        "Claude Code: Claude needs your permission",
                        new Evidence(Source.NOTICE, "Claude Code: Claude needs your permission", now)));
        assertThat(title("◐ Claude Code")).isInstanceOf(Working.class);
        assertThat(title("✳ Claude Code")).isInstanceOf(Idle.class);
        assertThat(title("")).isInstanceOf(Unknown.class);
    }

    @Test
    void titlesOfCodexWithoutReports() {
        assertThat(title("demo")).isInstanceOf(Unknown.class);
        assertThat(title("⠋ demo")).isInstanceOf(Working.class);
        assertThat(title("[ ! ] Action Required | demo")).isInstanceOf(Blocked.class);
        Instant asked = tracker.status().evidence().since();
        later(1000);
        assertThat(title("[ . ] Action Required | demo").evidence().since()).isEqualTo(asked);
        assertThat(title("demo")).isInstanceOf(Idle.class);
    }

    @Test
    void aBellOfAnAgentAtRestCallsUntilSomebodyTypes() {
        title("✳ Claude Code");
        assertThat(on(new Signal.Bell())).isInstanceOf(Blocked.class);
        assertThat(on(new Signal.Typed())).isInstanceOf(Idle.class);
    }

    @Test
    void aBellDuringWorkCountsOnlyIfTheWorkEndsWithIt() {
        title("⠋ demo");
        assertThat(on(new Signal.Bell())).isInstanceOf(Working.class);
        later(Duration.ofMinutes(1).toMillis());
        assertThat(title("demo")).isInstanceOf(Idle.class);
        title("⠋ demo");
        on(new Signal.Bell());
        later(5);
        assertThat(title("demo")).isInstanceOf(Blocked.class);
    }

    @Test
    void aBellOfAnyOtherProgramSaysThatSomethingEnded() {
        assertThat(on(new Signal.Bell())).isInstanceOf(Done.class);
        assertThat(on(new Signal.Notice("build finished")).message()).isEqualTo("build finished");
        assertThat(on(new Signal.Bell()).message()).isEqualTo("build finished");
    }
}
