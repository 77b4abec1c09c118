package dev.cockpit.settings;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/// The variables that a process was started with, and the system that they belong to. An immutable
/// snapshot.
///
/// Values are secrets: [#toString] shows names only. On Windows names are found whatever their case.
public final class Environment {
    private final Os os;
    private final SortedMap<String, String> variables;

    private Environment(Os os, Map<String, String> variables) {
        this.os = os;
        SortedMap<String, String> copy =
                os == Os.WINDOWS ? new TreeMap<>(String.CASE_INSENSITIVE_ORDER) : new TreeMap<>();
        copy.putAll(variables);
        this.variables = Collections.unmodifiableSortedMap(copy);
    }

    /// What this process was started with. The only reading of the process environment in the house.
    public static Environment ofProcess() {
        return new Environment(Os.current(), System.getenv());
    }

    /// These variables on that system.
    public static Environment of(Os os, Map<String, String> variables) {
        return new Environment(os, variables);
    }

    /// The system.
    public Os os() {
        return os;
    }

    /// The variable without surrounding white space; empty when it is unset or blank (seed, section 1).
    public Optional<String> get(String name) {
        return raw(name).map(String::strip).filter(value -> !value.isEmpty());
    }

    /// The variable exactly as it is; empty when it is unset.
    public Optional<String> raw(String name) {
        return Optional.ofNullable(variables.get(name));
    }

    /// The names of all variables, sorted.
    public SequencedSet<String> names() {
        return Collections.unmodifiableSequencedSet(new TreeSet<>(variables.keySet()));
    }

    /// The user's home: `HOME` (`USERPROFILE` on Windows), else what Java knows from the system.
    public Path home() {
        return get(os == Os.WINDOWS ? "USERPROFILE" : "HOME")
                .map(Path::of)
                .orElseGet(() -> Path.of(System.getProperty("user.home")));
    }

    /// The folders of `PATH`, in its order.
    public List<Path> path() {
        return raw("PATH").map(this::folders).orElse(List.of());
    }

    /// The folders that a text in the form of this system's `PATH` names. Empty and relative entries, which would mean
    /// the current folder, are left out, and so is what this system has no name for.
    public List<Path> folders(String path) {
        return Arrays.stream(path.split(os == Os.WINDOWS ? ";" : ":"))
                .filter(entry -> !entry.isBlank())
                .flatMap(entry -> parsed(entry).stream())
                .filter(Path::isAbsolute)
                .distinct()
                .toList();
    }

    private static Optional<Path> parsed(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return "Environment[%s, names=%s]".formatted(os, variables.keySet());
    }
}
