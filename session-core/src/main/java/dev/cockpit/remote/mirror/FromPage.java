package dev.cockpit.remote.mirror;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.remote.http.Json;
import dev.cockpit.session.SessionId;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// What the page says in text frames; docs/wire.md tells what each means.
sealed interface FromPage {
    /// Show me that session.
    ///
    /// @param session empty when what was sent is no session's id
    record Attach(Optional<SessionId> session, Optional<Have> have) implements FromPage {}

    record Detach() implements FromPage {}

    record Ack(long bytes) implements FromPage {}

    record Answer(String hash, String key) implements FromPage {}

    record TakeSize(TerminalSize size) implements FromPage {}

    record Size(TerminalSize size) implements FromPage {}

    record GiveSize() implements FromPage {}

    record Stop() implements FromPage {}

    record Ping() implements FromPage {}

    /// Ignored.
    record Unknown() implements FromPage {}

    /// What a page still shows from before.
    record Have(String epoch, long offset) {}

    /// Reads a frame.
    ///
    /// @return empty when it is no JSON object
    static Optional<FromPage> of(String frame) {
        try {
            JsonNode json = Json.read(frame);
            return json.isObject() ? Optional.of(of(json)) : Optional.empty();
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    private static FromPage of(JsonNode json) {
        return switch (Json.text(json, "t").orElse("")) {
            case "attach" -> new Attach(id(Json.text(json, "session").orElse("")), have(json.path("have")));
            case "detach" -> new Detach();
            case "ack" -> new Ack(json.path("n").asLong(0));
            case "answer" ->
                new Answer(
                        Json.text(json, "hash").orElse(""),
                        Json.text(json, "key").orElse(""));
            case "take-size" -> new TakeSize(size(json));
            case "size" -> new Size(size(json));
            case "give-size" -> new GiveSize();
            case "stop" -> new Stop();
            case "ping" -> new Ping();
            default -> new Unknown();
        };
    }

    /// The id that `text` is.
    static Optional<SessionId> id(String text) {
        try {
            SessionId id = new SessionId(UUID.fromString(text));
            return id.toString().equals(text) ? Optional.of(id) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<Have> have(JsonNode have) {
        return Json.text(have, "epoch")
                .map(epoch -> new Have(epoch, have.path("offset").asLong(-1)));
    }

    /// A viewer's size is 20×5 … 500×200.
    private static TerminalSize size(JsonNode json) {
        int cols = Json.whole(json, "cols", TerminalSize.DEFAULT.cols());
        int rows = Json.whole(json, "rows", TerminalSize.DEFAULT.rows());
        return new TerminalSize(Math.clamp(cols, 20, 500), Math.clamp(rows, 5, 200));
    }
}
