package dev.cockpit.launch;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// Exactly what is run, where and with which environment. Only this package can make one, so whoever
/// holds a `LaunchSpec` knows that gates, confinement and both allowlists lie behind it.
///
/// Immutable. The environment holds secrets: [#toString] and [#environmentNames] show names, never
/// values.
public final class LaunchSpec {
    private final Kind kind;
    private final String label;
    private final List<String> command;
    private final Path cwd;
    private final Path root;
    private final Map<String, String> environment;
    private final SequencedSet<String> refusedNames;
    private final TerminalSize size;
    private final Optional<String> ownerClientId;

    LaunchSpec(
            Kind kind,
            String label,
            List<String> command,
            Path cwd,
            Path root,
            Map<String, String> environment,
            SequencedSet<String> refusedNames,
            TerminalSize size,
            Optional<String> ownerClientId) {
        this.kind = kind;
        this.label = label;
        this.command = List.copyOf(command);
        this.cwd = cwd;
        this.root = root;
        this.environment = Collections.unmodifiableMap(new TreeMap<>(environment));
        this.refusedNames = Collections.unmodifiableSequencedSet(new TreeSet<>(refusedNames));
        this.size = size;
        this.ownerClientId = ownerClientId;
    }

    /// What runs.
    public Kind kind() {
        return kind;
    }

    /// What the tab says until the agent names itself, for example `eliza-code · fast · gemma-4-31b`.
    public String label() {
        return label;
    }

    /// Executable first, then its arguments.
    public List<String> command() {
        return command;
    }

    /// The real path of the working folder. [Launcher#recheck] confirms it right before the spawn.
    public Path cwd() {
        return cwd;
    }

    /// The allowed root that [#cwd] lies in.
    public Path root() {
        return root;
    }

    /// The child's whole environment. Values are secrets.
    public Map<String, String> environment() {
        return environment;
    }

    /// The names of the variables that the child receives, sorted.
    public SequencedSet<String> environmentNames() {
        return Collections.unmodifiableSequencedSet(new TreeSet<>(environment.keySet()));
    }

    /// The names of the variables that were there and were kept from the child, sorted.
    public SequencedSet<String> refusedNames() {
        return refusedNames;
    }

    /// The size that the PTY is created with.
    public TerminalSize size() {
        return size;
    }

    /// The HTTP client that the session belongs to, if one does.
    public Optional<String> ownerClientId() {
        return ownerClientId;
    }

    @Override
    public String toString() {
        return "LaunchSpec[%s, %s, cwd=%s, environment names=%s]"
                .formatted(kind.id(), command.getFirst(), cwd, environmentNames());
    }
}
