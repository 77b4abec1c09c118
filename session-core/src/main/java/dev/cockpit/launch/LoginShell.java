package dev.cockpit.launch;

import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The user's login shell: `SHELL`, else the password file, else `/bin/sh`; on Windows PowerShell, else
/// `ComSpec`.
///
/// @param environment whose shell
/// @param user the user's name, to be found in the password file
/// @param passwd the password file, `/etc/passwd`
record LoginShell(Environment environment, String user, Path passwd) {

    LoginShell(Environment environment) {
        this(environment, System.getProperty("user.name", ""), Path.of("/etc/passwd"));
    }

    /// The first of them that can be run. Blocks for a small file.
    Optional<Path> find() {
        return candidates().filter(BinaryFinder::isProgram).findFirst();
    }

    /// How a person's own terminal would start it.
    List<String> command(Path shell) {
        return environment.os() == Os.WINDOWS ? List.of(shell.toString()) : List.of(shell.toString(), "-l");
    }

    Stream<Path> candidates() {
        if (environment.os() == Os.WINDOWS) {
            Optional<Path> powerShell = environment
                    .get("SystemRoot")
                    .map(root -> Path.of(root, "System32", "WindowsPowerShell", "v1.0", "powershell.exe"));
            return Stream.concat(powerShell.stream(), environment.get("ComSpec").map(Path::of).stream());
        }
        Stream<Path> own = Stream.concat(environment.get("SHELL").stream(), fromPasswd().stream())
                .filter(shell -> !shell.endsWith("/nologin") && !shell.endsWith("/false"))
                .map(Path::of)
                .filter(Path::isAbsolute);
        return Stream.concat(own, Stream.of(Path.of("/bin/sh")));
    }

    private Optional<String> fromPasswd() {
        try (Stream<String> lines = Files.lines(passwd, StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> line.startsWith(user + ":"))
                    .map(line -> line.split(":", -1))
                    .filter(fields -> fields.length == 7 && !fields[6].isBlank())
                    .map(fields -> fields[6].strip())
                    .findFirst();
        } catch (IOException noPasswordFile) {
            return Optional.empty();
        }
    }
}
