package dev.cockpit.widget.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The kitty keyboard protocol and modifyOtherKeys: the examples of their descriptions.
final class KittyKeysTest {
    private final KeyEncoder keys = new KeyEncoder(Keyboard.LINUX);

    @ParameterizedTest
    @CsvSource({
        "1, ESCAPE, , ^[[27u",
        "1, ENTER, , ^M",
        "1, SHIFT+ENTER, , ^[[13;2u",
        "1, CONTROL+ENTER, , ^[[13;5u",
        "1, TAB, , ^I",
        "1, SHIFT+TAB, , ^[[9;2u",
        "1, BACK_SPACE, , ^?",
        "1, CONTROL+C, c, ^[[99;5u",
        "1, CONTROL+SHIFT+C, C, ^[[99;6u",
        "1, ALT+A, a, ^[[97;3u",
        "1, A, a, -",
        "1, SHIFT+A, A, -",
        "1, UP, , ^[[A",
        "1, CONTROL+UP, , ^[[1;5A",
        "1, F3, , ^[[13~",
        "1, F5, , ^[[15~",
        "1, SHIFT+F1, , ^[[1;2P",
        "1, DELETE, , ^[[3~",
        "1, CONTROL+SPACE, , ^[[32;5u",
        "1, CONTROL+SLASH, /, ^[[47;5u",
        "1, SHIFT, , -",
        "5, CONTROL+SHIFT+C, C, ^[[99:67;6u",
        "8, A, a, ^[[97u",
        "8, SHIFT+A, A, ^[[97;2u",
        "8, ENTER, , ^[[13u",
        "8, SHIFT, , ^[[57441;2u",
        "24, A, a, ^[[97;;97u",
        "28, SHIFT+A, A, ^[[97:65;2;65u"
    })
    void presses(int flags, String spec, String text, String expected) {
        Optional<byte[]> sent = keys.pressed(key(spec, text), KeyModes.INITIAL.withKitty(flags));
        assertThat(readable(sent)).isEqualTo(expected);
    }

    @Test
    void repetitionsAndReleasesAreToldWhenAskedFor() {
        KeyModes events = KeyModes.INITIAL.withKitty(3);
        assertThat(readable(keys.pressed(key("UP", null), true, events))).isEqualTo("^[[1;1:2A");
        assertThat(readable(keys.released(key("UP", null), events))).isEqualTo("^[[1;1:3A");
        assertThat(readable(keys.released(key("CONTROL+C", "c"), events))).isEqualTo("^[[99;5:3u");
        assertThat(readable(keys.released(key("ENTER", null), events)))
                .as("only with all keys")
                .isEqualTo("-");
        assertThat(readable(keys.released(key("UP", null), KeyModes.INITIAL.withKitty(1))))
                .isEqualTo("-");
        assertThat(readable(keys.released(key("UP", null), KeyModes.INITIAL))).isEqualTo("-");
    }

    @Test
    void applicationModeGivesWayToTheProtocol() {
        KeyModes modes = new KeyModes(true, false, false, false).withKitty(1);
        assertThat(readable(keys.pressed(key("UP", null), modes))).isEqualTo("^[[A");
    }

    @ParameterizedTest
    @CsvSource({
        "2, CONTROL+A, a, ^[[27;5;97~",
        "2, ALT+A, a, ^[[27;3;97~",
        "2, SHIFT+ENTER, , ^[[27;2;13~",
        "2, ENTER, , ^M",
        "1, CONTROL+A, a, ^A",
        "1, CONTROL+ENTER, , ^[[27;5;13~",
        "1, CONTROL+COMMA, ',', '^[[27;5;44~'",
        "1, CONTROL+UP, , ^[[1;5A"
    })
    void modifyOtherKeys(int level, String spec, String text, String expected) {
        Optional<byte[]> sent = keys.pressed(key(spec, text), KeyModes.INITIAL.withModifyOtherKeys(level));
        assertThat(readable(sent)).isEqualTo(expected);
    }

    private static KeyPress key(String spec, @org.jspecify.annotations.Nullable String text) {
        List<String> parts = List.of(spec.split("\\+"));
        KeyCode code = KeyCode.valueOf(parts.getLast());
        return new KeyPress(
                code,
                text == null ? "" : text,
                parts.contains("SHIFT"),
                parts.contains("ALT"),
                parts.contains("CONTROL"),
                false,
                true);
    }

    private static String readable(Optional<byte[]> sent) {
        return sent.map(bytes -> {
                    StringBuilder shown = new StringBuilder();
                    new String(bytes, StandardCharsets.UTF_8).chars().forEach(c -> {
                        if (c == 0x7f) {
                            shown.append("^?");
                        } else {
                            shown.append(c < ' ' ? "^" + (char) (c + 64) : String.valueOf((char) c));
                        }
                    });
                    return shown.toString();
                })
                .orElse("-");
    }
}
