package dev.cockpit.launch;

import static dev.cockpit.launch.TestFiles.plain;
import static dev.cockpit.launch.TestFiles.script;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.LaunchRequest.Origin;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** From a request to a spec or a refusal, in the seed's order, with real files. */
final class LauncherTest {
    private static final Origin WINDOW = new Origin.Window();
    private static final Origin REMOTE = new Origin.Remote(Optional.of("client-1"));
    private static final String KEY = "PTY_ELIZA_CLOUD_API_KEY";
    private static final String VENDOR = "PTY_VENDOR_CLI_ENABLED";

    @TempDir
    Path temporary;

    Path home;
    Path bin;

    @BeforeEach
    void aUserWithEverythingInstalled() throws IOException {
        home = Files.createDirectories(temporary.toRealPath().resolve("home"));
        bin = home.resolve("bin");
        for (String name : new String[] {"bun", "claude", "codex"}) {
            script(bin.resolve(name), "");
        }
        plain(home.resolve("eliza/dist/index.js"));
    }

    @Test
    void elizaCodeWithTheOperatorsSettings() { // E1, E6, H6, H16
        LaunchSpec spec = ready(
                request(Kind.ELIZA_CODE),
                KEY,
                " the-key ",
                "PTY_ELIZA_CLOUD_FAST_MODEL",
                "op-fast",
                "PTY_ELIZA_CLOUD_SMART_MODEL",
                "op-smart");
        assertThat(spec.command())
                .containsExactly(bin + "/bun", home + "/eliza/dist/index.js", "--interactive", "--coding-only");
        assertThat(spec.cwd()).isEqualTo(home).isEqualTo(spec.root());
        assertThat(spec.label()).isEqualTo("eliza-code · fast · op-fast");
        assertThat(spec.environment())
                .containsEntry("OPENAI_API_KEY", "the-key")
                .containsEntry("OPENAI_LARGE_MODEL", "op-smart")
                .containsEntry("SHELL_ALLOWED_DIRECTORY", home.toString());
        assertThat(spec.ownerClientId()).isEmpty();
    }

    @Test
    void aRequestsKeyAndModelsWin() { // H15, H17
        LaunchSpec spec = ready(
                eliza(Tier.SMART, " mine ", "", "my-fast", "my-smart"), KEY, "op", "PTY_ELIZA_CLOUD_FAST_MODEL", "op");
        assertThat(spec.label()).isEqualTo("eliza-code · smart · my-smart");
        assertThat(spec.environment())
                .containsEntry("OPENAI_API_KEY", "mine")
                .containsEntry("OPENAI_SMALL_MODEL", "my-smart");
    }

    @Test
    void oneOperatorModelLeavesTheOtherAtItsDefault() { // H39, H40, F8
        assertThat(ready(request(Kind.ELIZA_CODE), KEY, "k", "PTY_ELIZA_CLOUD_FAST_MODEL", "pin")
                        .environment())
                .containsEntry("OPENAI_SMALL_MODEL", "pin")
                .containsEntry("OPENAI_LARGE_MODEL", "gemma-4-31b");
        assertThat(ready(request(Kind.ELIZA_CODE), KEY, "k", "PTY_ELIZA_CLOUD_SMART_MODEL", "pin")
                        .environment())
                .containsEntry("OPENAI_SMALL_MODEL", "gemma-4-31b")
                .containsEntry("OPENAI_LARGE_MODEL", "pin");
    }

    @Test
    void noKeyIsSaidAndAnotherKeyIsNeverTaken() { // H13, H14, F6
        assertThat(refusal(request(Kind.ELIZA_CODE), "OPENAI_API_KEY", "sk-other"))
                .isEqualTo(new Refusal.NoApiKey(
                        "eliza-code needs an API key: enter one, or set PTY_ELIZA_CLOUD_API_KEY (eliza.apiKey)."));
    }

    @Test
    void elizaCodesEntryHasToBeSetAbsoluteAndThere() { // E7, E10, E11
        String setting = "ELIZA_CODE_BIN (binaries.elizaCode in the settings file) ";
        assertThat(refusal(request(Kind.ELIZA_CODE), KEY, "k", "ELIZA_CODE_BIN", " ")
                        .sentence())
                .isEqualTo(setting + "must be set to the absolute path of eliza-code's entry file, dist/index.js.");
        assertThat(refusal(request(Kind.ELIZA_CODE), KEY, "k", "ELIZA_CODE_BIN", "dist/index.js")
                        .sentence())
                .isEqualTo(setting + "is \"dist/index.js\", but must be an absolute path.");
        assertThat(refusal(request(Kind.ELIZA_CODE), KEY, "k", "ELIZA_CODE_BIN", "/no/index.js")
                        .sentence())
                .isEqualTo(setting + "is \"/no/index.js\", but no file exists there; set it to the absolute path of a"
                        + " file.");
    }

    @Test
    void elizaCodeNeedsBun() throws Exception {
        Files.delete(bin.resolve("bun"));
        script(home.resolve(".bun/bin/bun"), "");
        LaunchSpec spec = ready(request(Kind.ELIZA_CODE), KEY, "k");
        assertThat(spec.command().getFirst()).isEqualTo(home + "/.bun/bin/bun");
        assertThat(spec.environment().get("PATH")).startsWith(bin + ":" + home + "/.bun/bin");
        Path plain = plain(home.resolve("plain"));
        assertThat(refusal(request(Kind.ELIZA_CODE), KEY, "k", "COCKPIT_BUN_BIN", plain.toString())
                        .sentence())
                .startsWith("COCKPIT_BUN_BIN (binaries.bun in the settings file) is \"" + plain + "\", which is not");
    }

    @Test
    void aBaseUrlHasToBeAllowedAndGoesToTheChildInItsNormalForm() { // H18, F6
        LaunchRequest foreign = eliza(Tier.FAST, "k", "https://user:pw@evil.example/v1", "", "");
        assertThat(refusal(foreign))
                .isEqualTo(new Refusal.BaseUrlNotAllowed("The baseUrl is not allowed: use https://api.elizacloud.ai/v1,"
                        + " or add it to PTY_ALLOWED_BASE_URLS."));
        LaunchRequest listed = eliza(Tier.FAST, "k", "HTTPS://Models.Example/v1/?x=1", "", "");
        assertThat(refusal(listed)).isInstanceOf(Refusal.BaseUrlNotAllowed.class);
        assertThat(ready(listed, "PTY_ALLOWED_BASE_URLS", "not a url, https://models.example/v1")
                        .environment())
                .containsEntry("OPENAI_BASE_URL", "https://models.example/v1"); // F30
        assertThat(ready(eliza(Tier.FAST, "k", "https://api.elizacloud.ai/v1/", "", ""))
                        .environment())
                .containsEntry("OPENAI_BASE_URL", "https://api.elizacloud.ai/v1");
    }

    @ParameterizedTest
    @CsvSource({"CLAUDE, PTY_CLAUDE_BIN, @anthropic-ai/claude-code", "CODEX, PTY_CODEX_BIN, @openai/codex"})
    void aVendorThatIsNotInstalledSaysHowToGetIt(Kind kind, String variable, String npm) throws Exception { // H29, V9
        Files.delete(bin.resolve(kind.id()));
        // Folders of the system are looked through as well, and may have it.
        Launch launch = launcher(VENDOR, "1").prepare(request(kind));
        if (launch instanceof Launch.Refused refused) {
            assertThat(refused.refusal().sentence())
                    .isEqualTo(kind.id() + " was not found: install it with npm install -g " + npm + ", or set "
                            + variable + " (binaries." + kind.id() + " in the settings file) to its executable file.");
        }
        Path missing = home.resolve("missing");
        assertThat(refusal(request(kind), VENDOR, "1", variable, missing.toString())
                        .sentence())
                .startsWith(variable + " (binaries." + kind.id() + " in the settings file) is \"" + missing
                        + "\", but no file exists there;");
    }

    @Test
    void vendorsNeedNoCloudKeyAndGetNone() { // H21 to H26
        LaunchSpec claude = ready(request(Kind.CLAUDE), VENDOR, "on", "CLAUDE_CODE_OAUTH_TOKEN", "t", KEY, "k");
        assertThat(claude.command()).containsExactly(bin + "/claude");
        assertThat(claude.environment())
                .containsEntry("CLAUDE_CODE_OAUTH_TOKEN", "t")
                .containsEntry("HOME", home.toString())
                .doesNotContainKeys("OPENAI_API_KEY", KEY, "CODEX_HOME");
        LaunchSpec codex = ready(request(Kind.CODEX), VENDOR, "on", "CODEX_HOME", "/c", "CLAUDE_CODE_OAUTH_TOKEN", "t");
        assertThat(codex.kind()).isEqualTo(Kind.CODEX);
        assertThat(codex.environment()).containsEntry("CODEX_HOME", "/c").doesNotContainKey("CLAUDE_CODE_OAUTH_TOKEN");
        assertThat(ready(request(Kind.CLAUDE), VENDOR, "on").environmentNames())
                .doesNotContain("CLAUDE_CODE_OAUTH_TOKEN", "CODEX_HOME");
    }

    @Test
    void aShellIsTheUsersOwnAndOverHttpNeedsASwitch() {
        LaunchSpec spec = ready(request(Kind.SHELL));
        assertThat(spec.command()).containsExactly("/bin/sh", "-l");
        assertThat(spec.label()).isEqualTo("shell · sh");
        assertThat(refusal(from(REMOTE, Kind.SHELL))).isInstanceOf(Refusal.ShellOff.class);
        LaunchSpec remote = ready(from(REMOTE, Kind.SHELL), "PTY_SHELL_REMOTE_ENABLED", "1");
        assertThat(remote.ownerClientId()).contains("client-1");
    }

    @Test
    void clawdeIsTheOneBinaryThatTheOperatorFixed() throws Exception {
        assertThat(refusal(request(Kind.CLAWDE), "PTY_CLAWDE_BINARY_PATH", "/no/clawde")
                        .sentence())
                .isEqualTo(
                        "PTY_CLAWDE_BINARY_PATH (binaries.clawde) is \"/no/clawde\", but no file exists there; set it"
                                + " to the absolute path of an executable file.");
        Path clawde = script(home.resolve("clawde"), "");
        assertThat(ready(request(Kind.CLAWDE), "PTY_CLAWDE_BINARY_PATH", clawde.toString())
                        .command())
                .containsExactly(clawde.toString());
    }

    @Test
    void theFirstShutDoorAnswers() {
        Path outside = temporary;
        LaunchRequest everythingWrong = new LaunchRequest(
                Kind.CLAUDE,
                Optional.of(outside),
                Tier.FAST,
                Optional.empty(),
                Optional.of("https://evil.example"),
                Optional.empty(),
                Optional.empty(),
                TerminalSize.DEFAULT,
                WINDOW);
        String off = "PTY_INTERACTIVE_ENABLED";
        String missing = "PTY_CLAUDE_BIN";
        assertThat(refusal(everythingWrong, off, "no", missing, "/no")).isInstanceOf(Refusal.InteractiveOff.class);
        assertThat(refusal(everythingWrong, missing, "/no")).isInstanceOf(Refusal.VendorOff.class);
        assertThat(refusal(everythingWrong, VENDOR, "1", missing, "/no")).isInstanceOf(Refusal.NoBinary.class);
        assertThat(refusal(everythingWrong, VENDOR, "1")).isInstanceOf(Refusal.BadFolder.class);
        LaunchRequest eliza = eliza(Tier.FAST, "", "https://evil.example", "", "");
        assertThat(refusal(eliza, "ELIZA_CODE_BIN", "/no")).isInstanceOf(Refusal.NoApiKey.class);
        assertThat(refusal(eliza, "ELIZA_CODE_BIN", "/no", KEY, "k")).isInstanceOf(Refusal.NoBinary.class);
        assertThat(refusal(eliza, KEY, "k")).isInstanceOf(Refusal.BaseUrlNotAllowed.class);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aStoreBuildStartsNothingFromTheWindowEither(Kind kind) { // H10, H27
        assertThat(refusal(request(kind), "ELIZA_BUILD_VARIANT", "store", VENDOR, "1", KEY, "k"))
                .isInstanceOf(Refusal.InteractiveOff.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"off", "FALSE", "flase"})
    void aSwitchThatIsNoYesSwitchesOff(String flag) { // F7
        assertThat(refusal(request(Kind.SHELL), "PTY_INTERACTIVE_ENABLED", flag))
                .isInstanceOf(Refusal.InteractiveOff.class);
    }

    @Test
    void aSizeIsClampedOnEveryPath() { // F26
        assertThat(new TerminalSize(-4, 100_000)).isEqualTo(new TerminalSize(1, 500));
        LaunchRequest huge = request(Kind.SHELL).withSize(new TerminalSize(Integer.MAX_VALUE, 0));
        assertThat(ready(huge).size()).isEqualTo(new TerminalSize(500, 1));
    }

    @Test
    void theFolderIsLookedAtAgainRightBeforeTheSpawn() throws Exception {
        Path project = Files.createDirectories(home.resolve("project"));
        Launcher launcher = launcher();
        LaunchRequest request = LaunchRequest.of(Kind.SHELL, project, TerminalSize.DEFAULT);
        LaunchSpec spec = ((Launch.Ready) launcher.prepare(request)).spec();
        assertThat(launcher.recheck(spec)).isEmpty();
        Files.delete(project);
        assertThat(launcher.recheck(spec)).get().isInstanceOf(Refusal.BadFolder.class);
    }

    @Test
    void anUnknownKindNamesTheKinds() { // H12
        assertThat(Kind.of("bash")).isEmpty();
        assertThat(Kind.of("Claude")).isEmpty();
        assertThat(Kind.unknown("bash").sentence())
                .isEqualTo("The kind \"bash\" is unsupported; the kinds are eliza-code, claude, codex, shell, clawde.");
    }

    @Test
    void offersSayWhatCanStartWhatCannotAndWhereItWasLookedFor() {
        Map<Kind, Offer> offers = new HashMap<>();
        launcher("PTY_CODEX_BIN", "/no/codex", "PTY_CLAWDE_BINARY_PATH", "/no/clawde")
                .offers(WINDOW)
                .forEach(offer -> offers.put(offer.kind(), offer));
        assertThat(offers.get(Kind.SHELL)).satisfies(offer -> {
            assertThat(offer.available()).isTrue();
            assertThat(offer.binary()).contains(Path.of("/bin/sh"));
        });
        assertThat(offers.get(Kind.ELIZA_CODE)).satisfies(offer -> {
            assertThat(offer.available()).isTrue();
            assertThat(offer.needsApiKey()).isTrue();
            assertThat(offer.looked()).containsExactly(home.resolve("eliza/dist/index.js"), bin.resolve("bun"));
        });
        assertThat(offers.get(Kind.CLAUDE)).satisfies(offer -> {
            assertThat(offer.refusal()).get().isInstanceOf(Refusal.VendorOff.class);
            assertThat(offer.binary()).contains(bin.resolve("claude"));
        });
        assertThat(offers.get(Kind.CODEX))
                .satisfies(offer -> assertThat(offer.looked()).containsExactly(Path.of("/no/codex")));
        assertThat(offers.get(Kind.CLAWDE))
                .satisfies(offer -> assertThat(offer.refusal()).get().isInstanceOf(Refusal.NoBinary.class));
    }

    @Test
    void nothingOfALaunchPrintsASecret() {
        LaunchRequest request = eliza(Tier.FAST, "s3cret", "", "", "");
        Launch launch = launcher("USER", "s3cret").prepare(request);
        assertThat(launch).isInstanceOf(Launch.Ready.class);
        assertThat(request + " " + launch).contains("OPENAI_API_KEY").doesNotContain("s3cret");
    }

    private LaunchRequest request(Kind kind) {
        return from(WINDOW, kind);
    }

    private LaunchRequest from(Origin origin, Kind kind) {
        return new LaunchRequest(
                kind,
                Optional.empty(),
                Tier.FAST,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                TerminalSize.DEFAULT,
                origin);
    }

    private LaunchRequest eliza(Tier tier, String key, String baseUrl, String fast, String smart) {
        return new LaunchRequest(
                Kind.ELIZA_CODE,
                Optional.of(home),
                tier,
                Optional.of(key),
                Optional.of(baseUrl),
                Optional.of(fast),
                Optional.of(smart),
                TerminalSize.DEFAULT,
                WINDOW);
    }

    private Launcher launcher(String... variables) {
        Map<String, String> map = new HashMap<>(Map.of(
                "HOME",
                home.toString(),
                "PATH",
                bin.toString(),
                "SHELL",
                "/bin/sh",
                "ELIZA_CODE_BIN",
                home + "/eliza/dist/index.js"));
        for (int i = 0; i < variables.length; i += 2) {
            map.put(variables[i], variables[i + 1]);
        }
        Environment environment = Environment.of(Os.LINUX, map);
        return new Launcher(Settings.of(environment), environment);
    }

    private LaunchSpec ready(LaunchRequest request, String... variables) {
        Launch launch = launcher(variables).prepare(request);
        assertThat(launch).isInstanceOf(Launch.Ready.class);
        return ((Launch.Ready) launch).spec();
    }

    private Refusal refusal(LaunchRequest request, String... variables) {
        Launch launch = launcher(variables).prepare(request);
        assertThat(launch).isInstanceOf(Launch.Refused.class);
        return ((Launch.Refused) launch).refusal();
    }
}
