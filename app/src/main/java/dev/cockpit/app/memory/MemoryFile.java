package dev.cockpit.app.memory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The file that [Memory] is kept in. Blocks for one small file; thread-safe.
///
/// What it holds is comfort: a file that cannot be read is the same as none, and one that cannot
/// be written is logged.
public final class MemoryFile {
    private static final Logger LOG = LoggerFactory.getLogger(MemoryFile.class);

    private final Path file;

    /// @param stateFolder where files for comfort are kept; made when it is missing
    public MemoryFile(Path stateFolder) {
        this.file = stateFolder.resolve("window.json");
    }

    /// What was remembered; [Memory#NONE] when there is nothing usable.
    public synchronized Memory read() {
        if (!Files.isRegularFile(file)) {
            return Memory.NONE;
        }
        try {
            // What an older version did not write is as on the first start.
            JsonMapper json = json();
            ObjectNode whole = json.valueToTree(Memory.NONE);
            if (json.readTree(Files.readString(file)) instanceof ObjectNode written) {
                whole.setAll(written);
            }
            return json.treeToValue(whole, Memory.class);
        } catch (IOException | JacksonException unreadable) {
            LOG.warn("{} cannot be read, so the window starts as if for the first time", file, unreadable);
            return Memory.NONE;
        }
    }

    /// Remembers. Whoever reads meanwhile sees the old file or the new one, never half of it.
    public synchronized void write(Memory memory) {
        try {
            Files.createDirectories(file.getParent());
            Path draft = Files.createTempFile(file.getParent(), "window", ".draft");
            Files.writeString(draft, json().writeValueAsString(memory));
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
            LOG.warn("{} cannot be written, so the next start will not know this window", file, unwritable);
        }
    }

    /// Made when it is needed: a first start reads nothing, and need not load what would read it.
    private static JsonMapper json() {
        return JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .build();
    }
}
