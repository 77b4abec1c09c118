package dev.cockpit.screen;

import static dev.cockpit.screen.TestScreens.cursor;
import static dev.cockpit.screen.TestScreens.rows;
import static dev.cockpit.screen.TestScreens.screen;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// What control functions do to text and cursor, on 10x4 cells (ECMA-48, the VT510 manual, xterm's
/// ctlseqs). `^` is ESC; the expected rows are joined by `|`.
final class SequencesTest {
    private static DynamicTest shows(String what, String output, String expected) {
        return DynamicTest.dynamicTest(
                what,
                () -> assertThat(String.join("|", rows(10, 4, output.replace('^', '\033'))))
                        .isEqualTo(expected));
    }

    private static DynamicTest leavesCursor(String what, String output, String expected) {
        return DynamicTest.dynamicTest(
                what,
                () -> assertThat(cursor(screen(10, 4, output.replace('^', '\033'))))
                        .isEqualTo(expected));
    }

    @TestFactory
    Stream<DynamicTest> motion() {
        return Stream.of(
                leavesCursor("moves stop at the edges", "^[99A^[99C^[99B", "10,4"),
                leavesCursor("back stops at the first column", "abc^[99D", "1,1"),
                leavesCursor("a position beyond the screen is clamped", "^[99;99H", "10,4"),
                leavesCursor("zero means one", "^[3;3H^[0;0H", "1,1"),
                shows("next and previous line go to the first column", "ab^[Ec^[Fd", "db|c"),
                shows("absolute column and row", "^[5GA^[2`B^[3dC", " B  A||  C"),
                shows("relative column and row", "^[2aA^[eB", "  A|   B"),
                leavesCursor("tabs go to every eighth column and stop at the last", "\t\t", "10,1"),
                leavesCursor("back tab", "^[10G^[2Z", "1,1"),
                shows("own tab stops", "^[3g^[4G^H\r\tX", "   X"),
                leavesCursor("BS stops at the first column", "\b\b", "1,1"),
                leavesCursor("reverse wrap follows a soft wrap back", "^[?45h0123456789ab\b\b\b", "10,1"),
                shows("save and restore keep position and charset", "ab^7^[3;3H^(0^8q", "abq"),
                shows("restore without save goes home", "ab^8X", "Xb"));
    }

    @TestFactory
    Stream<DynamicTest> wrapping() {
        return Stream.of(
                shows("the last column waits for the next character", "0123456789\rX", "X123456789"),
                shows("then it wraps", "0123456789X", "0123456789|X"),
                shows("a move back forgets the wait", "0123456789^[DX", "01234567X9"),
                shows("a tab does not", "0123456789\tX", "0123456789|X"),
                shows("without autowrap the last cell is overwritten", "^[?7l0123456789XY", "012345678Y"),
                shows("a wide character wraps whole", "012345678日", "012345678|日"),
                shows("insert mode pushes right", "abc\r^[4hX^[4lY", "XYbc"),
                shows("REP repeats", "a^[3bc", "aaaac"),
                shows("REP repeats nothing after a move", "a^[D^[3bc", "c"));
    }

    @TestFactory
    Stream<DynamicTest> editing() {
        return Stream.of(
                shows("ICH", "abcd^[2G^[2@", "a  bcd"),
                shows("DCH", "abcd^[2G^[2P", "ad"),
                shows("ECH", "abcd^[2G^[2X", "a  d"),
                shows("EL to the right", "abcd^[2G^[K", "a"),
                shows("EL to the left takes the cursor's cell", "abcd^[2G^[1K", "  cd"),
                shows("EL of all", "abcd^[2K", ""),
                shows("ED below", "a\r\nb\r\nc^[2;1H^[J", "a"),
                shows("ED above", "a\r\nb\r\nc^[2;1H^[1J", "||c"),
                shows("IL", "a\r\nb\r\nc^[2;1H^[L", "a||b|c"),
                shows("DL", "a\r\nb\r\nc^[2;1H^[M", "a|c"),
                shows("half of a wide character goes with the other", "日本^[2GX", " X本"),
                shows("DCH cuts a wide character", "日本^[2G^[P", " 本"),
                shows("DECSED spares what DECSCA protected", "a^[1\"qb^[0\"qc^[?2J", " b"),
                shows("ED does not", "a^[1\"qb^[0\"qc^[2J", ""),
                shows("ED spares what SPA guarded", "a^Vb^Wc^[2J", " b"),
                shows("DECALN", "^#8", "EEEEEEEEEE|EEEEEEEEEE|EEEEEEEEEE|EEEEEEEEEE"));
    }

    @TestFactory
    Stream<DynamicTest> scrolling() {
        return Stream.of(
                shows("LF at the bottom", "1\r\n2\r\n3\r\n4\r\n5", "2|3|4|5"),
                shows("a region scrolls alone", "1\r\n2\r\n3\r\n4^[2;3r^[3;1H\r\nX", "1|3|X|4"),
                shows("RI at its top", "1\r\n2\r\n3\r\n4^[2;3r^[2;1H^MX", "1|X|2|4"),
                shows("below the region nothing scrolls", "1\r\n2\r\n3\r\n4^[1;2r^[4;1H\r\n\nX", "1|2|3|X"),
                shows("SU and SD", "1\r\n2\r\n3^[S^[2T", "||2|3"),
                shows("a region that makes no sense is ignored", "abc^[3;2rX", "abcX"),
                shows("origin mode counts from the region", "^[2;3r^[?6h^[1;1HX", "|X"),
                shows("left and right margins wrap", "^[?69h^[3;5s^[1;3Habcd", "  abc|  d"),
                shows("SL and SR", "abcdef^[2 @^[3 A", "   cdef"),
                shows("DECIC and DECDC", "abcdef^[2G^['}^[4G^[2'~", "a bef"),
                shows("DECFI at the right margin", "abcdefghij^[10G^9X", "bcdefghijX"));
    }

    @TestFactory
    Stream<DynamicTest> rectangles() {
        return Stream.of(
                shows("DECFRA", "^[88;2;2;3;4$x", "| XXX| XXX"),
                shows("DECERA", "^#8^[2;1;4;10$z", "EEEEEEEEEE"),
                shows("DECCRA, also where it overlaps", "abc\r\ndef^[1;1;2;3;1;2;2;1$v", "abc|dabc| def"),
                shows("DECSERA spares", "a^[1\"qb^[0\"qc^[1;1;1;3${", " b"),
                shows("a rectangle beyond the screen is clipped", "^[88;3;9;99;99$x", "||        XX|        XX"));
    }

    @TestFactory
    Stream<DynamicTest> setsAndScreens() {
        return Stream.of(
                shows("line drawing in G0", "^(0lqk^(Bq", "┌─┐q"),
                shows("shift out and in", "^)0\016x\017x", "│x"),
                shows("a single shift", "^*0^Nqq", "─q"),
                shows("British pound", "^(A#", "£"),
                shows("national sets need their mode", "^(K[^[?42h[", "[Ä"),
                shows("the alternate screen is another", "main^[?1049halt", "    alt"),
                shows("and leaves the first as it was", "main^[?1049h^[Halt^[?1049lX", "mainX"),
                shows("47 keeps what was on it", "^[?47halt^[?47l^[?47h", "alt"),
                shows("1047 does not", "^[?1047halt^[?1047l^[?1047h", ""),
                shows("DECSTR keeps text", "ab^[4h^[2;3r^[!p\rX", "Xb"),
                shows("RIS does not", "ab^cX", "X"));
    }

    @TestFactory
    Stream<DynamicTest> syntax() {
        return Stream.of(
                shows("CAN aborts", "a^[31\030mX", "amX"),
                shows("ESC aborts and begins", "a^[31^[31mX", "aX"),
                shows("C0 inside a sequence works", "ab^[\r2CX", "abX"),
                shows("unknown prefixes and intermediates are silent", "a^[>1z^[=5y^[<u^[?1;2$w^[1\"zb", "ab"),
                shows(
                        "strings are swallowed with both terminators",
                        "a^]99;x\007b^_G;y^\\c^Xsos^\\d^Pq#0^\\e^ktitle^\\f",
                        "abcdef"),
                shows("ESC inside a string aborts it", "a^]0;title^[1mX", "aX"),
                shows("there are no 8-bit controls", "a\u009b3GX", "a3GX"),
                shows("a stray character ends a sequence", "a^[3日GX", "aGX"),
                shows("a sequence with sub-parameters that takes none is ignored", "a^[3:1CX", "aX"),
                shows("DEL is nothing", "a\177b", "ab"),
                shows("huge counts are clamped", "^[99999999999999999999L^[99999999C^[HX", "X"));
    }
}
