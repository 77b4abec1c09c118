package dev.cockpit.settings;

import java.nio.file.Path;
import java.util.Optional;

/// Where the cockpit keeps its files. A pure function of the system and the environment; nothing is
/// created.
///
/// Linux: XDG Base Directory Specification 0.8 (a relative XDG path counts as unset). macOS:
/// `~/Library`. Windows: `APPDATA` and `LOCALAPPDATA`.
///
/// @param config the settings file's folder
/// @param data what must not be lost: sessions, audit, recordings
/// @param state what is remembered for comfort: window geometry, recent folders, logs
public record Folders(Path config, Path data, Path state) {

    /// The folders of the user whom the environment belongs to.
    public static Folders of(Environment environment) {
        Path home = environment.home();
        return switch (environment.os()) {
            case LINUX ->
                new Folders(
                        xdg(environment, "XDG_CONFIG_HOME", home.resolve(".config")),
                        xdg(environment, "XDG_DATA_HOME", home.resolve(".local/share")),
                        xdg(environment, "XDG_STATE_HOME", home.resolve(".local/state")));
            case MACOS -> {
                Path support = home.resolve("Library/Application Support/Cockpit");
                yield new Folders(support, support, support.resolve("State"));
            }
            case WINDOWS -> {
                Path roaming =
                        folder(environment, "APPDATA", home.resolve("AppData").resolve("Roaming"));
                Path local = folder(
                        environment, "LOCALAPPDATA", home.resolve("AppData").resolve("Local"));
                yield new Folders(
                        roaming.resolve("Cockpit"),
                        local.resolve("Cockpit"),
                        local.resolve("Cockpit").resolve("State"));
            }
        };
    }

    /// The settings file.
    public Path settingsFile() {
        return config.resolve("settings.json");
    }

    private static Path xdg(Environment environment, String variable, Path standard) {
        Optional<Path> named = environment.get(variable).map(Path::of).filter(Path::isAbsolute);
        return named.orElse(standard).resolve("cockpit");
    }

    private static Path folder(Environment environment, String variable, Path standard) {
        return environment.get(variable).map(Path::of).orElse(standard);
    }
}
