package dev.cockpit.launch;

import dev.cockpit.gate.Refusal;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Where a program is: the operator's override, `PATH`, the login shell's `PATH`, well-known folders;
/// regular executable files only. Thread-safe.
final class BinaryFinder {

    /// What is looked for.
    ///
    /// @param name the bare name, for example `claude`
    /// @param variable what overrides it
    /// @param key the same in the settings file
    /// @param install how a person gets it, as the middle of a sentence
    record Program(String name, String variable, String key, String install) {
        String setting() {
            return "%s (%s in the settings file)".formatted(variable, key);
        }
    }

    /// The answer.
    sealed interface Search {
        /// It is there.
        ///
        /// @param looked the places that were tried before, and this one
        /// @param folders what the child's `PATH` lacks to find what belongs to it, for example node
        ///     beside a script
        record Found(Path binary, List<Path> looked, List<Path> folders) implements Search {}

        /// It is not.
        record Missing(Refusal.NoBinary refusal) implements Search {}
    }

    private final Environment environment;
    private final Supplier<List<Path>> loginPath;
    private final Supplier<List<Path>> wellKnown;

    BinaryFinder(Environment environment, Supplier<List<Path>> loginPath, Supplier<List<Path>> wellKnown) {
        this.environment = environment;
        this.loginPath = loginPath;
        this.wellKnown = wellKnown;
    }

    /// Looks it up. Blocks for the file system, and for the login shell when `PATH` does not have it.
    Search find(Program program, Optional<Path> override) {
        if (override.isPresent()) {
            return fixed(override.get(), program.setting(), true);
        }
        List<Path> looked = new ArrayList<>();
        Optional<Path> onPath = first(program, environment.path(), looked);
        if (onPath.isPresent()) {
            return new Search.Found(onPath.get(), List.copyOf(looked), List.of());
        }
        List<Path> login = loginPath.get();
        return first(program, login, looked)
                .or(() -> first(program, wellKnown.get(), looked))
                .<Search>map(binary -> new Search.Found(binary, List.copyOf(looked), missing(binary, login)))
                .orElseGet(() -> new Search.Missing(new Refusal.NoBinary(
                        looked,
                        "%s was not found: %s, or set %s to its executable file."
                                .formatted(program.name(), program.install(), program.setting()))));
    }

    /// A file that the operator fixed: it is this one or none.
    Search fixed(Path file, String setting, boolean program) {
        String is = "%s is \"%s\", ".formatted(setting, file);
        String wanted = program ? "the absolute path of an executable file" : "the absolute path of a file";
        String wrong;
        if (!file.isAbsolute()) {
            wrong = is + "but must be an absolute path.";
        } else if (Files.notExists(file)) {
            wrong = is + "but no file exists there; set it to " + wanted + ".";
        } else if (!Files.isRegularFile(file)) {
            wrong = is + "which is a folder or no regular file; set it to " + wanted + ".";
        } else if (program && !Files.isExecutable(file)) {
            wrong = is + "which is not executable; allow it to be executed, or set " + wanted + ".";
        } else {
            return new Search.Found(file.normalize(), List.of(file), missing(file, List.of()));
        }
        return new Search.Missing(new Refusal.NoBinary(List.of(file), wrong));
    }

    /// Whether it can be started: a regular file (or a link to one) that may be executed.
    static boolean isProgram(Path file) {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }

    private Optional<Path> first(Program program, List<Path> folders, List<Path> looked) {
        List<String> names = environment.os() == Os.WINDOWS
                ? WindowsCommand.fileNames(
                        program.name(), environment.get("PATHEXT").orElse(""))
                : List.of(program.name());
        for (Path folder : folders) {
            for (String name : names) {
                Path file = folder.resolve(name);
                if (!looked.contains(file)) {
                    looked.add(file);
                    if (isProgram(file)) {
                        return Optional.of(file);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private List<Path> missing(Path binary, List<Path> login) {
        List<Path> there = environment.path();
        return Stream.concat(Stream.ofNullable(binary.getParent()), login.stream())
                .filter(folder -> !there.contains(folder))
                .distinct()
                .toList();
    }
}
