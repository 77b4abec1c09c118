package dev.cockpit.status;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// One report of the Program Status Protocol (OSC 7501, revision 0.2): `state=blocked:app=x:kind=permission:msg=…`.
///
/// A pair that is malformed is skipped and an unknown key ignored; of a key given twice the last counts. A report that
/// breaks a limit, holds text that is not base64 of UTF-8 or has a control character in it, or names no state that
/// exists is refused whole.
///
/// @param id which record it replaces; empty for the program's own
/// @param need only for `blocked`; a question when it does not say
/// @param app the program's name, or empty
/// @param title what it is about, cleaned, or empty
/// @param message what it says, cleaned, or empty
record ProgramReport(State state, String id, AgentStatus.Need need, String app, String title, String message) {

    enum State {
        IDLE,
        WORKING,
        DONE,
        BLOCKED,
        ERROR,
        CLEAR
    }

    /// `ESC ] 7501 ;` and the longer terminator count towards the protocol's 4,096 bytes.
    private static final int MAX_PAYLOAD = 4096 - 7 - 2;

    private static final int MAX_KEY = 16;
    private static final int MAX_APP = 32;
    private static final int MAX_ID = 128;
    private static final int MAX_DEPTH = 8;
    private static final Pattern KEY = Pattern.compile("[a-z]+");
    private static final Pattern VALUE = Pattern.compile("[A-Za-z0-9_.,+/=-]*");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.+-]{1,32}");

    /// Reads what stands between `OSC 7501 ;` and the terminator; empty when it is the query `?` or is refused.
    static Optional<ProgramReport> parse(String payload) {
        if (payload.getBytes(StandardCharsets.UTF_8).length > MAX_PAYLOAD) {
            return Optional.empty();
        }
        Map<String, String> pairs = new HashMap<>();
        for (String pair : payload.split(":", -1)) {
            int equals = pair.indexOf('=');
            String key = pair.substring(0, Math.max(equals, 0));
            String value = pair.substring(equals + 1);
            if (key.length() > MAX_KEY || breaksLimit(key, value)) {
                return Optional.empty();
            }
            if (KEY.matcher(key).matches() && VALUE.matcher(value).matches()) {
                pairs.put(key, value);
            }
        }
        return build(pairs);
    }

    private static boolean breaksLimit(String key, String value) {
        return switch (key) {
            case "msg" -> value.length() > 2732;
            case "title" -> value.length() > 256;
            case "app" -> value.length() > MAX_APP;
            case "id" -> value.length() > MAX_ID;
            default -> false;
        };
    }

    private static Optional<ProgramReport> build(Map<String, String> pairs) {
        Optional<State> state = state(pairs.getOrDefault("state", ""));
        String id = pairs.getOrDefault("id", "");
        Optional<String> title = text(pairs.getOrDefault("title", ""));
        Optional<String> message = text(pairs.getOrDefault("msg", ""));
        if (state.isEmpty() || title.isEmpty() || message.isEmpty() || (pairs.containsKey("id") && !isPath(id))) {
            return Optional.empty();
        }
        String app = pairs.getOrDefault("app", "");
        return Optional.of(new ProgramReport(
                state.get(),
                id,
                need(pairs.getOrDefault("kind", "")),
                NAME.matcher(app).matches() ? app : "",
                title.get(),
                message.get()));
    }

    private static Optional<State> state(String word) {
        return switch (word) {
            case "idle" -> Optional.of(State.IDLE);
            case "working" -> Optional.of(State.WORKING);
            case "done" -> Optional.of(State.DONE);
            case "blocked" -> Optional.of(State.BLOCKED);
            case "error" -> Optional.of(State.ERROR);
            case "clear" -> Optional.of(State.CLEAR);
            default -> Optional.empty();
        };
    }

    private static AgentStatus.Need need(String kind) {
        return switch (kind) {
            case "permission" -> AgentStatus.Need.PERMISSION;
            case "auth" -> AgentStatus.Need.AUTH;
            default -> AgentStatus.Need.QUESTION;
        };
    }

    private static boolean isPath(String id) {
        String[] segments = id.split("/", -1);
        if (segments.length > MAX_DEPTH) {
            return false;
        }
        for (String segment : segments) {
            if (!NAME.matcher(segment).matches()) {
                return false;
            }
        }
        return true;
    }

    /// The decoded and cleaned text; empty when the report must be refused for it.
    private static Optional<String> text(String base64) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(base64));
            String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
            boolean controls = text.codePoints().anyMatch(Character::isISOControl);
            return controls ? Optional.empty() : Optional.of(CleanText.of(text));
        } catch (IllegalArgumentException | CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
