package dev.cockpit.app.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DoctorTest {
    @TempDir
    Path home;

    private final Map<String, String> variables = new HashMap<>();

    @BeforeEach
    void anEmptyMachine() {
        variables.put("HOME", home.toString());
        variables.put("PATH", home.resolve("bin").toString());
        variables.put("SHELL", "/bin/sh");
    }

    @Test
    void anAgentThatIsThereIsAskedForItsVersion() throws Exception {
        program("claude", "echo '9.8.7 (an agent)'; echo more");
        assertThat(report()).contains("found    " + home.resolve("bin/claude"), "version  9.8.7 (an agent)");
    }

    @Test
    void oneThatIsNotThereSaysWhereItWasLookedFor() {
        assertThat(report()).contains("codex: ", "             " + home.resolve("bin/codex"));
    }

    @Test
    void aShutGateSaysWhatOpensIt() {
        assertThat(report()).containsPattern("shut .*PTY_VENDOR_CLI_ENABLED is not set");
        variables.put("PTY_VENDOR_CLI_ENABLED", "yes");
        assertThat(report()).containsPattern("open .*PTY_VENDOR_CLI_ENABLED is \"yes\"");
    }

    @Test
    void aStoreBuildStartsNoProgramNotEvenForItsVersion() throws Exception {
        Path trace = home.resolve("was-run");
        program("claude", "touch " + trace);
        variables.put("ELIZA_BUILD_VARIANT", "store");
        assertThat(report()).contains("store build").doesNotContain("version  ");
        assertThat(trace).doesNotExist();
    }

    @Test
    void keysAreNeitherShownNorHandedOn() throws Exception {
        program("claude", "env | sed 's/^/9 /' | tr '\\n' ' '");
        variables.put("PTY_ELIZA_CLOUD_API_KEY", "sk-very-secret");
        variables.put("ANTHROPIC_API_KEY", "sk-very-secret");
        assertThat(report()).contains("version  9 ").doesNotContain("sk-very-secret");
    }

    @Test
    void aBrokenSettingIsNamed() {
        variables.put("PTY_IDLE_TIMEOUT_MS", "abc");
        assertThat(report()).contains("PTY_IDLE_TIMEOUT_MS");
    }

    @Test
    void withoutADisplayItSaysSo() {
        assertThat(report()).contains("DISPLAY is not set");
        variables.put("DISPLAY", ":9999999");
        assertThat(report()).doesNotContain("DISPLAY is not set");
    }

    private String report() {
        StringWriter out = new StringWriter();
        new Doctor(Settings.load(Environment.of(Os.LINUX, variables)), "1.2.3").report(new PrintWriter(out));
        return out.toString();
    }

    private void program(String name, String script) throws IOException {
        Path file = Files.createDirectories(home.resolve("bin")).resolve(name);
        Files.writeString(file, "#!/bin/sh\nPATH=/bin:/usr/bin\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
