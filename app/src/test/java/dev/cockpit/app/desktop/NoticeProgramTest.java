package dev.cockpit.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.ModelRig;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Notices are arguments of a program: no text in them can be taken for a command or an option.
final class NoticeProgramTest {
    private static final DesktopNotice SLY = new DesktopNotice("--help; rm -rf ~", "<b>'$(id)' & \\more");

    @TempDir
    private Path folder;

    private NoticeProgram only(String name, String body, Os os) throws IOException {
        ModelRig.script(folder.resolve(name), body);
        return NoticeProgram.find(Environment.of(
                        os,
                        Map.of(
                                "PATH",
                                folder.toString(),
                                "HOME",
                                folder.toString(),
                                "SECRET_TOKEN",
                                "x",
                                "DISPLAY",
                                ":7")))
                .orElseThrow();
    }

    @Test
    void notifySendGetsTheTextsAsTheyAreAndNoSecrets() throws IOException {
        NoticeProgram program = only(
                "notify-send",
                "for a in \"$@\"; do echo \"$a\" >>'" + folder + "/said'; done\n"
                        + "echo \"$DISPLAY${SECRET_TOKEN-}\" >>'" + folder + "/said'",
                Os.LINUX);

        program.show(SLY);

        assertThat(Files.readAllLines(folder.resolve("said")))
                .containsExactly(
                        "--app-name=Cockpit",
                        "--icon=cockpit",
                        "--",
                        "--help; rm -rf ~",
                        "&lt;b&gt;'$(id)' &amp; \\more",
                        ":7");
    }

    @Test
    void gdbusGetsQuotedStrings() throws IOException {
        List<String> command = only("gdbus", "", Os.LINUX).command(SLY);

        assertThat(command).endsWith("'--help; rm -rf ~'", "'&lt;b&gt;\\'$(id)\\' &amp; \\\\more'", "[]", "{}", "-1");
    }

    @Test
    void appleScriptAndPowerShellTakeTheTextsAsData() throws IOException {
        assertThat(only("osascript", "", Os.MACOS).command(SLY)).endsWith("end run", SLY.title(), SLY.text());
        assertThat(only("powershell.exe", "", Os.WINDOWS).command(SLY)).noneMatch(part -> part.contains("rm -rf"));
    }

    @Test
    void aProgramThatFailsIsNoFault() throws IOException {
        only("notify-send", "exit 3", Os.LINUX).show(SLY);
        assertThat(NoticeProgram.find(Environment.of(
                        Os.LINUX, Map.of("PATH", folder.resolve("none").toString()))))
                .isEmpty();
    }
}
