package dev.cockpit.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where files are kept, for every system on any system. */
final class FoldersTest {
    private static final Path HOME = Path.of("/home/ada");

    @Test
    void linuxKeepsToXdg() {
        assertThat(Folders.of(Environment.of(Os.LINUX, Map.of("HOME", "/home/ada"))))
                .isEqualTo(new Folders(
                        HOME.resolve(".config/cockpit"),
                        HOME.resolve(".local/share/cockpit"),
                        HOME.resolve(".local/state/cockpit")));
        Folders own = Folders.of(Environment.of(
                Os.LINUX,
                Map.of(
                        "HOME", "/home/ada",
                        "XDG_CONFIG_HOME", "/conf",
                        "XDG_DATA_HOME", "/data",
                        "XDG_STATE_HOME", "relative/does/not/count")));
        assertThat(own.settingsFile()).isEqualTo(Path.of("/conf/cockpit/settings.json"));
        assertThat(own.data()).isEqualTo(Path.of("/data/cockpit"));
        assertThat(own.state()).isEqualTo(HOME.resolve(".local/state/cockpit"));
    }

    @Test
    void macosKeepsToApplicationSupport() {
        Folders folders = Folders.of(Environment.of(Os.MACOS, Map.of("HOME", "/home/ada", "XDG_CONFIG_HOME", "/conf")));
        assertThat(folders.settingsFile()).isEqualTo(HOME.resolve("Library/Application Support/Cockpit/settings.json"));
    }

    @Test
    void windowsKeepsToAppData() {
        Folders folders = Folders.of(Environment.of(
                Os.WINDOWS,
                Map.of("UserProfile", "C:\\Users\\ada", "AppData", "R:\\Roaming", "LOCALAPPDATA", "L:\\Local")));
        assertThat(folders.config()).isEqualTo(Path.of("R:\\Roaming").resolve("Cockpit"));
        assertThat(folders.data()).isEqualTo(Path.of("L:\\Local").resolve("Cockpit"));
        Folders bare = Folders.of(Environment.of(Os.WINDOWS, Map.of("USERPROFILE", "C:\\Users\\ada")));
        assertThat(bare.config())
                .isEqualTo(Path.of("C:\\Users\\ada")
                        .resolve("AppData")
                        .resolve("Roaming")
                        .resolve("Cockpit"));
    }

    @ParameterizedTest
    @CsvSource({"Linux, LINUX", "FreeBSD, LINUX", "Mac OS X, MACOS", "Darwin, MACOS", "Windows 11, WINDOWS"})
    void systemsAreKnownByName(String name, Os os) {
        assertThat(Os.named(name)).isEqualTo(os);
    }
}
