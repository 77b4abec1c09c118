package dev.cockpit.remote.access;

import dev.cockpit.session.SessionId;
import dev.cockpit.settings.JsonFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Links that outlive a run, on disk: their secrets' hashes and what they allow, readable by their owner only. Calls
/// block.
public final class InvitationFile {
    private final JsonFile file;

    /// @param path neither it nor its folder need exist
    public InvitationFile(Path path) {
        this.file = new JsonFile(path);
    }

    Map<String, Invitation> read() throws IOException {
        Map<String, Invitation> links = new HashMap<>();
        for (Map.Entry<String, JsonNode> entry : file.read().properties()) {
            try {
                links.put(entry.getKey(), invitation(entry.getValue()));
            } catch (IllegalArgumentException | DateTimeException e) {
                throw new IOException(file.path() + " holds a link that cannot be understood; remove the file", e);
            }
        }
        return links;
    }

    void write(Map<String, Invitation> links) throws IOException {
        file.update(object -> {
            object.removeAll();
            links.forEach((hash, link) -> put(object.putObject(hash), link));
        });
    }

    private static Invitation invitation(JsonNode node) {
        return new Invitation(
                node.path("id").asString(""),
                Right.valueOf(node.path("right").asString("")),
                scope(node.path("sessions")),
                Instant.parse(node.path("created").asString("")),
                Instant.parse(node.path("expires").asString("")),
                node.path("usesLeft").asInt(0),
                node.path("label").asString(""),
                true);
    }

    private static Scope scope(JsonNode sessions) {
        if (!(sessions instanceof ArrayNode array)) {
            return new Scope.All();
        }
        Set<SessionId> ids = new HashSet<>();
        array.forEach(id -> ids.add(new SessionId(UUID.fromString(id.asString("")))));
        return new Scope.Only(ids);
    }

    private static void put(ObjectNode into, Invitation link) {
        into.put("id", link.id());
        into.put("right", link.right().name());
        into.put("created", link.created().toString());
        into.put("expires", link.expires().toString());
        into.put("usesLeft", link.usesLeft());
        into.put("label", link.label());
        if (link.scope() instanceof Scope.Only(Set<SessionId> sessions)) {
            ArrayNode array = into.putArray("sessions");
            sessions.forEach(id -> array.add(id.toString()));
        }
    }
}
