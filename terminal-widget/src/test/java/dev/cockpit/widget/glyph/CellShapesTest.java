package dev.cockpit.widget.glyph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Lines meet: what two neighbours have at their common edge is the same, at every cell size.
final class CellShapesTest {
    private static final String UP = "│└┘├┤┴┼╵";
    private static final String RIGHT = "─┌└├┬┴┼╶";
    private static final String DOWN = "│┌┐├┤┬┼╷";
    private static final String LEFT = "─┐┘┤┬┴┼╴";
    private static final String DOUBLE_UP = "║╚╝╠╣╩╬╙╜╟╢╨╫";
    private static final String DOUBLE_LEFT = "═╗╝╣╦╩╬╕╛╡╤╧╪";

    @ParameterizedTest
    @CsvSource({"8,16,1", "9,19,1", "7,15,1", "16,31,2", "23,47,3"})
    void lightLinesMeetAtTheSamePixels(int width, int height, int line) {
        assertThat(edges(UP, width, height, line, Edge.TOP)).containsOnly(edge("│", width, height, line, Edge.TOP));
        assertThat(edges(DOWN, width, height, line, Edge.BOTTOM))
                .containsOnly(edge("│", width, height, line, Edge.TOP));
        assertThat(edges(LEFT, width, height, line, Edge.LEFT)).containsOnly(edge("─", width, height, line, Edge.LEFT));
        assertThat(edges(RIGHT, width, height, line, Edge.RIGHT))
                .containsOnly(edge("─", width, height, line, Edge.LEFT));
        assertThat(edges("╭╮", width, height, line, Edge.BOTTOM))
                .containsOnly(edge("│", width, height, line, Edge.TOP));
        assertThat(edges("╭╰", width, height, line, Edge.RIGHT))
                .containsOnly(edge("─", width, height, line, Edge.LEFT));
    }

    @ParameterizedTest
    @CsvSource({"8,16,1", "9,19,1", "16,31,2"})
    void doubleLinesMeetAtTheSamePixels(int width, int height, int line) {
        assertThat(edges(DOUBLE_UP, width, height, line, Edge.TOP))
                .containsOnly(edge("║", width, height, line, Edge.TOP));
        assertThat(edges(DOUBLE_LEFT, width, height, line, Edge.LEFT))
                .containsOnly(edge("═", width, height, line, Edge.LEFT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"┌", "╶", "╷", "╔", "╓", "╒", "▗", "╭", "┏"})
    void whatHasNoArmToTheLeftLeavesItsLeftEdgeFree(String character) {
        assertThat(edge(character, 9, 19, 1, Edge.LEFT)).doesNotContain("#");
    }

    @ParameterizedTest
    @CsvSource({"█,1", "▀,0.5", "▄,0.5", "▌,0.5", "▐,0.5", "▖,0.25", "▟,0.75", "░,0.25", "▒,0.5", "▓,0.75"})
    void blocksCoverTheirPart(String character, double part) {
        Coverage drawn = CellShapes.draw(character.codePointAt(0), 8, 16, 1);
        double sum = IntStream.range(0, drawn.alpha.length)
                .map(i -> drawn.alpha[i] & 0xff)
                .sum();
        assertThat(sum / 255 / drawn.alpha.length).isCloseTo(part, org.assertj.core.data.Offset.offset(0.01));
    }

    @ParameterizedTest
    @MethodSource("allShapes")
    void everyShapeDrawsSomethingButNotEverything(int codePoint) {
        Coverage drawn = CellShapes.draw(codePoint, 9, 19, 1);
        assertThat(drawn.alpha).as(Character.getName(codePoint)).isNotEqualTo(new byte[9 * 19]);
    }

    static IntStream allShapes() {
        return IntStream.rangeClosed(0, 0x1ffff)
                .filter(CellShapes::covers)
                .filter(c -> c != 0x2800 && Character.isDefined(c));
    }

    private enum Edge {
        TOP,
        BOTTOM,
        LEFT,
        RIGHT
    }

    private static String[] edges(String characters, int width, int height, int line, Edge edge) {
        return characters
                .codePoints()
                .mapToObj(c -> edge(Character.toString(c), width, height, line, edge))
                .toArray(String[]::new);
    }

    private static String edge(String character, int width, int height, int line, Edge edge) {
        Coverage drawn = CellShapes.draw(character.codePointAt(0), width, height, line);
        int length = edge == Edge.TOP || edge == Edge.BOTTOM ? width : height;
        StringBuilder found = new StringBuilder();
        for (int i = 0; i < length; i++) {
            int at = switch (edge) {
                case TOP -> i;
                case BOTTOM -> (height - 1) * width + i;
                case LEFT -> i * width;
                case RIGHT -> i * width + width - 1;
            };
            found.append((drawn.alpha[at] & 0xff) > 127 ? '#' : '.');
        }
        return found.toString();
    }
}
