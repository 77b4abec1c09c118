package dev.cockpit.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.app.memory.Memory;
import dev.cockpit.app.memory.MemoryFile;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabState;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Await;
import dev.cockpit.session.SessionId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A real window with real children, driven by keys and pointer.
final class WindowTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"jediterm", "cockpit"})
    void aShellTabTakesKeysAndShowsOutputAndItsSizeIsTheViews(String engine) throws Exception {
        try (WindowRig rig = new WindowRig(folder)
                .with("COCKPIT_TERMINAL_ENGINE", engine)
                .open(WindowRig.shell(folder.toRealPath()))) {
            TabModel tab = rig.awaitLive(0);

            rig.robot.write("echo $((6*7)); stty size\n");

            rig.awaitScreen("42");
            TerminalSize size = rig.fx(() -> tab.session().orElseThrow().size());
            rig.awaitScreen(size.rows() + " " + size.cols());
            rig.picture("shell-" + engine);
        }
    }

    @Test
    void linksOpenWithControlAndSayWhenTheyDoNot() throws Exception {
        Path said = folder.toRealPath().resolve("said");
        ModelRig.script(folder.resolve("desktop/xdg-open"), "echo \"$1\" >>'" + said + "'");
        Path editor = ModelRig.script(folder.resolve("desktop/editor"), "echo \"$1\" >>'" + said + "'");
        Files.writeString(folder.resolve("notes.txt"), "one");
        try (WindowRig rig = new WindowRig(folder)
                .with("PATH", folder.toRealPath().resolve("desktop") + ":/usr/local/bin:/usr/bin:/bin")
                .with("COCKPIT_EDITOR", editor.toRealPath() + ",{file}:{line}")
                .open(WindowRig.shell(folder.toRealPath()))) {
            rig.awaitLive(0);
            rig.robot.write("clear; echo see https://cockpit.example/x and; echo ./notes.txt:7:1 or ./gone.txt:1\n");
            rig.awaitScreen("see https");
            rig.clickOnScreen("cockpit.example");
            assertThat(said).doesNotExist();

            rig.robot.press(KeyCode.CONTROL);
            rig.clickOnScreen("cockpit.example");
            Await.until("the browser", () -> Files.exists(said));
            rig.clickOnScreen("notes.txt");
            Await.until("the editor", () -> lines(said) == 2);
            rig.clickOnScreen("gone.txt");
            rig.robot.release(KeyCode.CONTROL);

            rig.awaitSaying("gone.txt does not exist.");
            assertThat(Files.readAllLines(said))
                    .containsExactly(
                            "https://cockpit.example/x", folder.toRealPath().resolve("notes.txt") + ":7");
        }
    }

    private static long lines(Path file) {
        try {
            return Files.readAllLines(file).size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theSheetWorksFromTheKeyboardAlone() throws Exception {
        Files.createDirectories(folder.resolve("code/shop"));
        try (WindowRig rig = new WindowRig(folder).open()) {
            rig.await("the icon for the task bar", () -> !rig.stage().getIcons().isEmpty());
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
            rig.awaitSaying("Starts inside ~");
            rig.await("the shell", () -> rig.house().sheet().kindProperty().get() == Kind.SHELL);

            rig.tabTo("folder");
            rig.press(KeyCode.CONTROL, KeyCode.A);
            rig.robot.write("/etc");
            rig.await("the reason", () -> rig.house().sheet().folderProblem().isPresent());
            rig.picture("sheet-refused");
            rig.press(KeyCode.ENTER);
            assertThat(rig.fx(() -> rig.house().sheet().showingProperty().get()))
                    .isTrue();

            rig.press(KeyCode.CONTROL, KeyCode.A);
            rig.robot.write("~/code/shop\n");
            TabModel tab = rig.awaitLive(0);
            assertThat(rig.fx(() -> tab.session().orElseThrow().cwd())).isEqualTo(rig.home.resolve("code/shop"));

            rig.robot.write("pwd\n");
            rig.awaitScreen("code/shop");
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
            rig.awaitSaying("New session");
            rig.press(KeyCode.ESCAPE);
            assertThat(rig.fx(() -> rig.house().tabs().tabs().size())).isEqualTo(1);
        }
    }

    @Test
    void aRefusalSaysWhyAndARetryWorks() throws Exception {
        try (WindowRig rig =
                new WindowRig(folder).open(WindowRig.shell(folder.toRealPath().resolve("gone")))) {
            rig.awaitSaying("Retry");
            assertThat(rig.says(rig.home.resolve("gone").toString())).isTrue();
            rig.picture("refused");
            Files.createDirectories(rig.home.resolve("gone"));

            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ENTER);

            rig.awaitLive(0);
            rig.robot.write("echo back $((40+2))\n");
            rig.awaitScreen("back 42");
        }
    }

    @Test
    void anEndedTabKeepsItsScreenAndStartsAgain() throws Exception {
        try (WindowRig rig = new WindowRig(folder).open(WindowRig.shell(folder.toRealPath()))) {
            TabModel tab = rig.awaitLive(0);
            SessionId first = rig.fx(() -> tab.session().orElseThrow().id());
            rig.robot.write("echo last words; exit 3\n");
            rig.awaitSaying("Shell session ended (exited 3).");
            rig.awaitScreen("last words");

            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ENTER);

            rig.await(
                    "another session",
                    () -> tab.session()
                            .filter(info -> !info.id().equals(first) && !info.ended())
                            .isPresent());
            rig.robot.write("echo fresh $((1+1))\n");
            rig.awaitScreen("fresh 2");
            assertThat(rig.screen()).doesNotContain("last words");
        }
    }

    @Test
    void closingDuringTheSpawnStopsTheLateChild() throws Exception {
        GatedSpawner ptys = new GatedSpawner();
        ptys.shut();
        try (WindowRig rig = new WindowRig(folder).withPtys(ptys).open(WindowRig.shell(folder.toRealPath()))) {
            rig.await("the spawn", ptys::entered);

            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
            rig.await("no tab", () -> rig.house().tabs().tabs().isEmpty());
            ptys.open();

            rig.await("the late child", () -> !ptys.children().isEmpty());
            rig.await("its end", () -> !ptys.children().getFirst().isAlive());
            rig.awaitSaying("No session is open");
        }
    }

    @Test
    void closingAsksWhenSomethingRuns() throws Exception {
        try (WindowRig rig = new WindowRig(folder)
                .withVendors()
                .open(new WindowRequest.Tab(Kind.CLAUDE, Optional.of(folder.toRealPath())))) {
            rig.awaitLive(0);
            rig.awaitScreen("ready");
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
            rig.awaitSaying("is still running");
            rig.press(KeyCode.ESCAPE);
            Await.until("no question", () -> !rig.says("is still running"));
            assertThat(rig.tab(0).state()).isInstanceOf(TabState.Live.class);

            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
            rig.awaitSaying("is still running");
            rig.press(KeyCode.ENTER);
            rig.await("no tab", () -> rig.house().tabs().tabs().isEmpty());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"jediterm", "cockpit"})
    void sessionsOfBackgroundTabsStartToo(String engine) throws Exception {
        try (WindowRig rig = new WindowRig(folder)
                .with("COCKPIT_TERMINAL_ENGINE", engine)
                .open(WindowRig.shell(folder.toRealPath()), WindowRig.shell(folder.toRealPath()))) {
            TabModel behind = rig.awaitLive(0);
            TabModel current = rig.awaitLive(1);

            assertThat(rig.fx(() -> behind.session().orElseThrow().size()))
                    .isEqualTo(rig.fx(() -> current.session().orElseThrow().size()));
        }
    }

    @Test
    void tabsAreRenamedReorderedAndClosedWithThePointer() throws Exception {
        Path home = folder.toRealPath();
        for (String name : List.of("a", "b", "c")) {
            Files.createDirectories(home.resolve(name));
        }
        try (WindowRig rig = new WindowRig(folder)
                .open(
                        WindowRig.shell(home.resolve("a")),
                        WindowRig.shell(home.resolve("b")),
                        WindowRig.shell(home.resolve("c")))) {
            for (int i = 0; i < 3; i++) {
                rig.awaitLive(i);
            }
            TabModel first = rig.tab(0);
            rig.robot.doubleClickOn(head(rig, 0));
            rig.robot.write("mine\n");
            rig.await("the name", () -> first.titleProperty().get().equals("mine"));

            rig.robot
                    .drag(head(rig, 0))
                    .moveTo(head(rig, 1))
                    .moveBy(60, 0)
                    .moveBy(120, 0)
                    .drop();
            rig.await("the new order", () -> rig.house().tabs().tabs().indexOf(first) == 2);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.PAGE_UP);
            rig.await("one back", () -> rig.house().tabs().tabs().indexOf(first) == 1);
            rig.press(KeyCode.ALT, KeyCode.DIGIT1);
            rig.await("the first", () -> rig.house().tabs().selected().equals(Optional.of(rig.tab(0))));
            rig.press(KeyCode.CONTROL, KeyCode.TAB);
            rig.await("the next", () -> rig.house().tabs().selected().equals(Optional.of(first)));

            rig.robot.clickOn(head(rig, 1), MouseButton.MIDDLE);
            rig.await("it to go", () -> !rig.house().tabs().tabs().contains(first));
        }
    }

    @Test
    void theListStopsASessionAfterAQuestion() throws Exception {
        try (WindowRig rig = new WindowRig(folder).open(WindowRig.shell(folder.toRealPath()))) {
            TabModel tab = rig.awaitLive(0);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
            rig.press(KeyCode.DELETE);
            rig.awaitSaying("Stop it");
            rig.picture("list-stop");
            rig.robot.clickOn("Stop it");

            rig.await("its end", () -> tab.state() instanceof TabState.Ended);
            rig.awaitSaying("Shell session was stopped.");
        }
    }

    @Test
    void whatTheChildGotIsShownByNameNeverByValue() throws Exception {
        try (WindowRig rig = new WindowRig(folder).open(WindowRig.shell(folder.toRealPath()))) {
            rig.awaitLive(0);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
            rig.picture("facts");
            rig.awaitSaying("SECRET_TOKEN");
            assertThat(rig.says("never shown")).isFalse();
            assertThat(rig.says("PTY_VENDOR_CLI_ENABLED")).isTrue();
            rig.press(KeyCode.ESCAPE);
            Await.until("it to go", () -> !rig.says("SECRET_TOKEN"));
        }
    }

    @Test
    void quittingAsksStopsEverythingAndRemembersTheWindow() throws Exception {
        String before = """
                {"place": {"x": 40, "y": 30, "width": 900, "height": 600, "maximized": false},
                 "listFolded": true, "theme": "dark", "fontSize": 15}""";
        try (WindowRig rig = new WindowRig(folder)
                .withVendors()
                .remembers(before)
                .open(new WindowRequest.Tab(Kind.CODEX, Optional.of(folder.toRealPath())))) {
            rig.awaitLive(0);
            assertThat(rig.fx(() -> rig.stage().getWidth())).isEqualTo(900);
            assertThat(rig.fx(() -> rig.stage().getX())).isEqualTo(40);
            assertThat(rig.says("RUNNING") || rig.says("DONE")).isFalse();
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
            Await.until("the group of the agent", () -> rig.says("RUNNING") || rig.says("DONE"));
            rig.press(KeyCode.CONTROL, KeyCode.EQUALS);

            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Q);
            rig.awaitSaying("1 session is still at work");
            rig.picture("quit");
            rig.press(KeyCode.ENTER);
            rig.await("the window to go", () -> !rig.stage().isShowing());

            Memory memory = new MemoryFile(rig.home.resolve(".local/state/cockpit")).read();
            assertThat(memory.place()).contains(new Memory.Place(40, 30, 900, 600, false));
            assertThat(memory.listFolded()).isFalse();
            assertThat(memory.theme()).isEqualTo("dark");
            assertThat(memory.fontSize()).isEqualTo(16);
            rig.await("no session", () -> rig.house().feed().running().isEmpty());
        }
    }

    @Test
    void badSettingsAreSaidInASentence() throws Exception {
        try (WindowRig rig =
                new WindowRig(folder).with("PTY_IDLE_TIMEOUT_MS", "abc").open(WindowRig.shell(folder.toRealPath()))) {
            rig.awaitLive(0);
            rig.awaitSaying("PTY_IDLE_TIMEOUT_MS");
            rig.picture("bad-setting");
        }
    }

    @Test
    void aCommandRunsFromTheListOfAllCommands() throws Exception {
        try (WindowRig rig = new WindowRig(folder).open(WindowRig.shell(folder.toRealPath()))) {
            rig.awaitLive(0);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
            rig.robot.write("duplicate\n");
            rig.awaitLive(1);
        }
    }

    private static Node head(WindowRig rig, int index) {
        return rig.fx(
                () -> rig.robot.lookup(".tab-strip").<HBox>query().getChildren().get(index));
    }
}
