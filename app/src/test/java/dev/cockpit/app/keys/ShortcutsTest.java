package dev.cockpit.app.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

/// The table of keys.
final class ShortcutsTest {
    private static final List<Shortcuts> TABLES = List.of(Shortcuts.ofLinuxAndWindows(), Shortcuts.ofMac());

    @Test
    void everyCommandHasAKeyAndNoKeyHasTwoCommands() {
        for (Shortcuts table : TABLES) {
            assertThat(Command.values()).allSatisfy(command -> {
                assertThat(table.keysOf(command)).as("%s", command).isNotEmpty();
                assertThat(table.text(command)).isNotBlank();
            });
            assertThat(Arrays.stream(Command.values()).flatMap(command -> table.keysOf(command).stream()))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void everyControlLetterReachesTheTerminal() {
        for (KeyCodeCombination keys : Arrays.stream(Command.values())
                .flatMap(command -> Shortcuts.ofLinuxAndWindows().keysOf(command).stream())
                .toList()) {
            if (keys.getCode().isLetterKey()) {
                assertThat(keys.getShift()).as("%s", keys).isEqualTo(ModifierValue.DOWN);
                assertThat(keys.getControl()).as("%s", keys).isEqualTo(ModifierValue.DOWN);
            }
        }
    }

    @Test
    void aTakenKeyIsTakenWithItsCharacterAndItsRelease() {
        KeyFilter filter = new KeyFilter(Shortcuts.ofLinuxAndWindows(), command -> command == Command.NEW_TAB);

        assertThat(passes(filter, KeyEvent.KEY_PRESSED, KeyCode.T, true)).isFalse();
        assertThat(passes(filter, KeyEvent.KEY_TYPED, KeyCode.UNDEFINED, true)).isFalse();
        assertThat(passes(filter, KeyEvent.KEY_RELEASED, KeyCode.T, true)).isFalse();
        assertThat(passes(filter, KeyEvent.KEY_PRESSED, KeyCode.T, false)).isTrue();
        assertThat(passes(filter, KeyEvent.KEY_TYPED, KeyCode.UNDEFINED, false)).isTrue();
    }

    @Test
    void aCommandThatDoesNotApplyLetsItsKeyThrough() {
        KeyFilter filter = new KeyFilter(Shortcuts.ofLinuxAndWindows(), command -> false);

        assertThat(passes(filter, KeyEvent.KEY_PRESSED, KeyCode.V, true)).isTrue();
    }

    private static boolean passes(KeyFilter filter, EventType<KeyEvent> type, KeyCode code, boolean shift) {
        KeyEvent event = new KeyEvent(type, "t", "t", code, shift, true, false, false);
        filter.handle(event);
        return !event.isConsumed();
    }
}
