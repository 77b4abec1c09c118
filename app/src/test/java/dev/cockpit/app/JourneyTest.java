package dev.cockpit.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabState;
import dev.cockpit.session.Await;
import dev.cockpit.widget.jediterm.JediTermView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs that people use every day, in a tab of the real window, driven by real keys and a real pointer.
final class JourneyTest {
    @TempDir
    private Path folder;

    @Test
    void bashEditsItsLine() throws Exception {
        try (WindowRig rig = bash()) {
            rig.robot.write("echo wrold");
            rig.press(KeyCode.CONTROL, KeyCode.W);
            rig.robot.write("world | tr a-z A-Z\n");
            rig.awaitScreen("WORLD");
            rig.press(KeyCode.UP);
            rig.press(KeyCode.HOME);
            rig.robot.write("X=");
            rig.press(KeyCode.CONTROL, KeyCode.C);
            rig.robot.write("sleep 1000\n");
            rig.press(KeyCode.CONTROL, KeyCode.C);
            rig.robot.write("echo stopped with $?\n");
            rig.awaitScreen("stopped with 130");
        }
    }

    @Test
    void vimWritesWhatWasTyped() throws Exception {
        Path file = folder.resolve("hello.txt");
        try (WindowRig rig = bash()) {
            rig.robot.write("vi -u NONE hello.txt\n");
            rig.awaitScreen("~");
            rig.robot.write("iHello World");
            rig.awaitScreen("Hello World");
            rig.press(KeyCode.ESCAPE);
            rig.robot.write(":wq\n");
            Await.until("the file", () -> Files.exists(file));
            rig.awaitScreen("ready>");
            assertThat(Files.readString(file)).isEqualTo("Hello World\n");
        }
    }

    @Test
    void htopIsUsedWithTheMouse() throws Exception {
        try (WindowRig rig = bash()) {
            rig.robot.write("htop\n");
            rig.awaitScreen("F10Quit");
            rig.clickOnScreen("F1Help");
            rig.awaitScreen("Press any key to return");
            rig.picture("journey-htop-help");
            rig.press(KeyCode.SPACE);
            rig.awaitScreen("F10Quit");
            rig.clickOnScreen("Quit");
            rig.awaitScreen("ready>");
        }
    }

    @Test
    void lessPagesAndSearches() throws Exception {
        Files.writeString(
                folder.resolve("long.txt"),
                IntStream.rangeClosed(1, 500).mapToObj(i -> "line " + i).collect(Collectors.joining("\n")));
        try (WindowRig rig = bash()) {
            rig.robot.write("less long.txt\n");
            rig.awaitScreen("line 1\n");
            rig.press(KeyCode.PAGE_DOWN);
            rig.await("the next page", () -> !rig.screen().contains("line 1\n"));
            rig.robot.write("/line 321\n");
            rig.awaitScreen("line 321");
            rig.press(KeyCode.SHIFT, KeyCode.G);
            rig.awaitScreen("line 500");
            rig.robot.write("q");
            rig.awaitScreen("ready>");
        }
    }

    @Test
    void tmuxSplitsAndEnds() throws Exception {
        try (WindowRig rig = bash()) {
            rig.robot.write("tmux -L cockpit-journey -f /dev/null new-session 'sh -c \"echo left; exec cat\"'\n");
            rig.awaitScreen("left");
            rig.press(KeyCode.CONTROL, KeyCode.B);
            rig.robot.write("%");
            rig.awaitScreen("│");
            rig.picture("journey-tmux");
            rig.press(KeyCode.CONTROL, KeyCode.B);
            rig.robot.write(":kill-server\n");
            rig.awaitScreen("server exited");
        }
    }

    @Test
    void mcCopiesAFile() throws Exception {
        Files.createDirectory(folder.resolve("from"));
        Files.createDirectory(folder.resolve("to"));
        Files.writeString(folder.resolve("from/letter.txt"), "Dear Sir");
        try (WindowRig rig = bash()) {
            rig.robot.write("mc --nosubshell from to\n");
            rig.awaitScreen("letter.txt");
            rig.press(KeyCode.DOWN);
            rig.press(KeyCode.F5);
            rig.awaitScreen("Copy");
            rig.picture("journey-mc");
            rig.press(KeyCode.ENTER);
            Await.until("the copy", () -> Files.exists(folder.resolve("to/letter.txt")));
            rig.press(KeyCode.F10);
            rig.awaitScreen("ready>");
            assertThat(Files.readString(folder.resolve("to/letter.txt"))).isEqualTo("Dear Sir");
        }
    }

    /// A window with a bash whose prompt is known.
    private WindowRig bash() throws Exception {
        Path home = folder.toRealPath();
        for (String start :
                new String[] {".bash_profile", ".bashrc"}) { // a login shell reads one, the others the other
            Files.writeString(home.resolve(start), "PS1='ready> '\n");
        }
        WindowRig rig = new WindowRig(folder)
                .with("SHELL", "/bin/bash")
                .withTerminals((look, listener) -> new JediTermView(listener, look, key -> false))
                .open(WindowRig.shell(home));
        TabModel tab = rig.awaitLive(0);
        assertThat(tab.state()).isInstanceOf(TabState.Live.class);
        rig.awaitScreen("ready>");
        return rig;
    }
}
