package dev.cockpit.remote.http;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// JSON, as the wire has it. A field of the wrong type counts as absent.
public final class Json {
    static final ObjectMapper MAPPER = JsonMapper.builder().build();

    private Json() {}

    /// An empty object.
    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /// What `text` holds.
    ///
    /// @throws tools.jackson.core.JacksonException when it is no JSON
    public static JsonNode read(String text) {
        return MAPPER.readTree(text);
    }

    /// The node in one line.
    public static String write(JsonNode node) {
        return MAPPER.writeValueAsString(node);
    }

    /// The text of a field, if it is one.
    public static Optional<String> text(JsonNode object, String field) {
        JsonNode value = object.path(field);
        return value.isString() ? Optional.of(value.stringValue()) : Optional.empty();
    }

    /// The text of a field, if it is one and not blank.
    public static Optional<String> words(JsonNode object, String field) {
        return text(object, field).filter(value -> !value.isBlank());
    }

    /// A whole number of a field, or `absent`.
    public static int whole(JsonNode object, String field, int absent) {
        JsonNode value = object.path(field);
        return value.isNumber() && value.canConvertToExactIntegral() && value.canConvertToInt()
                ? value.intValue()
                : absent;
    }
}
