package dev.cockpit.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The real command with a display that is not there.
final class DisplayTest {
    @TempDir
    private Path folder;

    @Test
    void aDisplayThatDoesNotOpenEndsTheProcessWithASentence() throws Exception {
        Path said = folder.resolve("said");
        ProcessBuilder command = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        command.environment().put("DISPLAY", ":65000");
        for (String own : new String[] {"HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CONFIG_HOME"}) {
            command.environment().put(own, folder.toString());
        }
        Process process = command.start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(Files.readString(said, StandardCharsets.UTF_8))
                .contains("cockpit: the display :65000 (DISPLAY) does not open");
        assertThat(process.exitValue()).isEqualTo(1);
    }
}
