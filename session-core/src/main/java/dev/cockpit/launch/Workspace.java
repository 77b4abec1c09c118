package dev.cockpit.launch;

import dev.cockpit.gate.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Where sessions may start: in the allowed roots or below, by real paths, component by component. It
/// confines only the starting folder and is no sandbox: a shell can leave it.
///
/// Real paths settle links, `..` and, where the file system ignores it, the case of letters.
final class Workspace {
    private final List<Path> roots;
    private final boolean rootsAreSet;

    /// @param roots the operator's roots; empty: the home folder
    /// @param home the user's home; never the folder that the process happens to run in
    Workspace(List<Path> roots, Path home) {
        this.roots = roots.isEmpty() ? List.of(home) : List.copyOf(roots);
        this.rootsAreSet = !roots.isEmpty();
    }

    /// The answer to [#place].
    sealed interface Place {
        /// It lies inside; both are real paths.
        record Inside(Path cwd, Path root) implements Place {}

        /// It does not.
        record Refused(Refusal.BadFolder refusal) implements Place {}
    }

    /// The operator's roots, or the home folder.
    List<Path> roots() {
        return roots;
    }

    /// Settles where a session runs: `cwd`, taken from the first root when it is relative, or the first
    /// root that exists.
    Place place(Optional<Path> cwd) {
        List<Path> real = roots.stream().flatMap(root -> real(root).stream()).toList();
        if (real.isEmpty()) {
            return refused(
                    roots.getFirst(),
                    "%s does not exist or is no folder; %s".formatted(name(), "name an existing folder there."));
        }
        Path wanted = cwd.map(real.getFirst()::resolve).orElse(real.getFirst());
        if (Files.notExists(wanted)) {
            return refused(wanted, "The folder %s does not exist; choose one that does.".formatted(wanted));
        }
        Optional<Path> found = real(wanted);
        if (found.isEmpty()) {
            return refused(wanted, "%s is no folder that can be entered; choose an existing folder.".formatted(wanted));
        }
        Path folder = found.get();
        return real.stream()
                .filter(folder::startsWith)
                .findFirst()
                .<Place>map(root -> new Place.Inside(folder, root))
                .orElseGet(() -> refused(wanted, outside(wanted, folder, real)));
    }

    /// Looks once more, right before the spawn: the folder must still be there, be itself and lie in
    /// its root.
    Optional<Refusal> recheck(Path cwd, Path root) {
        boolean same = real(cwd).filter(cwd::equals).isPresent()
                && real(root).filter(root::equals).isPresent();
        return same && cwd.startsWith(root)
                ? Optional.empty()
                : Optional.of(new Refusal.BadFolder(
                        cwd,
                        "The folder %s vanished or was replaced while the session was starting; choose it again."
                                .formatted(cwd)));
    }

    private String outside(Path wanted, Path real, List<Path> allowed) {
        String leads = wanted.normalize().equals(real) ? "" : " (really %s)".formatted(real);
        String list = allowed.stream().map(Path::toString).collect(Collectors.joining(", "));
        String which = allowed.size() == 1 ? "the allowed root " + list : "the allowed roots " + list;
        return "%s%s lies outside %s; choose a folder in it, or change PTY_ALLOWED_DIRECTORY (workspace.roots)."
                .formatted(wanted, leads, which);
    }

    private String name() {
        String list = roots.stream().map(Path::toString).collect(Collectors.joining(", "));
        return rootsAreSet
                ? "The allowed root %s (PTY_ALLOWED_DIRECTORY, or workspace.roots)".formatted(list)
                : "The home folder %s".formatted(list);
    }

    private static Place refused(Path folder, String sentence) {
        return new Place.Refused(new Refusal.BadFolder(folder, sentence));
    }

    /// The real path of a folder that can be entered.
    private static Optional<Path> real(Path folder) {
        try {
            return Optional.of(folder.toRealPath()).filter(Files::isDirectory).filter(Files::isExecutable);
        } catch (IOException goneOrClosed) {
            return Optional.empty();
        }
    }
}
