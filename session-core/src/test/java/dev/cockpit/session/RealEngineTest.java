package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.fake.FakeAgent;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.session.SessionState.EndReason;
import dev.cockpit.session.SessionState.Ended;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Real children behind real pseudo-terminals (seed R1, R2, P3…P5, S9, S11, S12).
final class RealEngineTest {
    @TempDir
    private Path folder;

    private Sessions sessionsOf(LaunchSpec spec) {
        return TestSessions.of(request -> spec, new Pty4jSpawner());
    }

    private Path realFolder() throws Exception {
        return folder.toRealPath();
    }

    @Test
    void aRealChildsOutputArrivesAndItsExitCodeIsZero() throws Exception {
        try (Sessions sessions =
                sessionsOf(LaunchSpecs.sh(realFolder(), "printf hello").spec())) {
            Host host = TestSessions.open(sessions).host();

            byte[] printed = new Transcript(host.output()).awaitEnd();

            assertThat(printed).isEqualTo("hello".getBytes(StandardCharsets.UTF_8));
            Await.until("the end", () -> host.info().ended());
            assertThat(host.info().state()).isEqualTo(new Ended(new EndReason.Exited(), OptionalInt.of(0)));
        }
    }

    @Test
    void aKeystrokeEchoes() throws Exception {
        try (Sessions sessions =
                sessionsOf(LaunchSpecs.run(realFolder(), "/bin/cat").spec())) {
            Host host = TestSessions.open(sessions).host();

            assertThat(host.type("é\r".getBytes(StandardCharsets.UTF_8))).isTrue();

            new Transcript(host.output()).awaitText("é\r\né\r\n");
        }
    }

    @Test
    void theFakeAgentDrawsAnswersResizesAndEndsWithItsCode() throws Exception {
        Path agent = FakeAgent.install(realFolder().resolve("bin"), "claude");
        LaunchSpec spec = LaunchSpecs.run(realFolder(), agent.toString())
                .as(Kind.CLAUDE)
                .sized(100, 30)
                .spec();
        try (Sessions sessions = sessionsOf(spec)) {
            Host host = TestSessions.open(sessions).host();
            Transcript screen = new Transcript(host.output());
            screen.awaitText(FakeAgent.READY);

            host.type(FakeAgent.line(FakeAgent.SIZE));
            screen.awaitText("size: 100x30");
            host.resize(new TerminalSize(80, 24));
            Await.until("the new size", () -> {
                host.type(FakeAgent.line(FakeAgent.SIZE));
                return screen.text().contains("size: 80x24");
            });
            host.type(FakeAgent.line(FakeAgent.ENV));
            String names = String.join(" ", spec.environmentNames());
            screen.awaitText("env: " + names);
            host.type(FakeAgent.line(FakeAgent.EXIT + " 7"));

            Await.until("the end", () -> host.info().ended());
            assertThat(host.info().state()).isEqualTo(new Ended(new EndReason.Exited(), OptionalInt.of(7)));
        }
    }
}
