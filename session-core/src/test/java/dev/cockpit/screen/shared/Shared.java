package dev.cockpit.screen.shared;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The folder of third-party cases and recordings that `COCKPIT_SHARED` names.
final class Shared {
    /// Escapes what is not ASCII: halves of surrogate pairs could not be written otherwise.
    static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private Shared() {}

    static Path folder() {
        String folder = System.getenv("COCKPIT_SHARED");
        if (folder == null || !Files.isDirectory(Path.of(folder))) {
            throw new IllegalStateException(
                    "COCKPIT_SHARED is to name the folder with cases/, conformance/ and captures/, not: " + folder);
        }
        return Path.of(folder);
    }

    static JsonNode json(Path file) throws IOException {
        return JSON.readTree(Files.readString(file));
    }

    /// A recording of a real agent: what it wrote, and what its screen showed at some places.
    ///
    /// @param marks the whole of `NAME.marks.json`
    /// @param steps resizes and snapshots, in the order of their offsets
    @SuppressWarnings("ArrayRecordComponent") // read only, never compared
    record Recording(String name, byte[] bytes, int cols, int rows, JsonNode marks, List<Step> steps) {
        @Override
        public String toString() {
            return name;
        }
    }

    sealed interface Step {
        int offset();

        record Resize(int offset, int cols, int rows) implements Step {}

        record Snap(int offset, String label, JsonNode expected) implements Step {}
    }

    static Stream<Recording> recordings() throws IOException {
        try (Stream<Path> files = Files.list(folder().resolve("captures"))) {
            List<Recording> all = new ArrayList<>();
            for (Path file : files.filter(file -> file.toString().endsWith(".raw"))
                    .sorted()
                    .toList()) {
                all.add(recording(file));
            }
            return all.stream();
        }
    }

    private static Recording recording(Path raw) throws IOException {
        String name = raw.getFileName().toString().replace(".raw", "");
        JsonNode marks = json(raw.resolveSibling(name + ".marks.json"));
        List<Step> steps = new ArrayList<>();
        for (JsonNode snap : marks.path("snaps")) {
            int offset = snap.path("offset").intValue();
            JsonNode size = snap.path("resize");
            steps.add(
                    size.isArray()
                            ? new Step.Resize(
                                    offset,
                                    size.path(0).intValue(),
                                    size.path(1).intValue())
                            : new Step.Snap(offset, snap.path("label").stringValue(), snap));
        }
        JsonNode size = marks.path("size");
        return new Recording(
                name,
                Files.readAllBytes(raw),
                size.path(0).intValue(),
                size.path(1).intValue(),
                marks,
                List.copyOf(steps));
    }
}
