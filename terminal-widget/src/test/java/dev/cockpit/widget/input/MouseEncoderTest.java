package dev.cockpit.widget.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.widget.input.MouseEncoder.Action;
import dev.cockpit.widget.input.MouseEncoder.Button;
import dev.cockpit.widget.input.MouseModes.Format;
import dev.cockpit.widget.input.MouseModes.Tracking;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MouseEncoderTest {
    private static final Cell CELL = new Cell(9, 4);

    private static String report(Tracking tracking, Format format, Action action, Button button, String modifiers) {
        MouseEncoder.Event event = new MouseEncoder.Event(
                action, button, CELL, modifiers.contains("S"), modifiers.contains("A"), modifiers.contains("C"));
        return MouseEncoder.encode(event, new MouseModes(tracking, format, false, true))
                .map(bytes -> new String(bytes, StandardCharsets.ISO_8859_1).replace("\u001b", "^["))
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource({
        "PRESS,LEFT,'',^[[<0;10;5M", "RELEASE,LEFT,'',^[[<0;10;5m", "PRESS,MIDDLE,'',^[[<1;10;5M",
        "PRESS,RIGHT,'',^[[<2;10;5M", "RELEASE,RIGHT,'',^[[<2;10;5m", "PRESS,WHEEL_UP,'',^[[<64;10;5M",
        "PRESS,WHEEL_DOWN,'',^[[<65;10;5M", "PRESS,WHEEL_LEFT,'',^[[<66;10;5M", "PRESS,WHEEL_RIGHT,'',^[[<67;10;5M",
        "RELEASE,WHEEL_UP,'',''", "MOVE,NONE,'',^[[<35;10;5M", "MOVE,LEFT,'',^[[<32;10;5M",
        "MOVE,RIGHT,'',^[[<34;10;5M", "PRESS,BACK,'',^[[<128;10;5M", "PRESS,LEFT,S,^[[<4;10;5M",
        "PRESS,LEFT,A,^[[<8;10;5M", "PRESS,LEFT,C,^[[<16;10;5M", "PRESS,WHEEL_UP,C,^[[<80;10;5M",
        "MOVE,LEFT,SAC,^[[<60;10;5M"
    })
    void sgrAnyMotion(Action action, Button button, String modifiers, String bytes) {
        assertThat(report(Tracking.MOTION, Format.SGR, action, button, modifiers))
                .isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({
        "NONE,PRESS,LEFT,false", "X10,PRESS,LEFT,true", "X10,RELEASE,LEFT,false", "X10,PRESS,WHEEL_UP,false",
        "X10,MOVE,LEFT,false", "CLICKS,PRESS,LEFT,true", "CLICKS,RELEASE,LEFT,true", "CLICKS,PRESS,WHEEL_UP,true",
        "CLICKS,MOVE,LEFT,false", "CLICKS,MOVE,NONE,false", "DRAGS,MOVE,LEFT,true", "DRAGS,MOVE,NONE,false",
        "MOTION,MOVE,NONE,true", "MOTION,RELEASE,WHEEL_DOWN,false"
    })
    void whatEachModeWants(Tracking tracking, Action action, Button button, boolean wanted) {
        assertThat(!report(tracking, Format.SGR, action, button, "").isEmpty()).isEqualTo(wanted);
    }

    @Test
    void otherFormats() {
        assertThat(report(Tracking.CLICKS, Format.DEFAULT, Action.PRESS, Button.LEFT, ""))
                .isEqualTo("^[[M *%");
        assertThat(report(Tracking.CLICKS, Format.DEFAULT, Action.RELEASE, Button.RIGHT, ""))
                .isEqualTo("^[[M#*%");
        assertThat(report(Tracking.CLICKS, Format.UTF8, Action.PRESS, Button.LEFT, ""))
                .isEqualTo("^[[M *%");
        assertThat(report(Tracking.CLICKS, Format.URXVT, Action.RELEASE, Button.LEFT, ""))
                .isEqualTo("^[[35;10;5M");
        assertThat(report(Tracking.X10, Format.DEFAULT, Action.PRESS, Button.LEFT, "C"))
                .isEqualTo("^[[M *%");
    }

    @Test
    void aFormatThatCannotSayWhereSaysNothing() {
        MouseEncoder.Event far =
                new MouseEncoder.Event(Action.PRESS, Button.LEFT, new Cell(223, 0), false, false, false);
        assertThat(MouseEncoder.encode(far, new MouseModes(Tracking.CLICKS, Format.DEFAULT, false, true)))
                .isEmpty();
        assertThat(MouseEncoder.encode(far, new MouseModes(Tracking.CLICKS, Format.UTF8, false, true)))
                .get()
                .extracting(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .isEqualTo("\u001b[M \u0100!");
    }
}
