package dev.cockpit.status;

import static dev.cockpit.status.AgentStatus.Need.AUTH;
import static dev.cockpit.status.AgentStatus.Need.PERMISSION;
import static dev.cockpit.status.AgentStatus.Need.QUESTION;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.status.ProgramReport.State;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProgramReportTest {
    static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static ProgramReport report(String payload) {
        return ProgramReport.parse(payload).orElseThrow();
    }

    @Test
    void readsEveryKey() {
        String payload = "state=blocked:id=build/test.1:kind=permission:app=claude-code:progress=40:title="
                + base64("Tests") + ":msg=" + base64("approve Bash: größe · 你");
        assertThat(report(payload))
                .isEqualTo(new ProgramReport(
                        State.BLOCKED, "build/test.1", PERMISSION, "claude-code", "Tests", "approve Bash: größe · 你"));
    }

    @Test
    void aBlockedReportWithoutAKindAsksAQuestion() {
        assertThat(report("state=blocked").need()).isEqualTo(QUESTION);
        assertThat(report("state=blocked:kind=later").need()).isEqualTo(QUESTION);
        assertThat(report("state=blocked:kind=auth").need()).isEqualTo(AUTH);
    }

    @Test
    void skipsMalformedPairsAndUnknownKeysAndLetsTheLastOfTwoCount() {
        assertThat(report("::=x:State=idle:novalue:future=1:state=idle:state=done:app=a b")
                        .state())
                .isEqualTo(State.DONE);
        assertThat(report("state=idle:app=a b").app()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?",
                "state=",
                "state=sleeping",
                "app=codex",
                "state=working:msg=a.bc",
                "state=working:msg=//79",
                "state=working:msg=YQo=",
                "state=working:title=G1szMW0=",
                "state=working:id=",
                "state=working:id=a//b",
                "state=working:id=1/2/3/4/5/6/7/8/9",
                "state=working:id=123456789012345678901234567890123",
                "state=working:app=123456789012345678901234567890123",
                "state=working:averyveryverylongkey=1",
            })
    void refusesAReportThatBreaksARule(String payload) {
        assertThat(ProgramReport.parse(payload)).isEmpty();
    }

    @Test
    void refusesMoreThanTheProtocolAllows() {
        assertThat(ProgramReport.parse("state=idle:x=" + "a".repeat(4096 - 9 - 13)))
                .isPresent();
        assertThat(ProgramReport.parse("state=idle:x=" + "a".repeat(4096 - 9 - 12)))
                .isEmpty();
        assertThat(ProgramReport.parse("state=idle:msg=" + base64("m".repeat(2048))))
                .isPresent();
        assertThat(ProgramReport.parse("state=idle:msg=" + base64("m".repeat(2050))))
                .isEmpty();
        assertThat(ProgramReport.parse("state=idle:title=" + base64("t".repeat(193))))
                .isEmpty();
    }

    @Test
    void messagesAreShownWithoutBidiTricks() {
        assertThat(report("state=working:msg=" + base64("rm \u202Etxt.exe")).message())
                .isEqualTo("rm txt.exe");
    }
}
