package dev.cockpit.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Settings;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is run, from a request to a spec or a refusal. */
final class LauncherTest {
    @TempDir
    Path home;

    @Test
    void aShellStartsInTheHomeFolderOutOfTheBox() throws Exception {
        Environment environment = Environment.of(
                Os.LINUX, Map.of("HOME", home.toString(), "SHELL", "/bin/sh", "PATH", "/bin", "AWS_SECRET", "s3cret"));
        Launcher launcher = new Launcher(Settings.of(environment), environment);
        Launch launch = launcher.prepare(LaunchRequest.of(Kind.SHELL, home, TerminalSize.DEFAULT));
        assertThat(launch).isInstanceOfSatisfying(Launch.Ready.class, ready -> {
            assertThat(ready.spec().command()).containsExactly("/bin/sh", "-l");
            assertThat(ready.spec().environment())
                    .containsEntry("PWD", home.toString())
                    .containsEntry("TERM", "xterm-256color");
            assertThat(ready.spec().refusedNames()).containsExactly("AWS_SECRET");
        });
    }
}
