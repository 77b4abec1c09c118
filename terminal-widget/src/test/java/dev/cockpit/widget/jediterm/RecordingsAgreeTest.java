package dev.cockpit.widget.jediterm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Both engines show the same text at every marked place of the recordings of the real agents that `COCKPIT_SHARED`
/// names.
@Tag("shared")
final class RecordingsAgreeTest {
    static Stream<Path> recordings() throws IOException {
        Path folder = Path.of(Objects.requireNonNull(System.getenv("COCKPIT_SHARED"), "COCKPIT_SHARED"));
        try (Stream<Path> files = Files.list(folder.resolve("captures"))) {
            return files.filter(file -> file.toString().endsWith(".raw")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void theSameTextAtEveryMark(Path raw) throws IOException {
        byte[] bytes = Files.readAllBytes(raw);
        JsonNode marks = JsonMapper.builder()
                .build()
                .readTree(Files.readString(Path.of(raw.toString().replace(".raw", ".marks.json"))));
        int columns = marks.path("size").path(0).intValue();
        int rows = marks.path("size").path(1).intValue();
        Screen own = new Screen(columns, rows, ScreenOptions.DEFAULT, ScreenListener.NONE);
        Headless other = new Headless(columns, rows);
        List<String> differences = new ArrayList<>();
        int fed = 0;
        for (JsonNode mark : marks.path("snaps")) {
            int offset = mark.path("offset").intValue();
            own.feed(bytes, fed, offset - fed);
            other.feed(new String(bytes, fed, offset - fed, StandardCharsets.UTF_8));
            fed = offset;
            JsonNode size = mark.path("resize");
            if (size.isArray()) {
                rows = size.path(1).intValue();
                own.resize(size.path(0).intValue(), rows);
                other.resize(size.path(0).intValue(), rows);
            } else {
                compare(own, other, rows, mark.path("label").asString(""), differences);
            }
        }
        assertThat(differences).isEmpty();
    }

    private static void compare(Screen own, Headless other, int rows, String where, List<String> differences) {
        List<String> mine = EnginesAgreeTest.rows(own);
        List<String> theirs = EnginesAgreeTest.rows(other, rows);
        for (int y = 0; y < rows; y++) {
            if (!mine.get(y).equals(theirs.get(y)) && !KnownDifference.explains(mine.get(y))) {
                differences.add(where + " row " + y + "\n  own:   " + mine.get(y) + "\n  other: " + theirs.get(y));
            }
        }
    }

    /// Rows on which JediTerm is known to be wrong.
    private static final class KnownDifference {
        /// JediTerm's width table knows no emoji: it gives ✅ one cell and splits sequences into their parts, so
        /// everything
        /// after them in the row is shifted.
        static boolean explains(String row) {
            return row.codePoints().anyMatch(c -> Character.isEmojiPresentation(c) || c == 0xfe0f || c == 0x200d);
        }
    }
}
