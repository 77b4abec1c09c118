package dev.cockpit.widget.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The xterm table, key by key. Sequences are written with `^[` for ESC, as `cat -v` shows them.
final class KeyEncoderTest {
    private final KeyEncoder linux = new KeyEncoder(Keyboard.LINUX);
    private final KeyEncoder mac = new KeyEncoder(Keyboard.MAC);
    private final KeyEncoder windows = new KeyEncoder(Keyboard.WINDOWS);

    /// `CODE`, or `Shift+Ctrl+CODE` and so on, with the text that X11 gives.
    private static KeyPress key(String spec) {
        return key(spec, "");
    }

    private static KeyPress key(String spec, String text) {
        List<String> parts = new ArrayList<>(List.of(spec.split("\\+")));
        KeyCode code = KeyCode.valueOf(parts.removeLast());
        return new KeyPress(
                code,
                text,
                parts.contains("Shift"),
                parts.contains("Alt"),
                parts.contains("Ctrl"),
                parts.contains("Meta"),
                !parts.contains("NumOff"));
    }

    private static String shown(byte[] bytes) {
        StringBuilder shown = new StringBuilder();
        new String(bytes, StandardCharsets.UTF_8).chars().forEach(c -> {
            if (c < 0x20) {
                shown.append('^').append((char) (c + 0x40));
            } else if (c == 0x7f) {
                shown.append("^?");
            } else {
                shown.append((char) c);
            }
        });
        return shown.toString();
    }

    private static String pressed(KeyEncoder encoder, KeyPress key, KeyModes modes) {
        return encoder.pressed(key, modes).map(KeyEncoderTest::shown).orElse("");
    }

    private String pressed(String spec) {
        return pressed(linux, key(spec), KeyModes.INITIAL);
    }

    @TestFactory
    Stream<DynamicTest> everyFunctionKeyWithEveryModifier() {
        List<String> modifiers = List.of(
                "",
                "Shift+",
                "Alt+",
                "Shift+Alt+",
                "Ctrl+",
                "Shift+Ctrl+",
                "Alt+Ctrl+",
                "Shift+Alt+Ctrl+",
                "Meta+",
                "Shift+Meta+",
                "Alt+Meta+",
                "Shift+Alt+Meta+",
                "Ctrl+Meta+",
                "Shift+Ctrl+Meta+",
                "Alt+Ctrl+Meta+",
                "Shift+Alt+Ctrl+Meta+");
        Map<String, String> letters = Map.of(
                "UP", "^[[A", "DOWN", "^[[B", "RIGHT", "^[[C", "LEFT", "^[[D", "HOME", "^[[H", "END", "^[[F", "F1",
                "^[OP", "F2", "^[OQ", "F3", "^[OR", "F4", "^[OS");
        Map<String, Integer> numbers = Map.ofEntries(
                Map.entry("INSERT", 2),
                Map.entry("DELETE", 3),
                Map.entry("PAGE_UP", 5),
                Map.entry("PAGE_DOWN", 6),
                Map.entry("F5", 15),
                Map.entry("F6", 17),
                Map.entry("F7", 18),
                Map.entry("F8", 19),
                Map.entry("F9", 20),
                Map.entry("F10", 21),
                Map.entry("F11", 23),
                Map.entry("F12", 24),
                Map.entry("F13", 25),
                Map.entry("F14", 26),
                Map.entry("F15", 28),
                Map.entry("F16", 29),
                Map.entry("F17", 31),
                Map.entry("F18", 32),
                Map.entry("F19", 33),
                Map.entry("F20", 34),
                Map.entry("F21", 42),
                Map.entry("F22", 43),
                Map.entry("F23", 44),
                Map.entry("F24", 45));
        return Stream.iterate(0, i -> i < modifiers.size(), i -> i + 1)
                .flatMap(i -> Stream.concat(
                        letters.entrySet().stream()
                                .map(e -> expect(
                                        modifiers.get(i) + e.getKey(),
                                        i == 0
                                                ? e.getValue()
                                                : "^[[1;" + (i + 1)
                                                        + e.getValue()
                                                                .charAt(e.getValue()
                                                                                .length()
                                                                        - 1))),
                        numbers.entrySet().stream()
                                .map(e -> expect(
                                        modifiers.get(i) + e.getKey(),
                                        "^[[" + e.getValue() + (i == 0 ? "" : ";" + (i + 1)) + "~"))));
    }

    private DynamicTest expect(String spec, String bytes) {
        return DynamicTest.dynamicTest(
                spec + " = " + bytes, () -> assertThat(pressed(spec)).isEqualTo(bytes));
    }

    @ParameterizedTest
    @CsvSource({
        "UP,^[OA",
        "DOWN,^[OB",
        "RIGHT,^[OC",
        "LEFT,^[OD",
        "HOME,^[OH",
        "END,^[OF",
        "BEGIN,^[OE",
        "KP_UP,^[OA",
        "KP_LEFT,^[OD",
        "Shift+UP,^[[1;2A",
        "Ctrl+LEFT,^[[1;5D",
        "DELETE,^[[3~",
        "F1,^[OP"
    })
    void applicationCursorKeys(String spec, String bytes) {
        KeyModes modes = new KeyModes(true, false, false, false);
        assertThat(pressed(linux, key(spec), modes)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({
        "ENTER,^M",
        "Shift+ENTER,^[^M",
        "Alt+ENTER,^[^M",
        "Ctrl+ENTER,^J",
        "Shift+Ctrl+ENTER,^[^J",
        "TAB,^I",
        "Shift+TAB,^[[Z",
        "Alt+TAB,^[^I",
        "Shift+Alt+TAB,^[^[[Z",
        "BACK_SPACE,^?",
        "Shift+BACK_SPACE,^?",
        "Ctrl+BACK_SPACE,^H",
        "Alt+BACK_SPACE,^[^?",
        "Ctrl+Alt+BACK_SPACE,^[^H",
        "ESCAPE,^[",
        "Alt+ESCAPE,^[^[",
        "Shift+ESCAPE,^["
    })
    void editingKeys(String spec, String bytes) {
        assertThat(pressed(spec)).isEqualTo(bytes);
    }

    @Test
    void newlineModeAddsALineFeedToPlainEnterOnly() {
        KeyModes modes = new KeyModes(false, false, true, false);
        assertThat(pressed(linux, key("ENTER"), modes)).isEqualTo("^M^J");
        assertThat(pressed(linux, key("Shift+ENTER"), modes)).isEqualTo("^[^M");
    }

    @Test
    void backarrowModeSwapsBackspaceAndDelete() {
        KeyModes modes = new KeyModes(false, false, false, true);
        assertThat(pressed(linux, key("BACK_SPACE"), modes)).isEqualTo("^H");
        assertThat(pressed(linux, key("Ctrl+BACK_SPACE"), modes)).isEqualTo("^?");
    }

    @TestFactory
    Stream<DynamicTest> ctrlWithEveryLetter() {
        return Stream.iterate('A', c -> c <= 'Z', c -> (char) (c + 1))
                .flatMap(c -> Stream.of(
                        expect("Ctrl+" + c, "^" + c),
                        expect("Shift+Ctrl+" + c, "^" + c),
                        expect("Ctrl+Alt+" + c, "^[^" + c)));
    }

    @ParameterizedTest
    @CsvSource({
        "Ctrl+SPACE,^@",
        "Ctrl+AT,^@",
        "Shift+Ctrl+DIGIT2,^@",
        "Ctrl+DIGIT2,^@",
        "Ctrl+BACK_QUOTE,^@",
        "Ctrl+OPEN_BRACKET,^[",
        "Ctrl+DIGIT3,^[",
        "Ctrl+BACK_SLASH,^\\",
        "Ctrl+DIGIT4,^\\",
        "Ctrl+CLOSE_BRACKET,^]",
        "Ctrl+DIGIT5,^]",
        "Ctrl+CIRCUMFLEX,^^",
        "Shift+Ctrl+DIGIT6,^^",
        "Ctrl+DIGIT6,^^",
        "Ctrl+UNDERSCORE,^_",
        "Shift+Ctrl+MINUS,^_",
        "Ctrl+SLASH,^_",
        "Ctrl+DIGIT7,^_",
        "Shift+Ctrl+SLASH,^?",
        "Ctrl+DIGIT8,^?",
        "Ctrl+Alt+OPEN_BRACKET,^[^["
    })
    void ctrlWithPunctuation(String spec, String bytes) {
        assertThat(pressed(spec)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({"[,^[", "\\,^\\", "/,^_", "?,^?", "@,^@", "~,^^"})
    void ctrlWithACharacterThatTheLayoutPutsElsewhere(String text, String bytes) {
        assertThat(pressed(linux, key("Ctrl+UNDEFINED", text), KeyModes.INITIAL))
                .isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({
        "Ctrl+DIGIT1",
        "Ctrl+DIGIT9",
        "Ctrl+COMMA",
        "Ctrl+MINUS",
        "A",
        "Shift+A",
        "DIGIT1",
        "SPACE",
        "Meta+C",
        "Meta+ENTER",
        "SHIFT",
        "Shift+SHIFT",
        "CONTROL",
        "Ctrl+CONTROL",
        "ALT",
        "Alt+ALT",
        "META",
        "ALT_GRAPH",
        "CAPS",
        "NUM_LOCK",
        "UNDEFINED",
        "WINDOWS",
        "COMMAND",
        "NUMPAD5",
        "NumOff+NUMPAD5",
        "ADD"
    })
    void nothingIsSentOnPress(String spec) {
        assertThat(pressed(spec)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Alt+B,b,^[b",
        "Shift+Alt+B,B,^[B",
        "Alt+B,'',^[b",
        "Alt+PERIOD,.,^[.",
        "Alt+DIGIT5,'',^[5",
        "Shift+Alt+DIGIT1,!,^[!",
        "Alt+SPACE,'','^[ '",
        "Alt+NUMPAD7,'',^[7"
    })
    void altIsEscape(String spec, String text, String bytes) {
        assertThat(pressed(linux, key(spec, text), KeyModes.INITIAL)).isEqualTo(bytes);
    }

    @Test
    void optionComposesOnAMac() {
        assertThat(pressed(mac, key("Alt+L", "l"), KeyModes.INITIAL)).isEmpty();
        assertThat(mac.typed("@", key("Alt+UNDEFINED")).map(KeyEncoderTest::shown))
                .contains("@");
        assertThat(pressed(mac, key("Alt+LEFT"), KeyModes.INITIAL)).isEqualTo("^[[1;3D");
        KeyEncoder chosen = new KeyEncoder(Keyboard.MAC.withAltAsMeta(true));
        assertThat(pressed(chosen, key("Alt+L", "l"), KeyModes.INITIAL)).isEqualTo("^[l");
    }

    @Test
    void altGrIsNotCtrlAltOnWindows() {
        assertThat(pressed(windows, key("Ctrl+Alt+Q", "q"), KeyModes.INITIAL)).isEmpty();
        assertThat(windows.typed("@", key("Ctrl+Alt+UNDEFINED")).map(KeyEncoderTest::shown))
                .contains("@");
        assertThat(windows.typed("\u0001", key("Ctrl+Alt+UNDEFINED")).map(KeyEncoderTest::shown))
                .contains("^[^A");
    }

    @ParameterizedTest
    @CsvSource({
        "NUMPAD0,^[Op",
        "NUMPAD1,^[Oq",
        "NUMPAD2,^[Or",
        "NUMPAD3,^[Os",
        "NUMPAD4,^[Ot",
        "NUMPAD5,^[Ou",
        "NUMPAD6,^[Ov",
        "NUMPAD7,^[Ow",
        "NUMPAD8,^[Ox",
        "NUMPAD9,^[Oy",
        "MULTIPLY,^[Oj",
        "ADD,^[Ok",
        "SEPARATOR,^[Ol",
        "SUBTRACT,^[Om",
        "DECIMAL,^[On",
        "DIVIDE,^[Oo"
    })
    void applicationKeypad(String code, String bytes) {
        KeyModes modes = new KeyModes(false, true, false, false);
        assertThat(pressed(linux, key("NumOff+" + code), modes)).isEqualTo(bytes);
        assertThat(pressed(linux, key(code), modes))
                .as("Num Lock on: its digit")
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "a,A,a",
        "A,Shift+A,A",
        "é,UNDEFINED,é",
        "漢,UNDEFINED,漢",
        "1,Ctrl+DIGIT1,1",
        "µ,ALT_GRAPH,µ",
        "b,Alt+UNDEFINED,^[b",
        "c,Meta+UNDEFINED,''"
    })
    void typedCharacters(String text, String spec, String bytes) {
        assertThat(linux.typed(text, key(spec)).map(KeyEncoderTest::shown).orElse(""))
                .isEqualTo(bytes);
    }

    @Test
    void astralCharactersAreUtf8() {
        assertThat(linux.typed("😀", key("UNDEFINED")).orElseThrow())
                .isEqualTo(new byte[] {(byte) 0xf0, (byte) 0x9f, (byte) 0x98, (byte) 0x80});
    }

    @Test
    void charactersThatAreNoneAreNotTyped() {
        assertThat(linux.typed("", key("SHIFT"))).isEmpty();
        assertThat(linux.typed("\uffff", key("SHIFT"))).isEmpty();
        assertThat(mac.typed("\uf700", key("UP"))).isEmpty();
    }
}
