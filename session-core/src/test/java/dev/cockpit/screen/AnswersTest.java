package dev.cockpit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Each query is answered once, in order; what must not be answered is not. `^` is ESC.
final class AnswersTest {
    private static DynamicTest answers(String what, String query, String expected) {
        return DynamicTest.dynamicTest(
                what,
                () -> assertThat(TestScreens.replies(20, 5, query.replace('^', '\033')))
                        .isEqualTo(expected));
    }

    @TestFactory
    Stream<DynamicTest> queries() {
        return Stream.of(
                answers("DA1", "^[c", "^[?64;6;9;21;22;28c"),
                answers("DECID", "^Z", "^[?64;6;9;21;22;28c"),
                answers("DA2", "^[>c", "^[>1;400;0c"),
                answers("DA3", "^[=c", "^P!|00000000^\\"),
                answers("DSR", "^[5n", "^[0n"),
                answers("CPR", "^[2;3H^[6n", "^[2;3R"),
                answers("CPR in origin mode", "^[2;4r^[?6h^[6n", "^[1;1R"),
                answers("DECXCPR", "^[?6n", "^[?1;1;1R"),
                answers("DECRQM, reset and set", "^[?2026$p^[?2026h^[?2026$p", "^[?2026;2$y^[?2026;1$y"),
                answers("DECRQM of the unknown", "^[?4711$p^[99$p", "^[?4711;0$y^[99;0$y"),
                answers("DECRQM of an ANSI mode", "^[4h^[4$p", "^[4;1$y"),
                answers("DECRQSS of the pen", "^[1;4:3;38;2;1;2;3m^P$qm^\\", "^P1$r0;1;4:3;38;2;1;2;3m^\\"),
                answers("DECRQSS of the margins", "^[2;4r^P$qr^\\", "^P1$r2;4r^\\"),
                answers("DECRQSS of the cursor", "^[4 q^P$q q^\\", "^P1$r4 q^\\"),
                answers("DECRQSS of nonsense says no and echoes nothing", "^P$q;touch x;^\\", "^P0$r^\\"),
                answers("XTVERSION", "^[>0q", "^P>|cockpit(0.1.0)^\\"),
                answers("XTGETTCAP", "^P+q436F;787878^\\", "^P1+r436F=323536^\\^P0+r787878^\\"),
                answers("text colour, ended as asked", "^]10;?\007", "^]10;rgb:dcdc/dcdc/dcdc\007"),
                answers("ground, as set", "^]11;#102030^\\^]11;?^\\", "^]11;rgb:1010/2020/3030^\\"),
                answers("palette", "^]4;1;?;2;?\007", "^]4;1;rgb:cdcd/3131/3131\007^]4;2;rgb:0d0d/bcbc/7979\007"),
                answers("keyboard", "^[>5u^[?u^[<u^[?u", "^[?5u^[?0u"),
                answers("colour scheme", "^[?996n", "^[?997;1n"),
                answers(
                        "program status before device attributes",
                        "^]7501;?\007^[c",
                        "^]7501;?\007^[?64;6;9;21;22;28c"));
    }

    @TestFactory
    Stream<DynamicTest> silence() {
        return Stream.of(
                answers("title", "^]2;;rm x\007^[21t^[20t", ""),
                answers("clipboard", "^]52;c;?\007", ""),
                answers("answerback", "\005", ""),
                answers("checksum of the screen", "^[1;1;1;1;2;2*y", ""),
                answers("resize by the child", "^[8;10;10t", ""));
    }

    @Test
    void aThemeIsToldToAChildThatAskedForIt() {
        StringBuilder replies = new StringBuilder();
        Screen screen = new Screen(10, 2, ScreenOptions.DEFAULT, new ScreenListener() {
            @Override
            public void reply(byte[] bytes) {
                replies.append(new String(bytes, java.nio.charset.StandardCharsets.UTF_8));
            }
        });
        Colours light = new Colours(0x000000, 0xFFFFFF, 0x000000);
        screen.theme(light);
        assertThat(replies).isEmpty();
        screen.feed(TestScreens.bytes("\033[?2031h"));
        screen.theme(Colours.DARK);
        assertThat(replies).hasToString("\033[?997;1n");
    }
}
