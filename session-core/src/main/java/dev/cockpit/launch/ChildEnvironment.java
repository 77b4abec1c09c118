package dev.cockpit.launch;

import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Version;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A child's whole environment, made from the parent's by [EnvAllowlist], and the names that were kept
/// from it. Pure.
///
/// @param variables values are secrets
/// @param refusedNames what the parent or the caller had and the child does not get
record ChildEnvironment(SortedMap<String, String> variables, SequencedSet<String> refusedNames) {

    /// @param parent the cockpit's own environment
    /// @param extraNames what the operator lets through besides
    /// @param spec what the kind needs
    /// @param cwd where the child runs
    /// @param pathFolders what its `PATH` lacks
    static ChildEnvironment of(
            Environment parent, List<String> extraNames, Map<String, String> spec, Path cwd, List<Path> pathFolders) {
        Os os = parent.os();
        SortedMap<String, String> child =
                os == Os.WINDOWS ? new TreeMap<>(String.CASE_INSENSITIVE_ORDER) : new TreeMap<>();
        for (String name : parent.names()) {
            String value = parent.raw(name).orElseThrow();
            boolean wanted = EnvAllowlist.allows(EnvAllowlist.INHERITED, name, os)
                    || (extraNames.contains(name) && !EnvAllowlist.isHook(name));
            if (wanted && (!name.startsWith("LC_") || isUtf8(value))) {
                child.put(name, value);
            }
        }
        spec.forEach((name, value) -> {
            if (EnvAllowlist.allows(EnvAllowlist.FROM_SPEC, name, os)) {
                child.put(name, value);
            }
        });
        set(child, parent, cwd);
        appendPath(child, os, pathFolders);
        SequencedSet<String> refused = Stream.concat(parent.names().stream(), spec.keySet().stream())
                .filter(name -> !child.containsKey(name))
                .collect(Collectors.toCollection(TreeSet::new));
        return new ChildEnvironment(child, refused);
    }

    private static void set(Map<String, String> child, Environment parent, Path cwd) {
        child.put("TERM", "xterm-256color");
        child.put("COLORTERM", "truecolor");
        child.put("TERM_PROGRAM", "cockpit");
        child.put("TERM_PROGRAM_VERSION", Version.current().text());
        child.put("LANG", language(parent));
        child.put("PWD", cwd.toString());
        child.putIfAbsent("HOME", parent.home().toString());
    }

    /// macOS has no `C.UTF-8` before version 15.
    private static String language(Environment parent) {
        return parent.get("LANG")
                .filter(ChildEnvironment::isUtf8)
                .orElse(parent.os() == Os.MACOS ? "en_US.UTF-8" : "C.UTF-8");
    }

    private static boolean isUtf8(String locale) {
        String upper = locale.toUpperCase(Locale.ROOT);
        return upper.endsWith("UTF-8") || upper.endsWith("UTF8");
    }

    private static void appendPath(Map<String, String> child, Os os, List<Path> folders) {
        if (folders.isEmpty()) {
            return;
        }
        String separator = os == Os.WINDOWS ? ";" : ":";
        String added = folders.stream().map(Path::toString).collect(Collectors.joining(separator));
        child.merge("PATH", added, (path, more) -> path.isBlank() ? more : path + separator + more);
    }

    @Override
    public String toString() {
        return "ChildEnvironment[names=%s, refused=%s]".formatted(variables.keySet(), refusedNames);
    }
}
