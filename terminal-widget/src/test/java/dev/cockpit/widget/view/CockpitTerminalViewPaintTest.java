package dev.cockpit.widget.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.widget.Await;
import dev.cockpit.widget.glyph.CellMetrics;
import dev.cockpit.widget.text.Place;
import dev.cockpit.widget.text.Selection;
import dev.cockpit.widget.text.Selection.Unit;
import java.util.HashSet;
import java.util.Set;
import javafx.scene.image.PixelReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What is painted, cell by cell, and what is not painted at all.
final class CockpitTerminalViewPaintTest {
    private ViewRig rig;

    /// The last picture that a test took.
    @SuppressWarnings("NullAway.Init")
    private PixelReader pixels;

    @BeforeEach
    void open() throws Exception {
        rig = new ViewRig();
        rig.print("\033[?12l\033[?25l\033[2 q");
        rig.rest();
    }

    @AfterEach
    void close() {
        rig.close();
    }

    @Test
    void onlyRowsThatChangedArePainted() {
        rig.print("one\r\ntwo\r\nthree");
        rig.rest();
        long before = rig.get(rig.view::rowsPainted);
        rig.print("\033[2;1HTWO");
        rig.rest();
        assertThat(rig.get(rig.view::rowsPainted) - before).isEqualTo(1);
        rig.print("\033[2;1HTWO");
        rig.rest();
        assertThat(rig.get(rig.view::rowsPainted) - before)
                .as("the same text again")
                .isEqualTo(1);
    }

    @Test
    void aScrollPaintsOnlyWhatIsNew() {
        int rows = rig.get(rig.view::fittingSize).rows();
        for (int i = 0; i < rows + 5; i++) {
            rig.print("\r\nline " + i);
        }
        rig.rest();
        long before = rig.get(rig.view::rowsPainted);
        rig.print("\r\nlast");
        rig.rest();
        assertThat(rig.get(rig.view::rowsPainted) - before).isEqualTo(1);
        assertThat(rig.get(rig.view::screenText)).endsWith("last");
    }

    @Test
    void aHiddenViewPaintsNothingAndHasNoPixels() {
        rig.print("before");
        rig.rest();
        rig.run(() -> rig.view.node().setVisible(false));
        long before = rig.get(rig.view::rowsPainted);
        for (int i = 0; i < 200; i++) {
            rig.print("hidden " + i + "\r\n");
        }
        rig.rest();
        assertThat(rig.get(rig.view::rowsPainted)).isEqualTo(before);
        assertThat(rig.get(rig.view::stripCount)).isZero();
        rig.run(() -> rig.view.node().setVisible(true));
        Await.until("painted", () -> rig.get(rig.view::stripCount) > 0);
        rig.rest();
        assertThat(rig.get(rig.view::screenText)).contains("hidden 199");
    }

    @Test
    void aSynchronizedUpdateIsShownAtItsEndAndNeverHeldForLong() {
        rig.print("\033[?2026h");
        rig.rest();
        rig.print("half a picture");
        Await.until("the time-out shows it", () -> lit(0, 0) > 0);
        rig.print("\033[?2026l");
    }

    @Test
    void coloursAndStylesReachTheirCells() {
        rig.print("\033[41m  \033[0m\033[48;2;1;2;3m  \033[0m█▀\033[7m  \033[0m\033[8mX\033[0m");
        look();
        assertThat(colourAt(0, 0, 0.5, 0.5)).isEqualTo(0xf08a8a);
        assertThat(colourAt(2, 0, 0.5, 0.5)).isEqualTo(0x010203);
        assertThat(colourAt(4, 0, 0.5, 0.9)).isEqualTo(0xcdd3de);
        assertThat(colourAt(5, 0, 0.5, 0.2)).isEqualTo(0xcdd3de);
        assertThat(colourAt(5, 0, 0.5, 0.8)).isEqualTo(0x0f1115);
        assertThat(colourAt(6, 0, 0.5, 0.5)).isEqualTo(0xcdd3de);
        assertThat(lit(8, 0)).as("concealed").isZero();
    }

    @Test
    void boxesHaveNoGapsBetweenCells() {
        rig.print("\033[1;1H│\033[2;1H│\033[3;1H└\033[3;2H──┘");
        look();
        int x = origin() + cell().cellWidth() / 2;
        int columns = 0;
        for (int dx = -2; dx <= 2; dx++) {
            boolean whole = true;
            for (int y = origin(); y < origin() + cell().cellHeight() * 5 / 2; y++) {
                whole &= rgb(x + dx, y) != 0x0f1115;
            }
            columns += whole ? 1 : 0;
        }
        assertThat(columns).as("pixel columns lit from top to the corner").isPositive();
    }

    @Test
    void emojiTextAndCjkAreNeverBlank() {
        rig.print("a漢한é⏺❯✔🚀👍🏽🇩🇪1️⃣");
        rig.rest();
        look();
        int[] columns = {0, 1, 3, 5, 6, 7, 8, 9, 11, 13, 15};
        for (int column : columns) {
            int at = column;
            Await.until("something in column " + column, () -> {
                look();
                return lit(at, 0) + lit(at + 1, 0) > 0;
            });
        }
    }

    @Test
    void theCursorHasItsShape() {
        rig.print("\033[?25h\033[1;3H\033[2 q");
        look();
        assertThat(colourAt(2, 0, 0.5, 0.5)).isEqualTo(0x6ea8fe);
        rig.print("\033[4 q");
        look();
        assertThat(colourAt(2, 0, 0.5, 0.5)).isEqualTo(0x0f1115);
        assertThat(colourAt(2, 0, 0.5, 0.97)).isEqualTo(0x6ea8fe);
        rig.print("\033[6 q");
        look();
        assertThat(colourAt(2, 0, 0.02, 0.5)).isEqualTo(0x6ea8fe);
        rig.print("\033[?25l");
        look();
        assertThat(colourAt(2, 0, 0.02, 0.5)).isEqualTo(0x0f1115);
    }

    @Test
    void theSelectionHasItsGround() {
        rig.print("select me");
        rig.run(() ->
                rig.view.select(rig.view.look(view -> Selection.begin(view, Unit.WORD, new Place(view.topLine(), 1)))));
        look();
        assertThat(colourAt(0, 0, 0.02, 0.02)).isEqualTo(0x2c3e5c);
        assertThat(colourAt(6, 0, 0.02, 0.02)).isEqualTo(0x0f1115);
        assertThat(rig.get(rig.view::selectedText)).isEqualTo("select");
    }

    @Test
    void outputNeverTearsTheReaderAway() {
        for (int i = 0; i < 200; i++) {
            rig.print("line " + i + "\r\n");
        }
        rig.rest();
        rig.run(() -> rig.view.scroll(50));
        rig.rest();
        String before = rig.get(rig.view::screenText);
        for (int i = 0; i < 100; i++) {
            rig.print("new " + i + "\r\n");
        }
        rig.rest();
        assertThat(rig.get(rig.view::screenText)).isEqualTo(before);
        rig.run(rig.view::showEnd);
        rig.rest();
        assertThat(rig.get(rig.view::screenText)).contains("new 99");
    }

    private void look() {
        pixels = rig.picture().getPixelReader();
    }

    private CellMetrics cell() {
        return rig.get(rig.view::metrics);
    }

    private static int origin() {
        return (int) ScreenPane.MARGIN;
    }

    private int rgb(int x, int y) {
        return pixels.getArgb(x, y) & 0xffffff;
    }

    private int colourAt(int column, int row, double x, double y) {
        CellMetrics cell = cell();
        return rgb(
                origin() + column * cell.cellWidth() + (int) (x * cell.cellWidth()),
                origin() + row * cell.cellHeight() + (int) (y * cell.cellHeight()));
    }

    /// How many colours besides the ground are in a cell.
    private int lit(int column, int row) {
        pixels = rig.get(() -> rig.view.node().snapshot(null, null)).getPixelReader();
        CellMetrics cell = cell();
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < cell.cellHeight(); y++) {
            for (int x = 0; x < cell.cellWidth(); x++) {
                colours.add(rgb(origin() + column * cell.cellWidth() + x, origin() + row * cell.cellHeight() + y));
            }
        }
        colours.remove(0x0f1115);
        return colours.size();
    }
}
