package dev.cockpit.widget.jediterm;

import static org.assertj.core.api.Assertions.assertThat;

import com.techsenger.jeditermfx.core.TerminalColor;
import com.techsenger.jeditermfx.core.TextStyle;
import dev.cockpit.widget.input.MouseModes.Format;
import dev.cockpit.widget.input.MouseModes.Tracking;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Each test is a fault of jeditermfx 1.0.0 that must not be seen. `ESC` is written as `⎋`.
final class RepairsTest {
    private final Headless screen = new Headless(20, 6);

    private Headless feed(String text) {
        return screen.feed(text.replace('⎋', '\u001b'));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "⎋[>1u",
                "⎋[=5u",
                "⎋[?u",
                "⎋[<u",
                "⎋[<0;1;2M",
                "⎋[?2026$p",
                "⎋[>4;2m",
                "⎋[?4m",
                "⎋[>q",
                "⎋[>0q",
                "⎋[6 q",
                "⎋_Gi=31,s=1,v=1;AAAA⎋\\",
                "⎋^private⎋\\",
                "⎋Xstart⎋\\",
                "⎋ktitle⎋\\",
                "⎋P$qm⎋\\",
                "⎋P+q544e⎋\\",
                "⎋]52;c;?\u0007",
                "⎋]8;;https://example.org/\u0007",
                "⎋]133;A⎋\\",
                "⎋[4:3m",
                "⎋[58:2::255:0:0m",
                "⎋[58;2;1;2;3m",
                "⎋[?2026h",
                "⎋[?2026l",
                "⎋[18t",
                "⎋[8;10;10t",
                "⎋[\"q",
                "⎋[1;2;3*y",
                "⎋%G",
                "⎋#3",
                "⎋(B",
                "⎋)0",
                "⎋N",
                "⎋\\",
                "\u0000",
                "\u0005",
                "\u007f",
                "⎋[?9001h",
                "\u009b>1u",
                "\u0090x\u009c",
                "⎋[c",
                "⎋[>c",
                "⎋[6n",
                "⎋]11;?⎋\\",
                "⎋]7501;?⎋\\",
                "⎋[1;2",
                "⎋[?",
                "⎋"
            })
    void nothingUnknownIsPrinted(String sequence) {
        feed("foo" + sequence + "\u0018bar");
        assertThat(screen.row(1)).isEqualTo("foobar");
        assertThat(screen.cursor()).isEqualTo("7,1");
    }

    @Test
    void cancelAbortsASequenceAndWhatFollowsIsText() {
        feed("a⎋[31\u0018mX");
        assertThat(screen.row(1)).isEqualTo("amX");
        assertThat(screen.style(1, 3)).isEqualTo(TextStyle.EMPTY);
    }

    @Test
    void anUnterminatedStringEndsWithTheNextEscape() {
        feed("a⎋]0;no end" + "x".repeat(200_000) + "⎋[1mb");
        assertThat(screen.row(1)).isEqualTo("ab");
        assertThat(screen.titles).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "⎋[99999999L",
                "⎋[99999999M",
                "⎋[2147483648C",
                "⎋[2147483647X",
                "⎋[2147483647P",
                "⎋[2147483647@",
                "⎋[10000T",
                "⎋[10000S",
                "⎋[99999999999999999999b",
                "⎋[99999999I",
                "⎋[99999999Z",
                "⎋[0;0H",
                "⎋[;H",
                "⎋[5;2r",
                "⎋[1;0r",
                "⎋[0r",
                "⎋7\b⎋8",
                "⎋[6n",
                "⎋M⎋M⎋M⎋M⎋M⎋M⎋M",
                "⎋[3;4r⎋[6;1H\n\n\n⎋[r",
                "⎋#8",
                "⎋[?1049h⎋[6;3H x",
                "⎋[?1049h⎋[?1049l⎋[?1049l",
                "⎋c",
                "⎋[!p",
                "⎋[38;2;999;999;999m⎋[38;5;999m"
            })
    void hostileOutputNeitherHangsNorKills(String sequence) {
        feed("hello " + sequence);
        screen.resize(30, 8);
        feed(sequence);
        screen.resize(10, 3);
        feed(sequence + "⎋[?1049l⎋[r⎋[HOK");
        assertThat(screen.row(1)).startsWith("OK");
    }

    @Test
    void randomOutputNeitherHangsNorKills() {
        Random random = new Random(1);
        String alphabet = "\u001b[]()?<=>;:0123456789ABCDHJKLMPSTXZabcdefghlmnpqrstu@`!$\" '\\\n\r\b\t\u0007\u0018漢😀é";
        for (int round = 0; round < 300; round++) {
            StringBuilder noise = new StringBuilder();
            for (int i = 0; i < 400; i++) {
                int at = random.nextInt(alphabet.length());
                noise.append(random.nextInt(4) == 0 ? "\u001b[" : String.valueOf(alphabet.charAt(at)));
            }
            screen.feed(noise.toString());
            screen.resize(5 + random.nextInt(60), 2 + random.nextInt(30));
        }
        feed("\u0018⎋\\⎋cOK");
        assertThat(screen.row(1)).isEqualTo("OK");
    }

    @Test
    void resizingTheAlternateScreenSmallerBothWaysSurvives() {
        Headless big = new Headless(100, 30);
        big.feed("m1\r\nm2\u001b[?1049h\u001b[28;3H x").resize(80, 24);
        big.feed("\u001b[?1049l\u001b[HOK");
        assertThat(big.row(1)).startsWith("OK");
    }

    @Test
    void theChildDoesNotResizeTheTerminal() {
        feed("⎋[8;50;100t⎋[?3h⎋[4;500;500t");
        assertThat(screen.terminal.getTerminalWidth()).isEqualTo(20);
        assertThat(screen.terminal.getTerminalHeight()).isEqualTo(6);
    }

    @Test
    void everyModeOfASequenceCounts() {
        feed("⎋[?1006;1000h");
        assertThat(screen.repairs.modes().mouse().tracking()).isEqualTo(Tracking.CLICKS);
        assertThat(screen.repairs.modes().mouse().format()).isEqualTo(Format.SGR);
        feed("⎋[?1;2004;1004h⎋=");
        assertThat(screen.repairs.modes().keys().applicationCursor()).isTrue();
        assertThat(screen.repairs.modes().keys().applicationKeypad()).isTrue();
        assertThat(screen.repairs.modes().bracketedPaste()).isTrue();
        assertThat(screen.repairs.modes().focusReports()).isTrue();
        feed("⎋[?1003h");
        assertThat(screen.repairs.modes().mouse().tracking()).isEqualTo(Tracking.MOTION);
        feed("⎋[?1003;1006l⎋[?1049h");
        assertThat(screen.repairs.modes().mouse().reporting()).isFalse();
        assertThat(screen.repairs.modes().mouse().alternateScreen()).isTrue();
        feed("⎋c");
        assertThat(screen.repairs.modes().mouse().alternateScreen()).isFalse();
        assertThat(screen.repairs.modes().bracketedPaste()).isFalse();
    }

    @Test
    void coloursWithColonsAreColours() {
        feed("A⎋[4:3mB⎋[0m⎋[58:2::255:0:0mC⎋[0;38:2::1:2:3mD⎋[38:5:1mE⎋[48;2;4;5;6mF⎋[9mG⎋[4:0;1mH");
        assertThat(screen.row(1)).isEqualTo("ABCDEFGH");
        assertThat(screen.style(1, 2).hasOption(TextStyle.Option.UNDERLINED)).isTrue();
        assertThat(screen.style(1, 3)).isEqualTo(TextStyle.EMPTY);
        assertThat(screen.style(1, 4).getForeground()).isEqualTo(new TerminalColor(1, 2, 3));
        assertThat(screen.style(1, 5).getForeground()).isEqualTo(TerminalColor.index(1));
        assertThat(screen.style(1, 6).getBackground()).isEqualTo(new TerminalColor(4, 5, 6));
        assertThat(screen.style(1, 8).hasOption(TextStyle.Option.BOLD)).isTrue();
        assertThat(screen.style(1, 8).hasOption(TextStyle.Option.UNDERLINED)).isFalse();
    }

    @Test
    void erasingColoursTheWholeRow() {
        feed("⎋[44m⎋[K");
        assertThat(screen.style(1, 20).getBackground()).isEqualTo(TerminalColor.index(4));
        feed("⎋[2;1H⎋[41m⎋[3X⎋[m");
        assertThat(screen.style(2, 3).getBackground()).isEqualTo(TerminalColor.index(1));
        assertThat(screen.style(2, 4).getBackground()).isNull();
    }

    @Test
    void movesThatJediTermDoesNotKnow() {
        feed("⎋[2IX⎋[2ZY");
        assertThat(screen.row(1)).isEqualTo("        Y       X");
        feed("⎋[2;1H⎋[3aX⎋[2eY⎋[5;1Hr⎋[3b⎋[s⎋[Hh⎋[us");
        assertThat(screen.row(2)).isEqualTo("   X");
        assertThat(screen.row(4)).isEqualTo("    Y");
        assertThat(screen.row(5)).isEqualTo("rrrrs");
    }

    @Test
    void theScrollRegionScrollsOnlyFromItsOwnEdge() {
        feed("⎋[1;3rL1\r\nL2\r\nL3⎋[5;1HL5\r\nL6\r\nL7");
        assertThat(screen.screen()).isEqualTo("L1\nL2\nL3\n\nL5\nL7");
        feed("⎋[3;1H\n⎋[r");
        assertThat(screen.screen()).isEqualTo("L2\nL3\n\n\nL5\nL7");
    }

    @Test
    void theRightEdge() {
        feed("⎋[1;19Hab⎋[DX");
        assertThat(screen.row(1)).endsWith("Xb");
        feed("⎋[2;1H" + "a".repeat(19) + "你b");
        assertThat(screen.row(2)).isEqualTo("a".repeat(19));
        assertThat(screen.row(3)).isEqualTo("你b");
        feed("⎋[4;1H⎋[?7l" + "c".repeat(25) + "z⎋[?7h");
        assertThat(screen.row(4)).isEqualTo("c".repeat(19) + "z");
        assertThat(screen.row(5)).isEmpty();
    }

    @Test
    void backspaceStopsAtTheFirstColumn() {
        feed("ab\r\n\bX");
        assertThat(screen.screen()).isEqualTo("ab\nX");
    }

    @Test
    void insertModeInserts() {
        feed("abc\r⎋[4hX⎋[4lY");
        assertThat(screen.row(1)).isEqualTo("XYbc");
    }

    @Test
    void erasingTheHistoryLeavesTheScreen() {
        feed("1\r\n2\r\n3\r\n4\r\n5\r\n6\r\n7\r\n8⎋[3Jx");
        assertThat(screen.row(6)).isEqualTo("8x");
        assertThat(screen.buffer.getHistoryLinesCount()).isZero();
    }

    @Test
    void aSoftResetLeavesTheScreen() {
        feed("text⎋[1;31m⎋[?1h⎋[2;3r⎋[1;5H⎋[!pX");
        assertThat(screen.row(1)).isEqualTo("textX");
        assertThat(screen.style(1, 5)).isEqualTo(TextStyle.EMPTY);
        assertThat(screen.repairs.modes().keys().applicationCursor()).isFalse();
    }

    @Test
    void lineDrawingWithBothCharacterSets() {
        feed("⎋)0\u000elqk\u000fz⎋(0tqu⎋(Bq");
        assertThat(screen.row(1)).isEqualTo("┌─┐z├─┤q");
    }

    @Test
    void aSearchGoesOnOnlyOverWrappedRows() {
        feed("1\r\n2\r\n3\r\n4\r\n5\r\n51\r\n52 x15\r\n" + "-".repeat(19) + "15");
        assertThat(RowFinder.search(screen.buffer, "15", true).getItems()).hasSize(2);
        assertThat(RowFinder.search(screen.buffer, "X15", true).getItems()).hasSize(1);
        assertThat(RowFinder.search(screen.buffer, "X15", false).getItems()).isEmpty();
    }

    @Test
    void titlesBellsAndShapesGoToTheirPlaces() {
        feed("⎋]0;one\u0007⎋]2;two⎋\\⎋]1;icon\u0007\u0007⎋[4 q");
        assertThat(screen.titles).containsExactly("one", "two");
        assertThat(screen.bells).isEqualTo(1);
        assertThat(screen.shapes).containsExactly(4);
        assertThat(screen.row(1)).isEmpty();
    }

    @Test
    void sequencesCutAnywhereAreTheSame() {
        String whole = "a\u001b[1;31mb\u001b]0;t\u001b\\\u001b[?1006;1000h\u001b[4:3mc\u001b[6 qd\u001b_x\u001b\\e";
        screen.feed(whole);
        for (int cut = 1; cut < whole.length(); cut++) {
            Headless other = new Headless(20, 6);
            other.feed(whole.substring(0, cut)).feed(whole.substring(cut));
            assertThat(other.screen()).as("cut at %d", cut).isEqualTo(screen.screen());
            assertThat(other.repairs.modes()).isEqualTo(screen.repairs.modes());
            assertThat(other.titles).isEqualTo(screen.titles);
        }
    }
}
