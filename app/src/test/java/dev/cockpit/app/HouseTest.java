package dev.cockpit.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.session.SessionLimits;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Settings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HouseTest {
    @TempDir
    private Path home;

    @Test
    void sessionsGetTheLimitsOfTheSettings() {
        Environment environment = Environment.of(
                Os.LINUX, Map.of("HOME", home.toString(), "PTY_MAX_SESSIONS", "3", "PTY_IDLE_TIMEOUT_MS", "61234"));

        SessionLimits limits = House.limits(Settings.load(environment).settings());

        assertThat(limits.idle()).isEqualTo(Duration.ofMillis(61_234));
        assertThat(limits.live()).isEqualTo(3);
    }
}
