package dev.cockpit.remote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.launch.Launcher;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.remote.access.Invitations;
import dev.cockpit.session.SessionLimits;
import dev.cockpit.session.Sessions;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The seed's routes (its catalogue's H numbers) against a running server, with the real gates and `cat` for every
/// program.
final class SeedTest {
    private static final String TOKEN = "X-Eliza-Terminal-Token: step-up";
    private static final String KEY = "PTY_ELIZA_CLOUD_API_KEY";

    @TempDir
    Path folder;

    private final List<LaunchSpec> started = new CopyOnWriteArrayList<>();

    /// Asks one server one thing.
    private Http.Answer ask(String[] environment, String method, String path, String body, String... headers)
            throws IOException {
        Path home = folder.toRealPath();
        for (String name : List.of("bun", "claude", "codex")) {
            Path file = Files.writeString(home.resolve(name), "#!/bin/sh\n");
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        Files.writeString(home.resolve("eliza.js"), "");
        List<String> all = new ArrayList<>(List.of(
                "ELIZA_TERMINAL_RUN_TOKEN", "step-up", "PATH", home.toString(), "ELIZA_CODE_BIN", home + "/eliza.js"));
        all.addAll(Arrays.asList(environment));
        Environment variables = Rig.environment(home, all.toArray(String[]::new));
        Settings settings = Settings.of(variables);
        Launcher launcher = new Launcher(settings, variables);
        Sessions sessions = new Sessions(
                launcher,
                spec -> {
                    started.add(spec);
                    return new Pty4jSpawner()
                            .spawn(LaunchSpecs.run(home, "/bin/cat").spec());
                },
                SessionLimits.DEFAULT);
        try (sessions;
                RemoteServer server =
                        Rig.start(Listening.LOCAL, sessions, variables, new Invitations(InstantSource.system()))) {
            return new Http(server.port()).send(method, path, body, headers);
        }
    }

    private Http.Answer post(String body, String... environment) throws IOException {
        return ask(environment, "POST", "/api/pty/sessions", body, TOKEN);
    }

    @Test
    void withoutATokenConfiguredNobodyComesIn() throws IOException { // H1
        Http.Answer answer =
                ask(new String[] {"ELIZA_TERMINAL_RUN_TOKEN", ""}, "POST", "/api/pty/sessions", "{}", TOKEN);
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.body()).containsIgnoringCase("terminal token");
    }

    @Test
    void theTokenMustBeThereAndRight() throws IOException { // H3, H4, H30
        Http.Answer missing = ask(new String[0], "GET", "/api/pty/sessions", "");
        assertThat(missing.status()).isEqualTo(401);
        assertThat(missing.body()).containsIgnoringCase("missing");
        Http.Answer wrong = ask(new String[0], "GET", "/api/pty/sessions", "", "X-Eliza-Terminal-Token: other");
        assertThat(wrong.status()).isEqualTo(401);
        assertThat(wrong.body()).containsIgnoringCase("invalid");
        assertThat(ask(new String[0], "GET", "/api/pty/sessions?terminalToken=step-up", "")
                        .status())
                .isEqualTo(401);
        assertThat(started).isEmpty();
    }

    @Test
    void loopbackIsTrustedOnlyWhenTheOperatorSaysSo() throws IOException { // H2
        String[] trust = {"COCKPIT_TRUST_LOOPBACK", "1", KEY, "k"};
        Http.Answer answer = ask(trust, "POST", "/api/pty/sessions", "{}", "X-ElizaOS-Client-Id: tab-1");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("session").path("ownerClientId").stringValue())
                .isEqualTo("tab-1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Forwarded-For: 203.0.113.9",
                "Forwarded: for=203.0.113.9",
                "X-Real-IP: 203.0.113.9",
                "CF-Connecting-IP: 203.0.113.9",
                "X-Any-Client-IP: 203.0.113.9",
                "Sec-Fetch-Site: cross-site",
                "Sec-Fetch-Site: same-site",
                "Origin: https://evil.example",
                "Referer: https://evil.example/x"
            })
    void trustedLoopbackHasAllOfTheSeedsChecks(String header) throws IOException {
        String[] trust = {"COCKPIT_TRUST_LOOPBACK", "1"};
        assertThat(ask(trust, "GET", "/api/pty/sessions", "", header).status()).isIn(401, 403);
        assertThat(ask(trust, "GET", "/api/pty/sessions", "", "X-Forwarded-For: 127.0.0.1")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void theHappyPath() throws IOException { // H5, H6
        Http.Answer answer = post("{\"tier\":\"smart\",\"cols\":0,\"rows\":-3}", KEY, "k");
        assertThat(answer.status()).isEqualTo(200);
        var session = answer.json().path("session");
        assertThat(session.path("sessionId").stringValue()).hasSize(36);
        assertThat(session.path("kind").stringValue()).isEqualTo("eliza-code");
        assertThat(session.path("args").toString()).contains("--interactive", "--coding-only");
        assertThat(session.path("cols").intValue()).isEqualTo(120);
        assertThat(session.path("rows").intValue()).isEqualTo(1);
        assertThat(session.path("exited").booleanValue()).isFalse();
        assertThat(answer.body()).doesNotContain("step-up");
    }

    @ParameterizedTest
    @CsvSource({
        "PTY_INTERACTIVE_ENABLED, false, 403", // H7, H8
        "PTY_INTERACTIVE_ENABLED, ' FALSE ', 403",
        "PTY_INTERACTIVE_ENABLED, off, 403",
        "PTY_INTERACTIVE_ENABLED, no, 403",
        "PTY_INTERACTIVE_ENABLED, disable-please, 403",
        "PTY_INTERACTIVE_ENABLED, ' enabled ', 403", // H38
        "PTY_INTERACTIVE_ENABLED, yep, 403",
        "PTY_INTERACTIVE_ENABLED, 2, 403",
        "PTY_INTERACTIVE_ENABLED, y, 403",
        "PTY_INTERACTIVE_ENABLED, true, 200", // H9
        "PTY_INTERACTIVE_ENABLED, 1, 200",
        "PTY_INTERACTIVE_ENABLED, on, 200",
        "PTY_INTERACTIVE_ENABLED, YES, 200",
        "PTY_INTERACTIVE_ENABLED, '', 200", // H36
        "PTY_INTERACTIVE_ENABLED, '   ', 200",
        "PTY_INTERACTIVE_ENABLED, ' TrUe ', 200" // H37
    })
    void theInteractiveGate(String name, String value, int status) throws IOException {
        assertThat(post("{}", KEY, "k", name, value).status()).isEqualTo(status);
        assertThat(started).hasSize(status == 200 ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 403",
        "enabled, 403",
        "yep, 403",
        "2, 403",
        "y, 403",
        "TRUE!, 403", // H19, H20
        "true, 200",
        "1, 200",
        "on, 200",
        "' YES ', 200" // H21
    })
    void theVendorGate(String value, int status) throws IOException {
        Http.Answer answer = post("{\"kind\":\"claude\"}", "PTY_VENDOR_CLI_ENABLED", value);
        assertThat(answer.status()).isEqualTo(status);
        if (status == 403) {
            assertThat(answer.body()).contains("PTY_VENDOR_CLI_ENABLED");
            assertThat(started).isEmpty();
        } else {
            assertThat(answer.json().path("session").path("args").size()).isZero();
        }
    }

    @Test
    void gatesBeatEachOtherInTheSeedsOrder() throws IOException { // H27, H28
        assertThat(post("{\"kind\":\"claude\"}", "PTY_VENDOR_CLI_ENABLED", "1", "PTY_INTERACTIVE_ENABLED", "0")
                        .status())
                .isEqualTo(403);
        assertThat(post("{\"kind\":\"bash\"}", "PTY_INTERACTIVE_ENABLED", "0").status())
                .isEqualTo(403);
    }

    @Test
    void badRequestsStartNothing() throws IOException { // H12, H13, H14, H18
        Http.Answer kind = post("{\"kind\":\"bash\"}", KEY, "k");
        assertThat(kind.status()).isEqualTo(400);
        assertThat(kind.body()).contains("unsupported").contains("claude");
        Http.Answer key = post("{}", "OPENAI_API_KEY", "k");
        assertThat(key.status()).isEqualTo(400);
        assertThat(key.body()).contains("API key");
        Http.Answer url = post("{\"baseUrl\":\"https://evil.example/v1\"}", KEY, "k");
        assertThat(url.status()).isEqualTo(400);
        assertThat(url.body()).contains("baseUrl");
        assertThat(post("no json", KEY, "k").status()).isEqualTo(400);
        assertThat(post("{\"cwd\":\"/\"}", KEY, "k").status()).isEqualTo(400);
        assertThat(started).isEmpty();
    }

    @Test
    void aBodysKeyIsEnough() throws IOException { // H15
        assertThat(post("{\"apiKey\":\"mine\"}").status()).isEqualTo(200);
    }

    @Test
    void listOutputAndStop() throws IOException { // H31, H33, H34, H35
        assertThat(ask(new String[0], "GET", "/api/pty/sessions", "", TOKEN).body())
                .isEqualTo("{\"sessions\":[]}");
        String unknown = "/api/pty/sessions/6f1c3c9e-7f7f-4d5e-9d9b-0123456789ab";
        assertThat(ask(new String[0], "GET", unknown + "/buffered-output", "", TOKEN)
                        .status())
                .isEqualTo(404);
        assertThat(ask(new String[0], "GET", "/api/pty/sessions//buffered-output", "", TOKEN)
                        .status())
                .isEqualTo(400);
        Http.Answer stopped = ask(new String[0], "DELETE", unknown, "", TOKEN);
        assertThat(stopped.status()).isEqualTo(200);
        assertThat(stopped.body()).isEqualTo("{\"ok\":true}");
        assertThat(ask(new String[0], "DELETE", "/api/pty/sessions/", "", TOKEN).status())
                .isEqualTo(400);
    }
}
