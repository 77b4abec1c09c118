package dev.cockpit.remote.http;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// An answer.
///
/// @param status the HTTP status
/// @param type the media type
/// @param body owned by the receiver
/// @param headers besides those that every answer has
@SuppressWarnings("ArrayRecordComponent") // made once, handed over, never compared
public record Reply(int status, String type, byte[] body, Map<String, String> headers) {
    /// 200 with an object.
    public static Reply ok(JsonNode object) {
        return json(200, object);
    }

    /// Any status with an object.
    public static Reply json(int status, JsonNode object) {
        return new Reply(status, "application/json", Json.write(object).getBytes(StandardCharsets.UTF_8), Map.of());
    }

    /// `{"error": sentence}`.
    public static Reply error(int status, String sentence) {
        return json(status, Json.object().put("error", sentence));
    }

    /// The same with one header more.
    public Reply with(String header, String value) {
        return new Reply(status, type, body, Map.of(header, value));
    }
}
