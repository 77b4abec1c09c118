package dev.cockpit.launch;

import static dev.cockpit.launch.TestFiles.script;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The user's shell, and the {@code PATH} that it has, with real shells that misbehave. */
final class LoginShellTest {
    private static final Duration LONG = Duration.ofSeconds(60);

    @TempDir
    Path home;

    @Test
    void theVariableComesBeforeThePasswordFileBeforeSh() throws Exception {
        Path own = script(home.resolve("own"), "");
        Path listed = script(home.resolve("listed"), "");
        Path passwd = Files.writeString(
                home.resolve("passwd"), "root:x:0:0:r:/root:/bin/no\nada:x:7:7:Ada,,,:/home/ada:" + listed + "\n");
        assertThat(shell(own.toString(), passwd).find()).contains(own);
        assertThat(shell("", passwd).find()).contains(listed);
        assertThat(shell("not/absolute", passwd).find()).contains(listed);
        assertThat(shell(home + "/missing", passwd).find()).contains(listed);
        assertThat(shell("/usr/sbin/nologin", home.resolve("none")).find()).contains(Path.of("/bin/sh"));
        assertThat(shell(own.toString(), passwd).command(own)).containsExactly(own.toString(), "-l");
    }

    @Test
    void aRealShellSaysItsPath() {
        assertThat(path(Path.of("/bin/sh"), LONG)).contains(Path.of("/usr/bin"));
    }

    @Test
    void whatTheStartUpFilesPrintDoesNoHarm() throws Exception {
        assertThat(path(
                        shell("echo 'Welcome! PATH=/evil'; echo oops >&2; PATH=/login/bin:relative::/b; export PATH"),
                        LONG))
                .containsExactly(Path.of("/login/bin"), Path.of("/b"));
    }

    @Test
    void whatTheStartUpFilesLeaveRunningHoldsNobodyUpAndIsLeftAlone() throws Exception {
        Path pid = home.resolve("pid");
        assertThat(path(shell("sleep 600 & echo $! > " + pid + "; PATH=/login/bin"), LONG))
                .containsExactly(Path.of("/login/bin"));
        assertThat(process(pid)).hasValueSatisfying(agent -> {
            assertThat(agent.isAlive()).isTrue();
            agent.destroyForcibly();
        });
    }

    @Test
    void aShellThatHangsIsEnded() throws Exception {
        Path pid = home.resolve("pid");
        assertThat(path(shell("echo $$ > " + pid + "; sleep 600"), Duration.ofSeconds(2)))
                .isEmpty();
        assertThat(process(pid)
                        .map(ProcessHandle::onExit)
                        .map(exit -> exit.join().isAlive())
                        .orElse(false))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"exit 3", "printf __cockpit_path__/only/one/mark; exit 0", "exec head -c 1000000 /dev/zero"})
    void aShellThatFailsYieldsNothing(String body) throws Exception {
        assertThat(path(shell(body), LONG)).isEmpty();
    }

    @Test
    void isAskedOnce() throws Exception {
        Path count = home.resolve("count");
        LoginPath path = new LoginPath(environment(), Optional.of(shell("echo x >> " + count)), LONG);
        assertThat(path.folders()).isEqualTo(path.folders());
        assertThat(Files.readAllLines(count)).hasSize(1);
    }

    @Test
    void wellKnownFoldersHaveTheNewestNodeFirst() throws Exception {
        for (String version : List.of("v8.17.0", "v22.3.0", "v22.11.0")) {
            Files.createDirectories(
                    home.resolve(".nvm/versions/node").resolve(version).resolve("bin"));
        }
        List<Path> folders = new WellKnownFolders(environment()).list();
        assertThat(folders)
                .startsWith(home.resolve(".local/bin"), home.resolve(".bun/bin"), home.resolve(".cargo/bin"))
                .contains(Path.of("/opt/homebrew/bin"), Path.of("/usr/local/bin"))
                .containsSubsequence(
                        home.resolve(".nvm/versions/node/v22.11.0/bin"),
                        home.resolve(".nvm/versions/node/v22.3.0/bin"),
                        home.resolve(".nvm/versions/node/v8.17.0/bin"));
    }

    /** A login shell whose start-up files do that: it is called as {@code SHELL -lc SCRIPT}. */
    private Path shell(String startUp) throws IOException {
        return script(home.resolve("shell"), startUp + "\neval \"$2\"");
    }

    private static Optional<ProcessHandle> process(Path pid) throws IOException {
        return ProcessHandle.of(Long.parseLong(Files.readString(pid).strip()));
    }

    private List<Path> path(Path shell, Duration limit) {
        return new LoginPath(environment(), Optional.of(shell), limit).folders();
    }

    private Environment environment() {
        return Environment.of(Os.LINUX, Map.of("HOME", home.toString(), "PATH", "/usr/bin:/bin"));
    }

    private LoginShell shell(String variable, Path passwd) {
        return new LoginShell(Environment.of(Os.LINUX, Map.of("SHELL", variable)), "ada", passwd);
    }
}
