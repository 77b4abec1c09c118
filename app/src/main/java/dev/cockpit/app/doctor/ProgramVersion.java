package dev.cockpit.app.doctor;

import dev.cockpit.settings.Environment;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Asks programs for their version.
final class ProgramVersion {
    private static final int LONGEST = 80;

    private final Environment environment;
    private final Duration patience;

    ProgramVersion(Environment environment, Duration patience) {
        this.environment = environment;
        this.patience = patience;
    }

    /// The first line that `program --version` prints, or one that says why there is none. Blocks, at most
    /// as long as
    /// the patience. The program sees a path and a home, and nothing else of the environment.
    String of(Path program) {
        try {
            ProcessBuilder command = new ProcessBuilder(program.toString(), "--version")
                    .redirectErrorStream(true)
                    .redirectInput(ProcessBuilder.Redirect.from(nothing()));
            Map<String, String> variables = command.environment();
            variables.clear();
            variables.put("HOME", environment.home().toString());
            // Beside a script its interpreter, for example node, is often found.
            variables.put(
                    "PATH",
                    program.getParent()
                            + File.pathSeparator
                            + environment.raw("PATH").orElse(""));
            return firstLine(command.start());
        } catch (IOException e) {
            return "could not be run: " + e.getMessage();
        }
    }

    private String firstLine(Process process) {
        CompletableFuture<String> line = CompletableFuture.supplyAsync(() -> read(process));
        try {
            String text = clean(line.get(patience.toMillis(), TimeUnit.MILLISECONDS));
            return text.isEmpty() ? "gave no version" : text;
        } catch (TimeoutException e) {
            return "gave no version within " + patience.toSeconds() + " s";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "was not asked to the end";
        } catch (ExecutionException e) {
            return "broke off";
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static String read(Process process) {
        return process.inputReader(StandardCharsets.UTF_8).lines().findFirst().orElse("");
    }

    private static String clean(String text) {
        String line = text.replaceAll("\\p{Cntrl}", " ").strip();
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }

    private static File nothing() {
        return new File(File.separatorChar == '/' ? "/dev/null" : "NUL");
    }
}
