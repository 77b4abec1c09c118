package dev.cockpit.screen.shared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.screen.Notice;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.shared.Shared.Recording;
import dev.cockpit.screen.shared.Shared.Step;
import dev.cockpit.status.AgentStatus;
import dev.cockpit.status.Signal;
import dev.cockpit.status.StatusTracker;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// What the real agents said of themselves, at the places where their marks say what held.
@Tag("shared")
final class RecordedStatusTest {
    private final StatusTracker tracker = new StatusTracker(Instant.EPOCH);
    private final List<String> reports = new ArrayList<>();

    private final ScreenListener ear = new ScreenListener() {
        @Override
        public void programStatus(String payload) {
            reports.add(payload);
            hear(new Signal.Report(payload));
        }

        @Override
        public void titleChanged(String title) {
            hear(new Signal.Title(title));
        }

        @Override
        public void bell() {
            hear(new Signal.Bell());
        }

        @Override
        public void notice(Notice notice) {
            hear(new Signal.Notice(notice.title() + ": " + notice.body()));
        }
    };

    private void hear(Signal signal) {
        AgentStatus _ = tracker.accept(signal, Instant.EPOCH);
    }

    static Stream<Recording> recordings() throws IOException {
        return Shared.recordings();
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void theStatusIsTheOneThatHeld(Recording recording) {
        Player player = new Player(recording, ear);
        for (Step step : recording.steps()) {
            if (step instanceof Step.Snap(int offset, String label, JsonNode _)) {
                player.to(offset);
                assertThat(words(tracker.status())).as(label).isEqualTo(lastReportBefore(recording, label));
            }
        }
        player.toEnd();
        assertThat(reports)
                .isEqualTo(recording
                        .marks()
                        .path("marks")
                        .valueStream()
                        .filter(mark -> mark.path("kind").stringValue().equals("osc7501"))
                        .map(mark -> mark.path("data").stringValue())
                        .filter(data -> !data.equals("?"))
                        .toList());
    }

    private static String words(AgentStatus status) {
        String name = status.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        String need = status instanceof AgentStatus.Blocked blocked
                ? " " + blocked.need().name().toLowerCase(Locale.ROOT)
                : "";
        return name + need + " " + status.message();
    }

    private static String lastReportBefore(Recording recording, String label) {
        String last = "unknown ";
        for (JsonNode mark : recording.marks().path("marks")) {
            String data = mark.path("data").stringValue();
            if (data.equals("snap " + label)) {
                return last;
            }
            if (mark.path("kind").stringValue().equals("osc7501") && !data.equals("?")) {
                last = words(data);
            }
        }
        throw new AssertionError("no mark for " + label);
    }

    private static String words(String report) {
        String state = value(report, "state");
        String need = value(report, "kind");
        String message = new String(Base64.getDecoder().decode(value(report, "msg")), StandardCharsets.UTF_8);
        return (state.equals("clear") ? "unknown" : state) + (need.isEmpty() ? "" : " " + need) + " " + message;
    }

    private static String value(String report, String key) {
        return Stream.of(report.split(":"))
                .filter(pair -> pair.startsWith(key + "="))
                .map(pair -> pair.substring(key.length() + 1))
                .findFirst()
                .orElse("");
    }
}
