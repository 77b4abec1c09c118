package dev.cockpit.app.startup;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The time from the start of a process to its first prompt on the screen, beside the time to an empty
/// JavaFX window: without and with an AOT cache, each in a process of its own, in turn, so that a busy
/// machine slows all of them.
public final class StartupReport {
    private static final String[] NAMES = {
        "empty JavaFX window", "first prompt", "first prompt, AOT cache",
    };

    private final String mainClass;
    private final PrintWriter out;

    /// @param mainClass what understands `--selfcheck`
    /// @param out where the table goes
    public StartupReport(String mainClass, PrintWriter out) {
        this.mainClass = mainClass;
        this.out = out;
    }

    /// Measures and prints. Blocks for some seconds a round, and opens windows.
    ///
    /// @param rounds how often each is started
    /// @throws IOException when a process did not come to its first picture
    public void run(int rounds) throws IOException {
        Path folder = Files.createTempDirectory("cockpit-startup");
        try {
            Path cache = folder.resolve("cockpit.aot");
            List<List<String>> commands = List.of(
                    java(List.of(), EmptyWindow.class.getName()),
                    java(List.of(), mainClass, "--selfcheck"),
                    java(List.of("-XX:AOTCache=" + cache), mainClass, "--selfcheck"));
            time(java(List.of("-XX:AOTCacheOutput=" + cache), mainClass, "--selfcheck"));
            List<List<Long>> times = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            for (int round = 0; round < rounds; round++) {
                for (int which = 0; which < commands.size(); which++) {
                    times.get(which).add(time(commands.get(which)));
                }
            }
            print(rounds, times.stream().map(StartupReport::median).toList());
        } finally {
            delete(folder);
        }
    }

    private void print(int rounds, List<Long> medians) {
        out.println("From the start of the process; median of %d, in turn".formatted(rounds));
        out.println("%-26s %8s %16s".formatted("", "ms", "× empty window"));
        for (int which = 0; which < NAMES.length; which++) {
            out.println("%-26s %8d %16.2f"
                    .formatted(
                            NAMES[which],
                            medians.get(which) / 1_000_000,
                            (double) medians.get(which) / medians.getFirst()));
        }
        out.flush();
    }

    /// This process's own command, with other flags for the cache and another main class.
    private static List<String> java(List<String> flags, String... mainAndArguments) {
        Stream<String> own = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> !flag.startsWith("-XX:AOT") && !flag.startsWith("-Xlog:aot"));
        return Stream.of(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Xlog:aot*=off"),
                        own,
                        flags.stream(),
                        Stream.of("-cp", System.getProperty("java.class.path")),
                        Stream.of(mainAndArguments))
                .flatMap(part -> part)
                .toList();
    }

    /// Nanoseconds until the first picture; waits for the end of the process.
    private static long time(List<String> command) throws IOException {
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        List<String> said = new ArrayList<>();
        long seen = -1;
        try (Stream<String> lines = process.inputReader().lines()) {
            for (String line : (Iterable<String>) lines::iterator) {
                if (line.equals(FirstPicture.LINE)) {
                    seen = System.nanoTime() - start;
                }
                said.add(line);
            }
        } finally {
            process.destroy();
        }
        if (seen < 0) {
            throw new IOException("a measured process painted nothing; it said: " + String.join(" | ", said));
        }
        return seen;
    }

    static long median(List<Long> times) {
        List<Long> sorted = times.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
