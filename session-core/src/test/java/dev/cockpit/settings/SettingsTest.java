package dev.cockpit.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.settings.Settings.AskVia;
import dev.cockpit.settings.Settings.TerminalEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Defaults, variables, the settings file, and one sentence for everything that cannot be used. */
final class SettingsTest {
    @TempDir
    Path home;

    @Test
    void theDefaultsAreTheSeeds() {
        Settings settings = Settings.of(Environment.of(Os.LINUX, Map.of()));
        assertThat(settings.eliza().fastModel()).isEqualTo("gemma-4-31b");
        assertThat(settings.eliza().smartModel()).isEqualTo("gemma-4-31b");
        assertThat(settings.eliza().baseUrl().text()).isEqualTo("https://api.elizacloud.ai/v1");
        assertThat(settings.sessions().max()).isEqualTo(24);
        assertThat(settings.sessions().idleTimeout()).isEqualTo(Duration.ofMinutes(15));
        assertThat(settings.sessions().exitedKept()).isEqualTo(Duration.ofSeconds(15));
        assertThat(settings.sessions().outputLogBytes()).isEqualTo(2 * 1024 * 1024);
        assertThat(settings.sharing().disconnectGrace()).isEqualTo(Duration.ofSeconds(30));
        assertThat(settings.sharing().trustLoopback()).isFalse();
        assertThat(settings.binaries().clawde()).isEqualTo(Path.of("/usr/local/bin/clawde"));
        assertThat(settings.ask().via()).isEqualTo(AskVia.OFF);
        assertThat(settings.roots()).isEmpty();
    }

    @Test
    void theEnvironmentWinsOverTheFileAndTheFileOverTheDefault() throws Exception {
        write("""
                {"eliza": {"fastModel": "file-fast", "smartModel": "file-smart"}, "terminal": {"engine": "cockpit"}}""");
        Settings settings = load("PTY_ELIZA_CLOUD_FAST_MODEL", " env-fast ").settings();
        assertThat(settings.eliza().fastModel()).isEqualTo("env-fast");
        assertThat(settings.eliza().smartModel()).isEqualTo("file-smart");
        assertThat(settings.terminal().engine()).isEqualTo(TerminalEngine.COCKPIT);
    }

    @Test
    void aBlankVariableCountsAsUnset() throws Exception {
        write("{\"sessions\": {\"max\": 3}}");
        Settings.Loaded loaded = load("PTY_MAX_SESSIONS", "  ");
        assertThat(loaded.settings().sessions().max()).isEqualTo(3);
        assertThat(loaded.problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "900000, 900000",
        "' 5000 ', 5000",
        "0, 0",
        "-1, 0",
        // F31: more than a 32-bit timer can hold stays what it is
        "2147483648, 2147483648",
        "9223372036854775807, 9223372036854775807"
    })
    void anIdleTimeoutIsAWholeNumberOfMilliseconds(String text, long millis) {
        Settings.Loaded loaded = load("PTY_IDLE_TIMEOUT_MS", text);
        assertThat(loaded.settings().sessions().idleTimeout()).isEqualTo(Duration.ofMillis(millis));
        assertThat(loaded.problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"abc", "1e3", "0x10", "5000abc", "15m", "1.5", "9223372036854775808", "٣"})
    void anythingElseIsSaidAndTheDefaultHolds(String text) {
        Settings.Loaded loaded = load("PTY_IDLE_TIMEOUT_MS", text);
        assertThat(loaded.settings().sessions().idleTimeout()).isEqualTo(Duration.ofMinutes(15));
        assertThat(loaded.problems())
                .extracting(Problem::sentence)
                .containsExactly("PTY_IDLE_TIMEOUT_MS is \"" + text + "\", but must be a whole number of milliseconds,"
                        + " 0 for never; the default, 900000, holds instead.");
    }

    @Test
    void everyMistakeOfTheFileIsSaidWithItsPathAndWhatWouldBeRight() throws Exception {
        write("""
                {
                  "terminal": {"fontSize": "big", "historyLines": -3, "engine": "xterm", "fontsize": 3},
                  "sharing": {"trustLoopback": "maybe", "port": 70000},
                  "sessions": {"idleTimeoutMs": 1.5, "max": 0},
                  "appearance": "dark",
                  "colours": {"a": 1},
                  "eliza": {"apiKey": 12345678, "smartModel": "kept"}
                }""");
        Settings.Loaded loaded = load();
        assertThat(loaded.problems())
                .extracting(Problem::sentence)
                .containsExactlyInAnyOrder(
                        "settings.json: terminal.fontSize is \"big\", but must be a whole number of pixels from 6 to 72;"
                                + " the default, 14, holds instead.",
                        "settings.json: terminal.historyLines is -3, but must be a whole number of lines from 0 to"
                                + " 1000000; the default, 10000, holds instead.",
                        "settings.json: terminal.engine is \"xterm\", but must be one of cockpit, jediterm; the default,"
                                + " cockpit, holds instead.",
                        "settings.json: terminal.fontsize is unknown; terminal knows editor, engine, fontFamily, fontSize,"
                                + " historyLines.",
                        "settings.json: sharing.trustLoopback is \"maybe\", but must be true or false; the default,"
                                + " false, holds instead.",
                        "settings.json: sharing.port is 70000, but must be a TCP port from 0 to 65535; the default, 0,"
                                + " holds instead.",
                        "settings.json: sessions.idleTimeoutMs is 1.5, but must be a whole number of milliseconds, 0 for"
                                + " never; the default, 900000, holds instead.",
                        "settings.json: sessions.max is 0, but must be a whole number of sessions from 1 to 1000; the"
                                + " default, 24, holds instead.",
                        "settings.json: appearance must be an object with desktopNotices, theme; it counts as not set.",
                        "settings.json: colours is unknown; the groups are appearance, ask, binaries, eliza,"
                                + " environment, gates, records, sessions, sharing, terminal, vendors, workspace.",
                        "settings.json: eliza.apiKey cannot be used and must be a text that is not blank; it counts as"
                                + " not set.");
        assertThat(loaded.settings().eliza().smartModel()).isEqualTo("kept");
    }

    @Test
    void aFileThatIsNoJsonShutsTheGatesAndIsNotQuoted() throws Exception {
        write("{\n \"eliza\": {\"apiKey\": sk-secret}}");
        Settings.Loaded loaded = load("PTY_ELIZA_CLOUD_FAST_MODEL", "still-read");
        assertThat(loaded.problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.sentence())
                        .endsWith(
                                "settings.json is not valid JSON at line 2, column 22; no session starts until it is mended or"
                                        + " removed.")
                        .doesNotContain("sk-"));
        assertThat(loaded.settings().gates().unreadable())
                .contains(loaded.problems().getFirst().sentence());
        assertThat(loaded.settings().eliza().fastModel()).isEqualTo("still-read");
    }

    @Test
    void aMalformedAllowlistEntryBreaksNoOther() { // F30
        Settings.Loaded loaded = load(
                "PTY_ALLOWED_BASE_URLS", "https://ok.example/v1/, not a url ,,http://plain.example, https://u:pw@",
                "PTY_ELIZA_CLOUD_BASE_URL_ALLOWLIST", "https://more.example, https://ok.example/v1");
        assertThat(loaded.settings().eliza().allowedBaseUrls())
                .containsExactly(new BaseUrl("https://ok.example/v1"), new BaseUrl("https://more.example"));
        assertThat(loaded.problems())
                .extracting(Problem::sentence)
                .containsExactly(
                        "PTY_ALLOWED_BASE_URLS has the entry \"not a url\", but each must be an absolute https address"
                                + " (http only for this machine); this one is left out.",
                        "PTY_ALLOWED_BASE_URLS has the entry \"http://plain.example\", but each must be an absolute https"
                                + " address (http only for this machine); this one is left out.",
                        "PTY_ALLOWED_BASE_URLS has the entry \"https://•••@\", but each must be an absolute https address"
                                + " (http only for this machine); this one is left out.");
    }

    @Test
    void rootsAreTakenFromTheHomeFolderAndACommaIsPartOfAName() throws Exception {
        write("{\"workspace\": {\"roots\": [\"/srv/a\", \"~/b\", \"c\", 7]}}");
        assertThat(load().settings().roots())
                .containsExactly(Path.of("/srv/a"), home.resolve("b"), home.resolve("c"), home.resolve("7"));
        assertThat(load("PTY_ALLOWED_DIRECTORY", "/srv/a,b").settings().roots()).containsExactly(Path.of("/srv/a,b"));
    }

    @Test
    void onlyListedVariablesCanBeLetThrough() {
        Settings.Loaded loaded = load("COCKPIT_ENV_EXTRA", "TZ, LD_PRELOAD,AWS_SECRET_ACCESS_KEY");
        assertThat(loaded.settings().extraNames()).containsExactly("TZ");
        assertThat(loaded.problems())
                .hasSize(2)
                .first()
                .satisfies(problem -> assertThat(problem.sentence())
                        .startsWith(
                                "COCKPIT_ENV_EXTRA has the entry \"LD_PRELOAD\", but each must be one of HTTP_PROXY,")
                        .endsWith("; this one is left out."));
    }

    @Test
    void gateSwitchesMayBeTrueOrFalseOrAnythingWhichIsANo() throws Exception {
        write("{\"gates\": {\"vendorCli\": true, \"interactive\": {\"on\": true}}}");
        Settings settings = load().settings();
        assertThat(settings.gates().vendorCli()).contains("true");
        assertThat(settings.gates().interactive()).contains("{\"on\":true}");
    }

    @Test
    void theTokensAliasCountsOnlyWhenTheTokenIsUnset() {
        assertThat(load("PTY_TERMINAL_RUN_TOKEN", "b").settings().sharing().terminalToken())
                .contains(new Secret("b"));
        assertThat(load("PTY_TERMINAL_RUN_TOKEN", "b", "ELIZA_TERMINAL_RUN_TOKEN", "a")
                        .settings()
                        .sharing()
                        .terminalToken())
                .contains(new Secret("a"));
    }

    @Test
    void noSecretIsPrinted() {
        Settings.Loaded loaded = load(
                "PTY_ELIZA_CLOUD_API_KEY", "s3cret-1",
                "CLAUDE_CODE_OAUTH_TOKEN", "s3cret-2",
                "ELIZA_TERMINAL_RUN_TOKEN", "s3cret-3",
                "DATABASE_URL", "postgres://u:s3cret-4@db/x",
                "NSELF_LICENSE_KEY", "s3cret-5");
        assertThat(loaded.settings().vendors().claudeToken()).contains(new Secret("s3cret-2"));
        assertThat(loaded.toString()).contains("•••").doesNotContain("s3cret");
    }

    private Settings.Loaded load(String... variables) {
        Map<String, String> map = new HashMap<>(Map.of("HOME", home.toString()));
        for (int i = 0; i < variables.length; i += 2) {
            map.put(variables[i], variables[i + 1]);
        }
        return Settings.load(Environment.of(Os.LINUX, map));
    }

    private void write(String json) throws IOException {
        Path file = home.resolve(".config/cockpit/settings.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, json);
    }
}
