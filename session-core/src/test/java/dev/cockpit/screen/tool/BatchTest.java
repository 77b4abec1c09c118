package dev.cockpit.screen.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

final class BatchTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Duration LONG = Duration.ofMinutes(1);

    private static List<JsonNode> answers(Function<BatchCase, ObjectNode> player, Duration limit, String... lines)
            throws IOException, InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Batch(player, limit)
                .run(
                        new BufferedReader(new StringReader(String.join("\n", lines))),
                        new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).lines().map(JSON::readTree).toList();
    }

    private static JsonNode play(String line) throws IOException, InterruptedException {
        return answers(CasePlayer::play, LONG, line).getFirst();
    }

    @Test
    void saysEverythingAboutTheFinalScreen() throws Exception {
        JsonNode answer = play("""
                {"id":"a","cols":10,"rows":2,"steps":[\
                {"feed":"\\u001b]0;name\\u0007one\\r\\ntwo\\r\\n\\u001b[1;4;31;48;2;16;32;48mX\\u001b[0m\\u001b[6n\\u0007"},\
                {"feedBase64":"G1s/MjAwNGg="},{"resize":[12,2]}],"picture":true}""");
        assertThat(answer.path("id").stringValue()).isEqualTo("a");
        assertThat(answer.path("rows")).isEqualTo(JSON.readTree("[\"two\",\"X\"]"));
        assertThat(answer.path("history")).isEqualTo(JSON.readTree("[\"one\"]"));
        assertThat(answer.path("cursor")).isEqualTo(JSON.readTree("[2,2]"));
        assertThat(answer.path("pendingWrap").booleanValue()).isFalse();
        assertThat(answer.path("reply").stringValue()).isEqualTo("\u001B[2;2R");
        assertThat(answer.path("styles")).isEqualTo(JSON.readTree("{\"2,1\":\"bold underline fg1 bg#102030\"}"));
        assertThat(answer.path("modes").path("bracketedPaste").booleanValue()).isTrue();
        assertThat(answer.path("modes").path("mouse").stringValue()).isEqualTo("none");
        assertThat(answer.path("title").stringValue()).isEqualTo("name");
        assertThat(answer.path("events")).isEqualTo(JSON.readTree("[\"bell\"]"));
        assertThat(answer.path("error").isNull()).isTrue();
        assertThat(answer.path("picture").stringValue()).isNotEmpty();
    }

    @Test
    void halvesOfASurrogatePairInTwoFeedsAreOneCharacter() throws Exception {
        JsonNode answer =
                play("{\"id\":1,\"cols\":9,\"rows\":1,\"steps\":[{\"feed\":\"a\\ud83d\"},{\"feed\":\"\\ude00b\"}]}");
        assertThat(answer.path("rows").path(0).stringValue()).isEqualTo("a\uD83D\uDE00b");
        assertThat(answer.path("id").intValue()).isEqualTo(1);
    }

    @Test
    void aPictureReplaysToTheSameScreen() throws Exception {
        JsonNode first = play(
                "{\"cols\":9,\"rows\":3,\"steps\":[{\"feed\":\"1\\r\\n2\\r\\n3\\r\\n\\u001b[7m4\"}],\"picture\":true}");
        JsonNode again = play("{\"cols\":9,\"rows\":3,\"steps\":[{\"feedBase64\":\"%s\"}]}"
                .formatted(first.path("picture").stringValue()));
        for (String key : List.of("rows", "history", "cursor", "pendingWrap", "styles", "modes")) {
            assertThat(again.path(key)).as(key).isEqualTo(first.path(key));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense | This line is not JSON",
                "{\"id\":\"x\",\"rows\":2,\"steps\":[]} | \"cols\" is to be a number from 1 to 500.",
                "{\"id\":\"x\",\"cols\":501,\"rows\":2,\"steps\":[]} | \"cols\" is to be a number from 1 to 500.",
                "{\"id\":\"x\",\"cols\":5,\"rows\":2} | \"steps\" is to be a list.",
                "{\"id\":\"x\",\"cols\":5,\"rows\":2,\"steps\":[{}]} | A step is to be",
                "{\"id\":\"x\",\"cols\":5,\"rows\":2,\"steps\":[{\"feedBase64\":\"*\"}]} | base64",
            })
    void aLineThatIsNoCaseSaysWhyAndTheNextStillRuns(String line, String says) throws Exception {
        List<JsonNode> answers =
                answers(CasePlayer::play, LONG, line, "", "{\"id\":2,\"cols\":5,\"rows\":2,\"steps\":[]}");
        assertThat(answers).hasSize(2);
        assertThat(answers.getFirst().path("error").stringValue()).contains(says);
        assertThat(answers.getLast().path("error").isNull()).isTrue();
    }

    @Test
    void aCaseThatHangsOrThrowsSaysSoAndTheNextStillRuns() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        Function<BatchCase, ObjectNode> player = one -> switch (one.id().stringValue()) {
            case "hangs" -> {
                waitFor(never);
                yield JSON.createObjectNode();
            }
            case "throws" -> throw new IllegalStateException("a defect");
            default -> JSON.createObjectNode();
        };
        String line = "{\"id\":\"%s\",\"cols\":5,\"rows\":2,\"steps\":[]}";
        // The limit is long enough for the cases that do nothing, also on a busy machine.
        List<JsonNode> answers = answers(
                player, Duration.ofSeconds(2), line.formatted("hangs"), line.formatted("throws"), line.formatted("ok"));
        never.countDown();
        assertThat(answers.get(0).path("error").stringValue()).contains("took more than 2 s");
        assertThat(answers.get(0).path("id").stringValue()).isEqualTo("hangs");
        assertThat(answers.get(1).path("error").stringValue()).contains("a defect");
        assertThat(answers.get(2).path("error").isNull()).isTrue();
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
