package dev.cockpit.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.launch.Kind;
import dev.cockpit.session.Await;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.status.AgentStatus;
import dev.cockpit.widget.jediterm.JediTermView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The vendors' real command lines in tabs of the real window, against model servers of our own on this
/// machine. A lane
/// of its own: `./cockpit test --real` installs the two and says by `COCKPIT_REAL_AGENTS` where they are.
@Tag("real")
final class RealAgentsTest {
    @TempDir
    private Path folder;

    private Path home;
    private Path work;
    private Process models;
    private JsonNode served;

    @BeforeEach
    void startModels() throws IOException {
        home = folder.toRealPath();
        work = Files.createDirectory(home.resolve("work"));
        models = new ProcessBuilder(
                        "node",
                        "src/test/standin/cli.mjs",
                        "both",
                        "--home",
                        home.toString(),
                        "--cwd",
                        work.toString(),
                        "--stdin-close")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        served = JsonMapper.shared().readTree(models.inputReader().readLine());
    }

    @AfterEach
    void stopModels() throws Exception {
        models.destroy();
        models.waitFor();
    }

    @Test
    void claude() throws Exception {
        journey(Kind.CLAUDE, "standin:shell touch made-by-the-agent.txt");
    }

    @Test
    void codex() throws Exception {
        journey(Kind.CODEX, "standin:escalate touch made-by-the-agent.txt");
    }

    private void journey(Kind kind, String toolPrompt) throws Exception {
        Path made = work.resolve("made-by-the-agent.txt");
        try (WindowRig rig = window().open(new WindowRequest.Tab(kind, Optional.of(work)))) {
            TabModel tab = rig.awaitLive(0);
            awaitIdle(rig, tab);

            ask(rig, "hello from the cockpit");
            rig.awaitScreen("You said: hello from the cockpit");
            awaitDone(rig, tab);

            ask(rig, toolPrompt);
            await(rig, tab, "the permission prompt", status -> status instanceof AgentStatus.Blocked);
            assertThat(made).doesNotExist();
            rig.picture("real-" + kind.id() + "-permission");
            rig.press(KeyCode.ENTER);
            Await.until("the tool to run", () -> Files.exists(made));
            rig.awaitScreen("Tool finished");

            ask(rig, "standin:long 100");
            rig.awaitScreen("Line 2:");
            for (double width : new double[] {900, 1300, 760, 1200}) {
                rig.fx(() -> {
                    rig.stage().setWidth(width);
                    rig.stage().setHeight(width * 0.6);
                    return true;
                });
                rig.await("the new size to reach the session", () -> sized(rig, tab));
            }
            awaitDone(rig, tab);
            rig.picture("real-" + kind.id() + "-resized");
            rig.awaitScreen("Line 100:");

            ask(rig, "standin:markdown");
            await(rig, tab, "work", status -> status instanceof AgentStatus.Working);
            awaitDone(rig, tab);
            rig.picture("real-" + kind.id());
            SessionInfo info = tab.session().orElseThrow();
            assertThat(info.environmentNames()).doesNotContain("SECRET_TOKEN");

            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
            rig.await("the question", () -> tab.closeAskedProperty().get());
            rig.press(KeyCode.ENTER);
            rig.await("the tab to go", () -> rig.house().tabs().tabs().isEmpty());
            Await.until("every process of the agent to end", () -> left().isEmpty());
        }
        assertThat(left()).isEmpty();
    }

    private static boolean sized(WindowRig rig, TabModel tab) {
        return rig.window()
                .terminal()
                .orElseThrow()
                .fittingSize()
                .equals(tab.session().orElseThrow().size());
    }

    private static void ask(WindowRig rig, String prompt) {
        rig.robot.write(prompt);
        rig.awaitScreen(prompt.substring(0, 12));
        rig.press(KeyCode.ENTER);
    }

    private static void awaitIdle(WindowRig rig, TabModel tab) {
        await(rig, tab, "idle", status -> status instanceof AgentStatus.Idle);
    }

    private static void awaitDone(WindowRig rig, TabModel tab) {
        await(rig, tab, "done", status -> status instanceof AgentStatus.Done || status instanceof AgentStatus.Idle);
    }

    private static void await(WindowRig rig, TabModel tab, String what, Predicate<AgentStatus> wanted) {
        rig.await(
                what,
                () -> tab.session().map(SessionInfo::status).filter(wanted).isPresent());
    }

    private WindowRig window() throws IOException {
        Path agents = Path.of(Optional.ofNullable(System.getenv("COCKPIT_REAL_AGENTS"))
                .orElseThrow(() -> new AssertionError("COCKPIT_REAL_AGENTS is not set: use ./cockpit test --real")));
        WindowRig rig = new WindowRig(home)
                .remembers("{\"theme\":\"dark\"}")
                .withTerminals((look, listener) -> new JediTermView(listener, look, key -> false))
                .with("PTY_VENDOR_CLI_ENABLED", "true")
                .with("PTY_CLAUDE_BIN", agents.resolve("claude").toString())
                .with("PTY_CODEX_BIN", agents.resolve("codex").toString());
        served.get("env")
                .properties()
                .forEach(one -> rig.with(one.getKey(), one.getValue().asString()));
        return rig;
    }

    /// Processes that work in this test's folders: whatever an agent started says so by its command line or
    /// folder.
    private List<String> left() {
        return ProcessHandle.allProcesses()
                .filter(ProcessHandle::isAlive)
                .filter(process -> process.pid() != ProcessHandle.current().pid() && process.pid() != models.pid())
                .filter(process -> inFolder(process.pid()))
                .map(process -> process.pid() + " " + process.info().command().orElse("?"))
                .toList();
    }

    private boolean inFolder(long pid) {
        try {
            return Path.of("/proc/" + pid + "/cwd").toRealPath().startsWith(home)
                    || new String(Files.readAllBytes(Path.of("/proc/" + pid + "/cmdline")), StandardCharsets.UTF_8)
                            .contains(home.toString());
        } catch (IOException e) {
            return false; // it ended meanwhile
        }
    }
}
