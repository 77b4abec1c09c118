package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.fake.FakeAgent;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.session.SessionState.Ended;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Real processes that do not want to end (decision 7; fault F28).
final class StopTest {
    @TempDir
    private Path temp;

    private Path folder;

    @BeforeEach
    void realFolder() throws IOException {
        folder = temp.toRealPath();
    }

    private Sessions sessionsOf(LaunchSpec spec) {
        return TestSessions.of(request -> spec, new Pty4jSpawner());
    }

    private LaunchSpec agent(Kind kind, String... arguments) {
        String file = FakeAgent.install(folder, kind.id()).toString();
        return LaunchSpecs.run(
                        folder,
                        Stream.concat(Stream.of(file), Stream.of(arguments)).toArray(String[]::new))
                .as(kind)
                .spec();
    }

    static boolean alive(long pid) {
        return ProcessHandle.of(pid).isPresent() && !zombie(pid);
    }

    /// Dead, only not collected: the first process of a container may never do it.
    private static boolean zombie(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
            return stat.substring(stat.lastIndexOf(')')).startsWith(") Z");
        } catch (IOException e) {
            return false;
        }
    }

    private static void awaitGone(long... pids) {
        for (long pid : pids) {
            Await.until("process " + pid + " is gone", () -> !alive(pid));
        }
    }

    @Test
    void claudeIsAskedFirstAndRestoresTheTerminal() throws Exception {
        try (Sessions sessions = sessionsOf(agent(Kind.CLAUDE))) {
            Host host = TestSessions.open(sessions).host();
            Transcript screen = new Transcript(host.output());
            screen.awaitText(FakeAgent.READY);

            Ended end = host.stop().get(60, TimeUnit.SECONDS);

            assertThat(end.exitCode()).hasValue(143);
            assertThat(screen.text()).contains("\u001b[?1049l", "\u001b]7501;state=clear", "saved and left with 143");
        }
    }

    @Test
    void anAgentThatIgnoresEverySignalIsForced() throws Exception {
        try (Sessions sessions = sessionsOf(agent(Kind.CODEX, FakeAgent.IGNORE_SIGNALS.replace("/", "--")))) {
            Host host = TestSessions.open(sessions).host();
            new Transcript(host.output()).awaitText(FakeAgent.READY);

            Ended end = host.stop().get(60, TimeUnit.SECONDS);

            assertThat(end.exitCode()).hasValue(137);
            assertThat(alive(host.info().pid().orElseThrow())).isFalse();
        }
    }

    @Test
    void aTreeThatSignalsToTheGroupDoNotReachIsGone() throws Exception {
        try (Sessions sessions = sessionsOf(agent(Kind.CLAUDE, FakeAgent.PLAIN))) {
            Host host = TestSessions.open(sessions).host();
            Transcript lines = new Transcript(host.output());
            lines.awaitText(FakeAgent.READY);
            host.type(FakeAgent.line(FakeAgent.TREE));
            Await.until("a tree", () -> tree(lines.text()).find());
            Matcher tree = tree(lines.text());
            assertThat(tree.find()).isTrue();
            long child = Long.parseLong(tree.group(1));
            long grandchild = Long.parseLong(tree.group(2));
            assertThat(List.of(child, grandchild)).allMatch(StopTest::alive);

            Ended end = host.stop().get(60, TimeUnit.SECONDS);

            assertThat(end.exitCode()).hasValue(143);
            awaitGone(child, grandchild);
        }
    }

    private static Matcher tree(String text) {
        return Pattern.compile("tree (\\d+) (\\d+)\r\n").matcher(text);
    }

    @Test
    void aShellWithAStoppedJobAndABackgroundJobIsGone() throws Exception {
        LaunchSpec spec = LaunchSpecs.run(folder, "/bin/bash", "--norc", "--noprofile", "-i")
                .with("PS1", "$ ")
                .spec();
        try (Sessions sessions = sessionsOf(spec)) {
            Host host = TestSessions.open(sessions).host();
            Transcript screen = new Transcript(host.output());
            host.type("sleep 600 & echo bg=$!.\r".getBytes(StandardCharsets.UTF_8));
            Await.until("a job", () -> job(screen.text()).find());
            Matcher job = job(screen.text());
            assertThat(job.find()).isTrue();
            host.type("kill -STOP %1; echo halted=$?.\r".getBytes(StandardCharsets.UTF_8));
            screen.awaitText("halted=0.");

            Ended end = host.stop().get(60, TimeUnit.SECONDS);

            assertThat(end.exitCode()).hasValue(129);
            awaitGone(Long.parseLong(job.group(1)));
        }
    }

    private static Matcher job(String text) {
        return Pattern.compile("bg=(\\d+)\\.").matcher(text);
    }

    @Test
    void aChildThatWasStoppedEndsToo() throws Exception {
        try (Sessions sessions = sessionsOf(LaunchSpecs.sh(folder, "echo here; kill -STOP $$; sleep 600")
                .as(Kind.CLAWDE)
                .spec())) {
            Host host = TestSessions.open(sessions).host();
            new Transcript(host.output()).awaitText("here");

            assertThat(host.stop().get(60, TimeUnit.SECONDS).exitCode()).hasValue(143);
        }
    }

    @Test
    void aDeafAgentUnderAPasteIsGoneAndItsTerminalGivenBack() throws Exception {
        try (Sessions sessions = sessionsOf(agent(Kind.CODEX))) {
            Host host = TestSessions.open(sessions).host();
            Transcript screen = new Transcript(host.output());
            screen.awaitText(FakeAgent.READY);
            host.type(FakeAgent.line(FakeAgent.DEAF));
            screen.awaitText("deaf: reads nothing more");

            assertThat(host.type(new byte[1_000_000])).isTrue();
            assertThat(host.stop().get(60, TimeUnit.SECONDS).exitCode()).hasValue(143);
        }
    }

    @Test
    void shutdownEndsThemAll() throws Exception {
        Sessions sessions = sessionsOf(agent(Kind.CLAUDE, FakeAgent.PLAIN, "--ignore-signals"));
        List<Host> hosts = Stream.generate(() -> TestSessions.open(sessions).host())
                .limit(4)
                .toList();
        hosts.forEach(host -> new Transcript(host.output()).awaitText(FakeAgent.READY));

        sessions.close();

        assertThat(hosts).allMatch(host -> host.info().ended());
        assertThat(hosts).noneMatch(host -> alive(host.info().pid().orElseThrow()));
    }
}
