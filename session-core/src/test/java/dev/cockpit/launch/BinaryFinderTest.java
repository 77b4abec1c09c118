package dev.cockpit.launch;

import static dev.cockpit.launch.TestFiles.plain;
import static dev.cockpit.launch.TestFiles.script;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.BinaryFinder.Program;
import dev.cockpit.launch.BinaryFinder.Search;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where programs are found, V6 to V9 of the seed's catalogue and what its fault list adds. */
final class BinaryFinderTest {
    private static final Program CLAUDE =
            new Program("claude", "PTY_CLAUDE_BIN", "binaries.claude", "install it with npm install -g x");
    private static final String SETTING = "PTY_CLAUDE_BIN (binaries.claude in the settings file) is \"";

    @TempDir
    Path folder;

    @Test
    void anOverrideThatExistsIsTaken() throws Exception { // V6
        Path own = script(folder.resolve("own/claude"), "");
        script(folder.resolve("path/claude"), "");
        assertThat(finder(folder.resolve("path").toString()).find(CLAUDE, Optional.of(own)))
                .isEqualTo(new Search.Found(own, List.of(own), List.of(own.getParent())));
    }

    @Test
    void anOverrideThatCannotBeRunIsRefusedAndNothingElseIsRun() throws Exception { // V7
        script(folder.resolve("path/claude"), "");
        BinaryFinder finder = finder(folder.resolve("path").toString());
        Path missing = folder.resolve("missing");
        assertThat(refusal(finder, missing))
                .isEqualTo(SETTING + missing + "\", but no file exists there; set it to the absolute path of an"
                        + " executable file.");
        assertThat(refusal(finder, folder))
                .isEqualTo(SETTING + folder + "\", which is a folder or no regular file; set it to the absolute path of"
                        + " an executable file.");
        Path plain = plain(folder.resolve("plain"));
        assertThat(refusal(finder, plain))
                .isEqualTo(SETTING + plain + "\", which is not executable; allow it to be executed, or set the absolute"
                        + " path of an executable file.");
        assertThat(refusal(finder, Path.of("bin/claude")))
                .isEqualTo(SETTING + "bin/claude\", but must be an absolute path.");
    }

    @Test
    void theFirstProgramOnThePathWins() throws Exception { // V8
        Path first = script(folder.resolve("b/claude"), "");
        script(folder.resolve("c/claude"), "");
        Files.createDirectories(folder.resolve("a"));
        String path = String.join(
                ":",
                "",
                ".",
                folder.resolve("a").toString(),
                folder.resolve("b").toString(),
                folder.resolve("c").toString());
        assertThat(finder(path).find(CLAUDE, Optional.empty()))
                .isEqualTo(new Search.Found(first, List.of(folder.resolve("a/claude"), first), List.of()));
    }

    @Test
    void aFolderAndAFileThatCannotBeExecutedAreSkipped() throws Exception {
        Files.createDirectories(folder.resolve("a/claude"));
        plain(folder.resolve("b/claude"));
        Path good = Files.createSymbolicLink(
                Files.createDirectories(folder.resolve("c")).resolve("claude"), script(folder.resolve("real"), ""));
        String path = "%1$s/a:%1$s/b:%1$s/c".formatted(folder);
        assertThat(finder(path).find(CLAUDE, Optional.empty()))
                .isInstanceOfSatisfying(
                        Search.Found.class, found -> assertThat(found.binary()).isEqualTo(good));
    }

    @Test
    void whatIsNowhereSaysHowToGetItAndWhereItWasLookedFor() { // V9
        BinaryFinder finder = new BinaryFinder(
                environment("/nowhere/a"), () -> List.of(Path.of("/nowhere/b")), () -> List.of(Path.of("/nowhere/c")));
        assertThat(finder.find(CLAUDE, Optional.empty())).isInstanceOfSatisfying(Search.Missing.class, missing -> {
            assertThat(missing.refusal().sentence())
                    .isEqualTo("claude was not found: install it with npm install -g x, or set PTY_CLAUDE_BIN"
                            + " (binaries.claude in the settings file) to its executable file.");
            assertThat(missing.refusal().looked())
                    .containsExactly(
                            Path.of("/nowhere/a/claude"), Path.of("/nowhere/b/claude"), Path.of("/nowhere/c/claude"));
        });
    }

    @Test
    void theLoginShellIsAskedOnlyWhenThePathLacksIt() throws Exception {
        script(folder.resolve("path/claude"), "");
        AtomicInteger asked = new AtomicInteger();
        BinaryFinder finder = new BinaryFinder(
                environment(folder.resolve("path").toString()),
                () -> {
                    asked.incrementAndGet();
                    return List.of();
                },
                List::of);
        finder.find(CLAUDE, Optional.empty());
        assertThat(asked).hasValue(0);
        finder.find(new Program("codex", "V", "k", "i"), Optional.empty());
        assertThat(asked).hasValue(1);
    }

    @Test
    void aChildFindsWhatLiesBesideAProgramThatIsNotOnThePath() throws Exception {
        Path claude = script(folder.resolve("nvm/claude"), "");
        Path more = folder.resolve("more");
        BinaryFinder finder = new BinaryFinder(
                environment("/usr/bin"), () -> List.of(Path.of("/usr/bin"), more), () -> List.of(claude.getParent()));
        assertThat(finder.find(CLAUDE, Optional.empty()))
                .isInstanceOfSatisfying(
                        Search.Found.class,
                        found -> assertThat(found.folders()).containsExactly(claude.getParent(), more));
    }

    @Test
    void windowsLooksForEndings() throws Exception {
        Path shim = script(folder.resolve("npm/claude.cmd"), "");
        Environment windows =
                Environment.of(Os.WINDOWS, Map.of("Path", shim.getParent() + ";C:\\x", "PATHEXT", ".EXE;.CMD"));
        assertThat(new BinaryFinder(windows, List::of, List::of).find(CLAUDE, Optional.empty()))
                .isInstanceOfSatisfying(Search.Found.class, found -> {
                    assertThat(found.binary()).isEqualTo(shim);
                    assertThat(found.looked()).containsExactly(shim.resolveSibling("claude.exe"), shim);
                });
    }

    private static String refusal(BinaryFinder finder, Path override) {
        return switch (finder.find(CLAUDE, Optional.of(override))) {
            case Search.Missing missing -> missing.refusal().sentence();
            case Search.Found found -> "found " + found;
        };
    }

    private static BinaryFinder finder(String path) {
        return new BinaryFinder(environment(path), List::of, List::of);
    }

    private static Environment environment(String path) {
        return Environment.of(Os.LINUX, Map.of("PATH", path));
    }
}
