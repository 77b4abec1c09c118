package dev.cockpit.screen.shared;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// xterm.js without a page, in a Node process: `src/test/xterm`, installed below `target`.
final class Xterm implements AutoCloseable {
    private static final Path SOURCES = Path.of("src/test/xterm");
    private static final Path INSTALLED = Path.of("target/xterm");

    /// Bytes to write, or a size to take.
    sealed interface Step {
        @SuppressWarnings("ArrayRecordComponent") // written once, never compared
        record Write(byte[] bytes) implements Step {}

        record Resize(int cols, int rows) implements Step {}
    }

    private final Process node;
    private final BufferedWriter in;
    private final BufferedReader out;

    private Xterm(Process node) {
        this.node = node;
        this.in = node.outputWriter(StandardCharsets.UTF_8);
        this.out = node.inputReader(StandardCharsets.UTF_8);
    }

    static Xterm start() throws IOException, InterruptedException {
        Files.createDirectories(INSTALLED);
        for (String file : List.of("package.json", "replay.cjs")) {
            Files.copy(SOURCES.resolve(file), INSTALLED.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
        if (!Files.isDirectory(INSTALLED.resolve("node_modules/@xterm/headless"))) {
            Process npm = new ProcessBuilder("npm", "install", "--silent", "--no-audit", "--no-fund")
                    .directory(INSTALLED.toFile())
                    .inheritIO()
                    .start();
            if (!npm.waitFor(5, TimeUnit.MINUTES) || npm.exitValue() != 0) {
                npm.destroy();
                throw new IOException("npm install failed in " + INSTALLED.toAbsolutePath());
            }
        }
        return new Xterm(new ProcessBuilder("node", "replay.cjs")
                .directory(INSTALLED.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /// What a fresh terminal of that size shows after the steps: `alt`, `cursor`, `rows`, `history`,
    /// `modes`, `title`.
    JsonNode replay(int cols, int rows, List<Step> steps) throws IOException {
        ObjectNode request = Shared.JSON.createObjectNode();
        request.put("cols", cols).put("rows", rows);
        ArrayNode list = request.putArray("steps");
        for (Step step : steps) {
            switch (step) {
                case Step.Write(byte[] bytes) ->
                    list.addObject().put("base64", Base64.getEncoder().encodeToString(bytes));
                case Step.Resize(int toCols, int toRows) ->
                    list.addObject().putArray("resize").add(toCols).add(toRows);
            }
        }
        in.write(Shared.JSON.writeValueAsString(request));
        in.newLine();
        in.flush();
        String answer = out.readLine();
        if (answer == null) {
            throw new IOException("Node ended");
        }
        return Shared.JSON.readTree(answer);
    }

    @Override
    public void close() throws IOException {
        in.close();
        node.destroy();
    }
}
