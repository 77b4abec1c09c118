package dev.cockpit.remote.http;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A request that came through the front door. [#toString] shows neither headers nor body.
///
/// @param method in upper case
/// @param path decoded, without the query
/// @param headers by lower-case name
/// @param peer the other end's address
/// @param body what was sent; owned by the receiver
@SuppressWarnings("ArrayRecordComponent") // made once, handed over, never compared
public record Call(String method, String path, Map<String, List<String>> headers, String peer, byte[] body) {
    private static final String BEARER = "Bearer ";

    /// The header's first value that is not blank.
    public Optional<String> header(String name) {
        return headers.getOrDefault(name.toLowerCase(Locale.ROOT), List.of()).stream()
                .filter(value -> !value.isBlank())
                .findFirst();
    }

    /// The key of `Authorization: Bearer KEY`.
    public Optional<String> bearer() {
        return header("authorization")
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()).strip());
    }

    /// The body as an object; an empty one when nothing or no object was sent.
    ///
    /// @throws IllegalArgumentException when it is no JSON; the message is one sentence
    public ObjectNode json() {
        if (body.length == 0) {
            return JsonNodeFactory.instance.objectNode();
        }
        try {
            return Json.MAPPER.readTree(body) instanceof ObjectNode object
                    ? object
                    : JsonNodeFactory.instance.objectNode();
        } catch (JacksonException e) {
            // Without the cause: its message quotes the body.
            throw new IllegalArgumentException("The body is not valid JSON.");
        }
    }

    @Override
    public String toString() {
        return "Call[" + method + " " + path + "]";
    }
}
