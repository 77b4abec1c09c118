package dev.cockpit.screen.tool;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.NullNode;

/// One line of `cockpit screen --batch`:
/// `{"id":…,"cols":80,"rows":25,"steps":[{"feed":"text"}|{"feedBase64":"…"}|{"resize":[cols,rows]}],"picture":false}`.
///
/// @param id handed back as it came
/// @param steps what to do, in order; a text that ends in half a surrogate pair goes on in the next one
record BatchCase(JsonNode id, int cols, int rows, List<Step> steps, boolean picture) {

    sealed interface Step {
        @SuppressWarnings("ArrayRecordComponent") // read once, never compared
        record Feed(byte[] bytes) implements Step {}

        record Resize(int cols, int rows) implements Step {}
    }

    /// A line that is not a case; the message is a sentence for whoever wrote it.
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient JsonNode id;

        Malformed(JsonNode id, String sentence) {
            super(sentence);
            this.id = id;
        }

        JsonNode id() {
            return id;
        }
    }

    private static final int MAX_SIDE = 500;

    static BatchCase parse(JsonMapper json, String line) throws Malformed {
        JsonNode node;
        try {
            node = json.readTree(line);
        } catch (JacksonException e) {
            throw new Malformed(NullNode.getInstance(), "This line is not JSON: " + e.getOriginalMessage());
        }
        JsonNode id = node.path("id").isMissingNode() ? NullNode.getInstance() : node.path("id");
        try {
            return new BatchCase(
                    id,
                    side(node.path("cols"), "cols"),
                    side(node.path("rows"), "rows"),
                    steps(node.path("steps")),
                    node.path("picture").asBoolean(false));
        } catch (IllegalArgumentException e) {
            throw new Malformed(id, String.valueOf(e.getMessage()));
        }
    }

    private static int side(JsonNode node, String name) {
        if (!node.isIntegralNumber() || !node.canConvertToInt() || node.intValue() < 1 || node.intValue() > MAX_SIDE) {
            throw new IllegalArgumentException("\"%s\" is to be a number from 1 to %d.".formatted(name, MAX_SIDE));
        }
        return node.intValue();
    }

    private static List<Step> steps(JsonNode nodes) {
        if (!nodes.isArray()) {
            throw new IllegalArgumentException("\"steps\" is to be a list.");
        }
        List<Step> steps = new ArrayList<>();
        String half = "";
        for (JsonNode node : nodes) {
            if (node.path("feed").isString()) {
                String text = half + node.path("feed").stringValue();
                boolean endsInHalf = !text.isEmpty() && Character.isHighSurrogate(text.charAt(text.length() - 1));
                half = endsInHalf ? text.substring(text.length() - 1) : "";
                steps.add(new Step.Feed(utf8(text.substring(0, text.length() - half.length()))));
            } else if (node.path("feedBase64").isString()) {
                steps.add(new Step.Feed(
                        Base64.getDecoder().decode(node.path("feedBase64").stringValue())));
            } else if (node.path("resize").isArray() && node.path("resize").size() == 2) {
                JsonNode size = node.path("resize");
                steps.add(new Step.Resize(side(size.path(0), "resize"), side(size.path(1), "resize")));
            } else {
                throw new IllegalArgumentException(
                        "A step is to be {\"feed\":\"text\"}, {\"feedBase64\":\"…\"} or {\"resize\":[cols,rows]}.");
            }
        }
        return List.copyOf(steps);
    }

    /// Half a pair in the middle of a text becomes U+FFFD, as a program that writes UTF-8 would have it.
    private static byte[] utf8(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        text.codePoints()
                .map(codePoint -> Character.getType(codePoint) == Character.SURROGATE ? 0xFFFD : codePoint)
                .forEach(codePoint ->
                        bytes.writeBytes(Character.toString(codePoint).getBytes(StandardCharsets.UTF_8)));
        return bytes.toByteArray();
    }
}
