package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.fake.FakeAgent;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty4jSpawner;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// When the cockpit is killed, its terminals hang up, and with them goes what runs in them.
final class HardKillTest {
    @TempDir
    private Path temp;

    /// The cockpit that will be killed: opens sessions of a shell and of an agent and says which
    /// processes they are.
    static final class Victim {
        private Victim() {}

        public static void main(String[] arguments) {
            PrintStream out = System.out;
            Path folder = Path.of(arguments[0]);
            String agent = FakeAgent.install(folder, "claude").toString();
            Sessions sessions = TestSessions.of(
                    request -> (request.kind() == Kind.CLAUDE
                                    ? LaunchSpecs.run(folder, agent)
                                    : LaunchSpecs.run(folder, "/bin/sh", "-i"))
                            .spec(),
                    new Pty4jSpawner());
            for (Kind kind : List.of(Kind.CLAUDE, Kind.SHELL, Kind.CLAUDE)) {
                Host host = TestSessions.open(sessions, LaunchRequest.of(kind, folder, TerminalSize.DEFAULT))
                        .host();
                new Transcript(host.output()).awaitText(kind == Kind.CLAUDE ? FakeAgent.READY : " ");
                out.println("pid " + host.info().pid().orElseThrow());
            }
            out.println("all open");
            out.flush();
            Await.until("being killed", () -> false);
        }
    }

    @Test
    void noChildOutlivesAKilledCockpit() throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process victim = new ProcessBuilder(
                        java.toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Victim.class.getName(),
                        temp.toRealPath().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<Long> pids;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(victim.getInputStream(), StandardCharsets.UTF_8))) {
            pids = Stream.iterate(
                            lines.readLine(), line -> line != null && !line.equals("all open"), line -> next(lines))
                    .filter(line -> line.startsWith("pid "))
                    .map(line -> Long.parseLong(line.substring(4)))
                    .toList();
        } finally {
            victim.destroyForcibly().waitFor();
        }

        assertThat(pids).hasSize(3);
        for (long pid : pids) {
            Await.until("process " + pid + " is gone", () -> !StopTest.alive(pid));
        }
    }

    private static String next(BufferedReader lines) {
        try {
            return lines.readLine();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
