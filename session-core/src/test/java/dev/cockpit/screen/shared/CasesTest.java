package dev.cockpit.screen.shared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.screen.tool.ScreenJob;
import dev.cockpit.screen.tool.ScreenTool;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Byte cases and conformance pairs of others, through `cockpit screen --batch`.
@Tag("shared")
final class CasesTest {

    @TestFactory
    Stream<DynamicTest> terminalCases() throws IOException {
        JsonNode cases = Shared.json(Shared.folder().resolve("cases/terminal-cases.json"));
        return cases.valueStream()
                .map(one -> DynamicTest.dynamicTest(
                        one.path("id").stringValue(), () -> check(one.path("expect"), play(one))));
    }

    private static JsonNode play(JsonNode one) throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] line = (Shared.JSON.writeValueAsString(one) + "\n").getBytes(StandardCharsets.UTF_8);
        new ScreenTool(new ByteArrayInputStream(line), out, new PrintStream(OutputStream.nullOutputStream()))
                .run(new ScreenJob.Batch());
        return Shared.JSON.readTree(out.toString(StandardCharsets.UTF_8));
    }

    private static void check(JsonNode expect, JsonNode got) {
        assertThat(got.path("error").isNull()).as(got.toString()).isTrue();
        List<String> rows =
                got.path("rows").valueStream().map(JsonNode::stringValue).toList();
        List<String> history =
                got.path("history").valueStream().map(JsonNode::stringValue).toList();
        String reply = got.path("reply").stringValue();
        expect.forEachEntry((key, value) -> {
            switch (key) {
                case "row" ->
                    value.forEachEntry((row, text) ->
                            assertThat(rows.get(Integer.parseInt(row) - 1)).isEqualTo(text.stringValue()));
                case "cursor" -> assertThat(got.path("cursor")).isEqualTo(value);
                case "hist" -> assertThat(history).hasSize(value.intValue());
                case "reply" -> assertThat(reply).isEqualTo(value.stringValue());
                case "reply_re" -> assertThat(reply).matches(value.stringValue());
                case "reply_not" -> assertThat(reply).doesNotContain(value.stringValue());
                case "joined" ->
                    assertThat(fold(String.join("", history) + String.join("", rows)))
                            .isEqualTo(fold(value.stringValue()));
                case "alive", "contains" -> assertThat(String.join("\n", rows)).contains(value.stringValue());
                case "style" ->
                    value.forEachEntry((cell, style) -> assertThat(got.path("styles")
                                    .path(cell)
                                    .asString("plain")
                                    .split(" "))
                            .as(cell)
                            .contains(style.stringValue()));
                default -> throw new AssertionError("unknown expectation " + key);
            }
        });
    }

    private static String fold(String text) {
        return text.replaceAll("\\s+", "");
    }

    @TestFactory
    Stream<DynamicTest> conformance() throws IOException {
        Path folder = Shared.folder().resolve("conformance/xtermjs");
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".in")).sorted().toList().stream()
                    .map(in -> DynamicTest.dynamicTest(in.getFileName().toString(), () -> conforms(in)));
        }
    }

    private static void conforms(Path in) throws IOException, InterruptedException {
        String bytes = Files.readString(in, StandardCharsets.ISO_8859_1).replace("\n", "\r\n");
        ObjectNode one = Shared.JSON.createObjectNode();
        one.put("id", "x").put("cols", 80).put("rows", 25);
        one.putArray("steps")
                .addObject()
                .put("feedBase64", Base64.getEncoder().encodeToString(bytes.getBytes(StandardCharsets.ISO_8859_1)));
        List<String> rows =
                play(one).path("rows").valueStream().map(JsonNode::stringValue).toList();
        Path text = in.resolveSibling(in.getFileName().toString().replace(".in", ".text"));
        List<String> expected = Files.readString(text)
                .lines()
                .limit(25)
                .map(String::stripTrailing)
                .toList();
        assertThat(rows.subList(0, expected.size())).isEqualTo(expected);
        assertThat(rows.subList(expected.size(), rows.size())).allMatch(String::isEmpty);
    }
}
