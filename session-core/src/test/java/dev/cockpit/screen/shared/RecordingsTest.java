package dev.cockpit.screen.shared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.screen.Modes;
import dev.cockpit.screen.MouseTracking;
import dev.cockpit.screen.Picture;
import dev.cockpit.screen.Row;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.shared.Shared.Recording;
import dev.cockpit.screen.shared.Shared.Step;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Recordings of the real agents: what their screens showed, whole, in pieces, and from pictures.
@Tag("shared")
final class RecordingsTest {
    private static final int CUTS = 500;

    static Stream<Recording> recordings() throws IOException {
        return Shared.recordings();
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void showsWhatXtermShowed(Recording recording) {
        Player player = new Player(recording, ScreenListener.NONE);
        for (Step step : recording.steps()) {
            switch (step) {
                case Step.Resize resize -> player.resize(resize);
                case Step.Snap(int offset, String label, JsonNode expected) ->
                    check(player.feedTo(offset), label, expected);
            }
        }
    }

    private static void check(Player player, String label, JsonNode expected) {
        checkRows(expected.path("screen"), rows(player), label);
        assertThat(cursor(player)).as(label).isEqualTo(expected.path("cursor").toString());
        checkModes(expected.path("modes"), player.screen().modes(), label);
        assertThat(player.screen().modes().alternateScreen())
                .as(label)
                .isEqualTo(expected.path("alt").booleanValue());
    }

    /// The recorder left empty rows at the end out. xterm.js 6 without its add-on is no authority on emoji.
    private static void checkRows(JsonNode expected, List<String> rows, String label) {
        for (int y = 0; y < rows.size(); y++) {
            String right = expected.path(y).asString("").stripTrailing();
            if (right.codePoints().noneMatch(codePoint -> codePoint >= 0x1F000)) {
                assertThat(rows.get(y)).as("%s, row %d", label, y + 1).isEqualTo(right);
            }
        }
    }

    private static List<String> rows(Player player) {
        return player.screen()
                .read(view -> IntStream.range(0, view.rows())
                        .mapToObj(view::row)
                        .map(Row::text)
                        .toList());
    }

    /// As xterm.js counts: from 0, and past the last column while a wrap is pending.
    private static String cursor(Player player) {
        return player.screen()
                .read(view ->
                        "[%d,%d]".formatted(view.cursorColumn() + (view.pendingWrap() ? 1 : 0), view.cursorRow()));
    }

    private static void checkModes(JsonNode expected, Modes modes, String label) {
        expected.forEachEntry((mode, value) -> {
            Object got = switch (mode) {
                case "applicationCursorKeysMode" -> modes.applicationCursor();
                case "applicationKeypadMode" -> modes.applicationKeypad();
                case "bracketedPasteMode" -> modes.bracketedPaste();
                case "insertMode" -> modes.insert();
                case "mouseTrackingMode" -> mouse(modes.mouse());
                case "originMode" -> modes.origin();
                case "reverseWraparoundMode" -> modes.reverseWraparound();
                case "sendFocusMode" -> modes.focusReports();
                case "synchronizedOutputMode" -> modes.synchronizedOutput();
                case "wraparoundMode" -> modes.wraparound();
                default -> throw new AssertionError("unknown mode " + mode);
            };
            assertThat(got.toString()).as("%s: %s", label, mode).isEqualTo(value.asString());
        });
    }

    private static String mouse(MouseTracking tracking) {
        return switch (tracking) {
            case NONE -> "none";
            case X10 -> "x10";
            case CLICK -> "vt200";
            case DRAG -> "drag";
            case MOTION -> "any";
        };
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void piecesMakeTheSameScreenAsTheWhole(Recording recording) {
        String whole = new Player(recording, ScreenListener.NONE).toEnd().dump();
        Player byByte = new Player(recording, ScreenListener.NONE);
        IntStream.rangeClosed(1, recording.bytes().length).forEach(byByte::to);
        assertThat(byByte.dump()).as("byte by byte").isEqualTo(whole);
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Player pieces = new Player(recording, ScreenListener.NONE);
            while (pieces.at() < recording.bytes().length) {
                pieces.to(
                        Math.min(recording.bytes().length, pieces.at() + 1 + random.nextInt(1 << random.nextInt(14))));
            }
            assertThat(pieces.toEnd().dump()).as("seed %d", seed).isEqualTo(whole);
        }
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void aPictureAndTheRestMakeTheSameScreenAsTheWhole(Recording recording) {
        String whole = new Player(recording, ScreenListener.NONE).toEnd().dump();
        Player player = new Player(recording, ScreenListener.NONE);
        for (int cut : cuts(recording, CUTS)) {
            Player late = player.to(cut).fromPicture();
            assertThat(late.toEnd().dump()).as("picture at %d", cut).isEqualTo(whole);
        }
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void aPictureReplaysInXtermToo(Recording recording) throws IOException, InterruptedException {
        try (Xterm xterm = Xterm.start()) {
            JsonNode whole = xterm.replay(recording.cols(), recording.rows(), Player.rest(recording, 0, -1));
            Player player = new Player(recording, ScreenListener.NONE);
            for (int cut : cuts(recording, CUTS)) {
                Picture picture = player.to(cut).screen().picture(Integer.MAX_VALUE);
                List<Xterm.Step> steps = new ArrayList<>();
                steps.add(new Xterm.Step.Write(picture.bytes()));
                steps.addAll(Player.rest(recording, (int) picture.address(), cut));
                assertThat(xterm.replay(picture.columns(), picture.rows(), steps)
                                .toPrettyString())
                        .as("picture at %d", cut)
                        .isEqualTo(whole.toPrettyString());
            }
        }
    }

    /// Evenly spread, with the odd byte of a random offset, so that they fall into the middle of sequences
    /// too; in order.
    private static List<Integer> cuts(Recording recording, int count) {
        Random random = new Random(recording.bytes().length);
        return IntStream.range(0, count)
                .map(i -> random.nextInt(recording.bytes().length + 1))
                .sorted()
                .boxed()
                .toList();
    }
}
