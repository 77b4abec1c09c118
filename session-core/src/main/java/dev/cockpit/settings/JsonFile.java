package dev.cockpit.settings;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A file of the user's that holds one JSON object. Read whole; written whole to a temporary file
/// beside it that then takes its place, readable by its owner only, so a crash leaves the old file or
/// the new one. Keys that nobody knows survive a change.
///
/// Calls block for the disk. Changes by two processes at once: the later one wins whole.
public final class JsonFile {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            // A number that nobody knows is written back as it was.
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private final Path path;

    /// @param path the file; neither it nor its folder need exist
    public JsonFile(Path path) {
        this.path = path;
    }

    /// The file.
    public Path path() {
        return path;
    }

    /// What the file holds; an empty object when there is no file.
    ///
    /// @throws IOException when it cannot be read or is not one JSON object. The message is a sentence
    ///     that names the file and the place in it, and never quotes its content, which can hold keys
    public ObjectNode read() throws IOException {
        try {
            JsonNode node = JSON.readTree(Files.readAllBytes(path));
            if (node instanceof ObjectNode object) {
                return object;
            }
            if (node == null || node.isMissingNode()) {
                return JSON.createObjectNode();
            }
            throw new IOException(path + " must hold one JSON object, { … }");
        } catch (NoSuchFileException e) {
            return JSON.createObjectNode();
        } catch (JacksonException e) {
            String place = e.getLocation() == null
                    ? ""
                    : " at line %d, column %d"
                            .formatted(
                                    e.getLocation().getLineNr(), e.getLocation().getColumnNr());
            // Without the cause: its message quotes the text around the fault.
            throw new IOException(path + " is not valid JSON" + place);
        }
    }

    /// Reads, lets `change` work on the object, and writes. A file that cannot be read is left as it
    /// is.
    public synchronized void update(Consumer<ObjectNode> change) throws IOException {
        ObjectNode object = read();
        change.accept(object);
        write(object);
    }

    /// Sets one value, for example `terminal.fontSize` to 14; groups are made on the way.
    ///
    /// @param value a text, number, boolean, list or map
    public void set(String dottedPath, Object value) throws IOException {
        update(object -> {
            ObjectNode group = object;
            String[] names = dottedPath.split("\\.", -1);
            for (int i = 0; i < names.length - 1; i++) {
                group = group.get(names[i]) instanceof ObjectNode inner ? inner : group.putObject(names[i]);
            }
            group.set(names[names.length - 1], JSON.valueToTree(value));
        });
    }

    private void write(ObjectNode object) throws IOException {
        Path target = Files.isSymbolicLink(path) ? path.toRealPath() : path.toAbsolutePath();
        Path folder = target.getParent();
        Files.createDirectories(folder);
        Path temporary = Files.createTempFile(folder, ".", ".tmp", ownerOnly());
        try {
            Files.write(temporary, JSON.writeValueAsBytes(object));
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static FileAttribute<?>[] ownerOnly() {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
