package dev.cockpit.screen.tool;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Many cases in one JVM: a line of JSON in, a line of JSON out, in order. A case that fails or takes too
/// long says so in `error`; the next one still runs.
final class Batch {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Function<BatchCase, ObjectNode> run;
    private final Duration limit;

    /// @param run plays one case and says what came of it; may throw or hang, which would be a defect of
    ///     the engine
    /// @param limit how long one case may take
    Batch(Function<BatchCase, ObjectNode> run, Duration limit) {
        this.run = run;
        this.limit = limit;
    }

    /// Reads until the end of `in`; blank lines are passed over.
    void run(BufferedReader in, PrintStream out) throws IOException, InterruptedException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) {
                out.println(JSON.writeValueAsString(answer(line)));
                out.flush();
            }
        }
    }

    private ObjectNode answer(String line) throws InterruptedException {
        try {
            return play(BatchCase.parse(JSON, line));
        } catch (BatchCase.Malformed e) {
            return failed(e.id(), String.valueOf(e.getMessage()));
        }
    }

    /// On a thread of its own, which is left behind if it never comes back: as a daemon it does not keep
    /// the JVM.
    private ObjectNode play(BatchCase batchCase) throws InterruptedException {
        FutureTask<ObjectNode> result = new FutureTask<>(() -> run.apply(batchCase));
        Thread.ofPlatform().daemon().name("screen-case").start(result);
        try {
            ObjectNode answer = result.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            answer.putNull("error");
            return answer;
        } catch (TimeoutException e) {
            return failed(batchCase.id(), "The case took more than %d s: a defect.".formatted(limit.toSeconds()));
        } catch (ExecutionException e) {
            return failed(batchCase.id(), "The engine failed: " + e.getCause());
        }
    }

    private static ObjectNode failed(JsonNode id, String sentence) {
        ObjectNode answer = JSON.createObjectNode();
        answer.set("id", id);
        answer.put("error", sentence);
        return answer;
    }
}
