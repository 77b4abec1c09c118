package dev.cockpit.launch;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// Makes launch specs for tests of what lies behind the gates. Only this package can.
public final class LaunchSpecs {
    private final Path cwd;
    private final List<String> command;
    private final Map<String, String> environment = new LinkedHashMap<>();
    private Kind kind = Kind.SHELL;
    private TerminalSize size = TerminalSize.DEFAULT;
    private Optional<String> owner = Optional.empty();

    private LaunchSpecs(Path cwd, List<String> command) {
        this.cwd = cwd;
        this.command = command;
        environment.put("PATH", System.getenv().getOrDefault("PATH", "/usr/local/bin:/usr/bin:/bin"));
        environment.put("HOME", cwd.toString());
        environment.put("PWD", cwd.toString());
        environment.put("LANG", "C.UTF-8");
        environment.put("TERM", "xterm-256color");
    }

    /// `command` in the folder `cwd`, as a shell, with a small environment.
    public static LaunchSpecs run(Path cwd, String... command) {
        return new LaunchSpecs(cwd, List.of(command));
    }

    /// `/bin/sh -c script` in the folder `cwd`.
    public static LaunchSpecs sh(Path cwd, String script) {
        return run(cwd, "/bin/sh", "-c", script);
    }

    public LaunchSpecs as(Kind other) {
        kind = other;
        return this;
    }

    public LaunchSpecs sized(int cols, int rows) {
        size = new TerminalSize(cols, rows);
        return this;
    }

    public LaunchSpecs ownedBy(String clientId) {
        owner = Optional.of(clientId);
        return this;
    }

    public LaunchSpecs with(String name, String value) {
        environment.put(name, value);
        return this;
    }

    public LaunchSpec spec() {
        return new LaunchSpec(
                kind,
                kind.id() + " · test",
                command,
                cwd,
                cwd,
                environment,
                new TreeSet<>(List.of("AWS_SECRET_ACCESS_KEY")),
                size,
                owner);
    }
}
