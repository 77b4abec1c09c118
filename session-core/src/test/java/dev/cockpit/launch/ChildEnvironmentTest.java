package dev.cockpit.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Settings;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a child gets and what it does not, per system (S1 to S3, F2, F32 of the seed's catalogue). */
final class ChildEnvironmentTest {
    private static final Path CWD = Path.of("/work");
    private static final List<String> SECRETS = List.of(
            "OPENAI_API_KEY",
            "ANTHROPIC_API_KEY",
            "AWS_SECRET_ACCESS_KEY",
            "DATABASE_URL",
            "NSELF_LICENSE_KEY",
            "ELIZA_TERMINAL_RUN_TOKEN",
            "PTY_ELIZA_CLOUD_API_KEY",
            "CLAUDE_CODE_OAUTH_TOKEN",
            "CODEX_HOME",
            "GITHUB_TOKEN");

    @Test
    void theListsAreTheSeeds() {
        List<String> seed =
                List.of(("PATH Path HOME USER LOGNAME SHELL TMPDIR TMP TEMP LANG LC_ALL LC_CTYPE COLORTERM TERM_PROGRAM"
                                + " TERM_PROGRAM_VERSION FORCE_COLOR NO_COLOR BUN_INSTALL XDG_CACHE_HOME XDG_CONFIG_HOME"
                                + " XDG_DATA_HOME")
                        .split(" ", -1));
        List<String> everywhere = Stream.of(EnvAllowlist.INHERITED, EnvAllowlist.SET)
                .flatMap(List::stream)
                .filter(entry -> entry.systems().size() == Os.values().length)
                .map(EnvAllowlist.Entry::name)
                .toList();
        assertThat(everywhere)
                .containsAll(seed)
                .hasSize(seed.size() + List.of("TERM", "PWD").size());
        assertThat(EnvAllowlist.FROM_SPEC)
                .extracting(EnvAllowlist.Entry::name)
                .containsExactlyInAnyOrder(("ELIZA_CODE_PROVIDER ELIZA_CODE_CODING_ONLY OPENAI_API_KEY OPENAI_BASE_URL"
                                + " OPENAI_SMALL_MODEL OPENAI_MEDIUM_MODEL OPENAI_LARGE_MODEL"
                                + " CODING_TOOLS_WORKSPACE_ROOTS SHELL_ALLOWED_DIRECTORY CLAUDE_CODE_OAUTH_TOKEN"
                                + " CODEX_HOME TERM COLORTERM FORCE_COLOR NO_COLOR")
                        .split(" ", -1));
        assertThat(Stream.of(EnvAllowlist.INHERITED, EnvAllowlist.FROM_SPEC, EnvAllowlist.SET)
                        .flatMap(List::stream))
                .allMatch(entry -> !entry.reason().isBlank());
    }

    @ParameterizedTest
    @EnumSource(Os.class)
    void nothingButTheListsReachesAChild(Os os) { // F2
        Map<String, String> parent = new HashMap<>();
        Stream.concat(SECRETS.stream(), EnvAllowlist.INHERITED.stream().map(EnvAllowlist.Entry::name))
                .forEach(name -> parent.put(name, "UTF-8"));
        ChildEnvironment child = child(os, parent, Map.of());
        List<String> allowed = Stream.of(EnvAllowlist.INHERITED, EnvAllowlist.SET)
                .flatMap(List::stream)
                .filter(entry -> entry.systems().contains(os))
                .map(EnvAllowlist.Entry::name)
                .filter(name -> os != Os.WINDOWS || !name.equals("Path"))
                .toList();
        assertThat(child.variables().keySet()).containsExactlyInAnyOrderElementsOf(allowed);
        assertThat(child.refusedNames()).containsAll(SECRETS);
    }

    @Test
    void aBareParentMakesAMinimalChild() { // S1
        assertThat(child(Os.LINUX, Map.of("HOME", "/home/ada", "PATH", "/bin"), Map.of())
                        .variables())
                .isEqualTo(new TreeMap<>(Map.of(
                        "HOME", "/home/ada",
                        "PATH", "/bin",
                        "LANG", "C.UTF-8",
                        "PWD", "/work",
                        "TERM", "xterm-256color",
                        "COLORTERM", "truecolor",
                        "TERM_PROGRAM", "cockpit",
                        "TERM_PROGRAM_VERSION", "0.1.0")));
    }

    @Test
    void theTerminalsIdentityIsTheCockpitsWhateverTheParentAndTheSpecSay() {
        Map<String, String> misleading = Map.of("TERM", "dumb", "COLORTERM", "no");
        Map<String, String> parent = new HashMap<>(misleading);
        parent.putAll(Map.of("TERM_PROGRAM", "vscode", "TERM_PROGRAM_VERSION", "9", "PWD", "/elsewhere"));
        assertThat(child(Os.LINUX, parent, misleading).variables())
                .containsEntry("TERM", "xterm-256color")
                .containsEntry("COLORTERM", "truecolor")
                .containsEntry("TERM_PROGRAM", "cockpit")
                .containsEntry("TERM_PROGRAM_VERSION", "0.1.0")
                .containsEntry("PWD", "/work");
    }

    @ParameterizedTest
    @CsvSource({
        "de_DE.UTF-8, LINUX, de_DE.UTF-8",
        "de_DE.utf8, LINUX, de_DE.utf8",
        "de_DE@euro, LINUX, C.UTF-8",
        "C, LINUX, C.UTF-8",
        "C, MACOS, en_US.UTF-8"
    })
    void theLanguageIsAlwaysUtf8(String parent, Os os, String child) {
        assertThat(child(os, Map.of("LANG", parent, "LC_ALL", parent), Map.of()).variables())
                .containsEntry("LANG", child)
                .matches(variables -> variables.containsKey("LC_ALL") == parent.equals(child));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "LD_PRELOAD",
                "LD_LIBRARY_PATH",
                "DYLD_INSERT_LIBRARIES",
                "BASH_ENV",
                "ENV",
                "NODE_OPTIONS",
                "node_options",
                "PYTHONSTARTUP",
                "BASH_FUNC_ls%%",
                "JAVA_TOOL_OPTIONS"
            })
    void whatLoadsCodeIsRefusedWhereverItComesFrom(String name) {
        Map<String, String> hook = Map.of(name, "evil");
        for (Os os : Os.values()) {
            ChildEnvironment child = ChildEnvironment.of(Environment.of(os, hook), List.of(name), hook, CWD, List.of());
            assertThat(child.variables()).doesNotContainKey(name);
            assertThat(child.refusedNames()).contains(name);
        }
    }

    @Test
    void theSpecsListedVariablesWinAndItsOthersAreDropped() { // S2, S3, F32
        ChildEnvironment child = child(
                Os.LINUX,
                Map.of("NO_COLOR", "1", "OPENAI_API_KEY", "the-users"),
                Map.of("NO_COLOR", "", "OPENAI_API_KEY", "the-specs", "CODEX_HOME", "/c", "AWS_TOKEN", "x"));
        assertThat(child.variables())
                .containsEntry("NO_COLOR", "")
                .containsEntry("OPENAI_API_KEY", "the-specs")
                .containsEntry("CODEX_HOME", "/c")
                .doesNotContainKey("AWS_TOKEN");
        assertThat(child.refusedNames()).containsExactly("AWS_TOKEN");
    }

    @Test
    void extrasComeByChoiceOnly() {
        Map<String, String> parent =
                Settings.OPT_IN.stream().collect(Collectors.toMap(Function.identity(), name -> "x"));
        assertThat(child(Os.LINUX, parent, Map.of()).refusedNames())
                .containsExactlyInAnyOrderElementsOf(Settings.OPT_IN);
        ChildEnvironment chosen =
                ChildEnvironment.of(Environment.of(Os.LINUX, parent), Settings.OPT_IN, Map.of(), CWD, List.of());
        assertThat(chosen.variables()).containsKeys(Settings.OPT_IN.toArray(String[]::new));
        assertThat(chosen.refusedNames()).isEmpty();
    }

    @Test
    void aHomeIsAlwaysPassed() {
        assertThat(child(Os.LINUX, Map.of(), Map.of()).variables())
                .containsEntry("HOME", System.getProperty("user.home"));
    }

    @Test
    void foldersAreAppendedToThePath() {
        Environment parent = Environment.of(Os.LINUX, Map.of("PATH", "/bin"));
        assertThat(ChildEnvironment.of(parent, List.of(), Map.of(), CWD, List.of(Path.of("/n/bin"), Path.of("/m")))
                        .variables())
                .containsEntry("PATH", "/bin:/n/bin:/m");
        assertThat(ChildEnvironment.of(
                                Environment.of(Os.LINUX, Map.of()), List.of(), Map.of(), CWD, List.of(Path.of("/n")))
                        .variables())
                .containsEntry("PATH", "/n");
    }

    @Test
    void printsNamesOnly() {
        ChildEnvironment child = child(Os.LINUX, Map.of("USER", "s3cret"), Map.of("OPENAI_API_KEY", "s3cret"));
        assertThat(child.toString()).contains("USER", "OPENAI_API_KEY").doesNotContain("s3cret");
    }

    private static ChildEnvironment child(Os os, Map<String, String> parent, Map<String, String> spec) {
        return ChildEnvironment.of(Environment.of(os, parent), List.of(), spec, CWD, List.of());
    }
}
