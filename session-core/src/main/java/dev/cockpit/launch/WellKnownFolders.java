package dev.cockpit.launch;

import dev.cockpit.settings.Environment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Where the agents' installers put their programs when no `PATH` says so (seed, sections 5.4 and
/// 10.3).
///
/// @param environment whose home, and which system
record WellKnownFolders(Environment environment) {

    /// The folders, the user's own first; they need not exist. Blocks for the listing of nvm's folder.
    List<Path> list() {
        Path home = environment.home();
        List<Path> folders = new ArrayList<>();
        environment
                .get("BUN_INSTALL")
                .map(Path::of)
                .map(bun -> bun.resolve("bin"))
                .ifPresent(folders::add);
        Stream.of(".local/bin", ".bun/bin", ".cargo/bin", ".claude/local", ".npm-global/bin", ".volta/bin")
                .map(home::resolve)
                .forEach(folders::add);
        switch (environment.os()) {
            case WINDOWS -> {
                environment
                        .get("APPDATA")
                        .map(Path::of)
                        .map(data -> data.resolve("npm"))
                        .ifPresent(folders::add);
                environment
                        .get("ProgramFiles")
                        .map(Path::of)
                        .map(programs -> programs.resolve("nodejs"))
                        .ifPresent(folders::add);
            }
            case MACOS, LINUX -> {
                folders.addAll(nvm(home.resolve(".nvm/versions/node")));
                Stream.of("/opt/homebrew/bin", "/home/linuxbrew/.linuxbrew/bin", "/usr/local/bin", "/usr/bin", "/bin")
                        .map(Path::of)
                        .forEach(folders::add);
            }
        }
        return List.copyOf(folders);
    }

    /// nvm keeps one folder per version of node; the newest comes first.
    private static List<Path> nvm(Path versions) {
        try (Stream<Path> found = Files.list(versions)) {
            return found.sorted(Comparator.comparing((Path version) -> numbers(version), Arrays::compare)
                            .reversed())
                    .map(version -> version.resolve("bin"))
                    .toList();
        } catch (IOException noNvm) {
            return List.of();
        }
    }

    private static int[] numbers(Path version) {
        return Arrays.stream(version.getFileName().toString().split("\\D+"))
                .filter(part -> !part.isEmpty() && part.length() < 9)
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
