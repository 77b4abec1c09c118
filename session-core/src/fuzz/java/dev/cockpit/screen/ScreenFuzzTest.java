package dev.cockpit.screen;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;

/// Coverage-guided: no bytes make the engine throw, and pieces, pictures and sizes do not change what it
/// shows.
@Tag("fuzz")
final class ScreenFuzzTest {

    @FuzzTest(maxDuration = "10m")
    void noBytesBreakTheScreen(byte[] bytes) {
        int cut = bytes.length == 0 ? 0 : (bytes[0] & 0xFF) * bytes.length / 256;
        Screen whole = screen();
        whole.feed(bytes);
        Screen pieces = screen();
        pieces.feed(Arrays.copyOf(bytes, cut));
        Picture picture = pieces.picture(Integer.MAX_VALUE);
        pieces.feed(Arrays.copyOfRange(bytes, cut, bytes.length));
        same("pieces", whole, pieces);

        Screen late = screen();
        late.feed(picture.bytes());
        late.feed(Arrays.copyOfRange(bytes, (int) picture.address(), bytes.length));
        same("picture at " + cut, whole, late);

        whole.resize(7, 3);
        whole.resize(90, 40);
        whole.childEnded();
    }

    private static Screen screen() {
        return new Screen(20, 6, ScreenOptions.DEFAULT.withHistoryLines(50), ScreenListener.NONE);
    }

    private static void same(String what, Screen expected, Screen got) {
        String one = text(expected);
        String other = text(got);
        if (!one.equals(other)) {
            throw new AssertionError("%s:%n%s%nis not%n%s".formatted(what, other, one));
        }
    }

    private static String text(Screen screen) {
        return screen.read(view -> "%d,%d %b %s%n%s%n%s"
                .formatted(
                        view.cursorColumn(),
                        view.cursorRow(),
                        view.pendingWrap(),
                        view.modes(),
                        String.join("\n", view.historyText()),
                        String.join("\n", view.screenText())));
    }
}
