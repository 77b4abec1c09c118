package dev.cockpit.app.desktop;

import dev.cockpit.settings.Environment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/// Runs programs of the desktop: with arguments, never through a shell, and with what they need to reach the desktop in
/// place of the cockpit's own environment, which may hold keys. Thread-safe.
final class DesktopProgram {
    private static final int PATIENCE_SECONDS = 10;

    private static final List<String> VARIABLES = List.of(
            "BROWSER",
            "DBUS_SESSION_BUS_ADDRESS",
            "DESKTOP_SESSION",
            "DISPLAY",
            "HOME",
            "KDE_FULL_SESSION",
            "LANG",
            "PATH",
            "SYSTEMROOT",
            "USER",
            "USERPROFILE",
            "WAYLAND_DISPLAY",
            "XAUTHORITY");

    private final Environment environment;

    DesktopProgram(Environment environment) {
        this.environment = environment;
    }

    /// The first executable file of that name on the path. Blocks for the file system.
    static Optional<Path> find(Environment environment, String name) {
        return environment.path().stream()
                .map(folder -> folder.resolve(name))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    /// Runs it. Blocks until it is done, at most some seconds; one that goes on (an editor, say) is left alone.
    ///
    /// @param more variables besides those of the desktop
    /// @return why it did not do what it should, as the end of a sentence; empty when it did
    Optional<String> run(List<String> command, Map<String, String> more) {
        ProcessBuilder program = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        program.environment().clear();
        program.environment().putAll(variables());
        program.environment().putAll(more);
        try {
            Process process = program.start();
            process.getOutputStream().close();
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return ended && process.exitValue() != 0
                    ? Optional.of("%s ended with exit code %d".formatted(command.getFirst(), process.exitValue()))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.of("%s could not be run: %s".formatted(command.getFirst(), e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private Map<String, String> variables() {
        Map<String, String> variables = new TreeMap<>();
        environment.names().stream()
                .filter(name -> VARIABLES.contains(name) || name.startsWith("XDG_"))
                .forEach(name -> environment.raw(name).ifPresent(value -> variables.put(name, value)));
        return variables;
    }
}
