package dev.cockpit.app.keys;

import static javafx.scene.input.KeyCombination.ALT_DOWN;
import static javafx.scene.input.KeyCombination.CONTROL_DOWN;
import static javafx.scene.input.KeyCombination.META_DOWN;
import static javafx.scene.input.KeyCombination.SHIFT_DOWN;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.Modifier;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/// The table of keys: menus, hints, the command list and the documents are made from it. Immutable.
///
/// On Linux and Windows the window takes Ctrl+Shift+letter, so that every Ctrl+letter reaches the
/// terminal; on macOS it takes Cmd+letter.
public final class Shortcuts {
    private final boolean mac;
    private final Map<Command, List<KeyCodeCombination>> table = new EnumMap<>(Command.class);

    private Shortcuts(boolean mac) {
        this.mac = mac;
    }

    /// The table for this computer.
    public static Shortcuts ofThisPlatform() {
        return System.getProperty("os.name", "").startsWith("Mac") ? ofMac() : ofLinuxAndWindows();
    }

    /// The table with Ctrl+Shift.
    public static Shortcuts ofLinuxAndWindows() {
        Shortcuts keys = new Shortcuts(false);
        keys.letters(CONTROL_DOWN, SHIFT_DOWN);
        keys.put(Command.NEXT_TAB, KeyCode.TAB, CONTROL_DOWN);
        keys.put(Command.PREVIOUS_TAB, KeyCode.TAB, CONTROL_DOWN, SHIFT_DOWN);
        keys.put(Command.MOVE_TAB_RIGHT, KeyCode.PAGE_DOWN, CONTROL_DOWN, SHIFT_DOWN);
        keys.put(Command.MOVE_TAB_LEFT, KeyCode.PAGE_UP, CONTROL_DOWN, SHIFT_DOWN);
        keys.put(Command.FULL_SCREEN, KeyCode.F11);
        keys.digitsAndZoom(ALT_DOWN, CONTROL_DOWN);
        // Where plus needs Shift.
        keys.put(Command.ZOOM_IN, KeyCode.EQUALS, CONTROL_DOWN, SHIFT_DOWN);
        keys.put(Command.ZOOM_IN, KeyCode.PLUS, CONTROL_DOWN, SHIFT_DOWN);
        return keys;
    }

    /// The table with Cmd.
    public static Shortcuts ofMac() {
        Shortcuts keys = new Shortcuts(true);
        keys.letters(META_DOWN);
        keys.put(Command.NEXT_TAB, KeyCode.CLOSE_BRACKET, META_DOWN, SHIFT_DOWN);
        keys.put(Command.PREVIOUS_TAB, KeyCode.OPEN_BRACKET, META_DOWN, SHIFT_DOWN);
        keys.put(Command.MOVE_TAB_RIGHT, KeyCode.RIGHT, META_DOWN, SHIFT_DOWN);
        keys.put(Command.MOVE_TAB_LEFT, KeyCode.LEFT, META_DOWN, SHIFT_DOWN);
        keys.put(Command.FULL_SCREEN, KeyCode.F, META_DOWN, CONTROL_DOWN);
        keys.digitsAndZoom(META_DOWN, META_DOWN);
        keys.put(Command.ZOOM_IN, KeyCode.EQUALS, META_DOWN, SHIFT_DOWN);
        return keys;
    }

    /// The command of a pressed key.
    public Optional<Command> of(KeyEvent press) {
        return table.entrySet().stream()
                .filter(entry -> entry.getValue().stream().anyMatch(keys -> keys.match(press)))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// All keys of a command, the one to show first.
    public List<KeyCodeCombination> keysOf(Command command) {
        return Collections.unmodifiableList(table.getOrDefault(command, List.of()));
    }

    /// The key to show beside a command, for example `Ctrl+Shift+T` or `⇧⌘]`.
    public String text(Command command) {
        return text(table.getOrDefault(command, List.of()).getFirst());
    }

    private String text(KeyCodeCombination keys) {
        StringBuilder text = new StringBuilder();
        append(text, keys.getControl() == ModifierValue.DOWN, mac ? "⌃" : "Ctrl+");
        append(text, keys.getAlt() == ModifierValue.DOWN, mac ? "⌥" : "Alt+");
        append(text, keys.getShift() == ModifierValue.DOWN, mac ? "⇧" : "Shift+");
        append(text, keys.getMeta() == ModifierValue.DOWN, mac ? "⌘" : "Win+");
        return text.append(name(keys.getCode())).toString();
    }

    private static void append(StringBuilder text, boolean when, String word) {
        if (when) {
            text.append(word);
        }
    }

    private static String name(KeyCode code) {
        return switch (code) {
            case PAGE_DOWN -> "PgDn";
            case PAGE_UP -> "PgUp";
            case EQUALS, PLUS -> "+";
            case MINUS -> "−";
            case ENTER -> "Enter";
            case PERIOD -> ".";
            case OPEN_BRACKET -> "[";
            case CLOSE_BRACKET -> "]";
            case LEFT -> "←";
            case RIGHT -> "→";
            default -> code.getName();
        };
    }

    private void letters(Modifier... modifiers) {
        put(Command.NEW_TAB, KeyCode.T, modifiers);
        put(Command.CLOSE_TAB, KeyCode.W, modifiers);
        put(Command.DUPLICATE_TAB, KeyCode.D, modifiers);
        put(Command.RESTART, KeyCode.ENTER, modifiers);
        put(Command.RENAME_TAB, KeyCode.R, modifiers);
        put(Command.INTERRUPT, KeyCode.PERIOD, modifiers);
        // Not U: with Ctrl+Shift, GTK's input method takes it for the start of a Unicode code point.
        put(Command.JUMP_TO_WAITING, KeyCode.J, modifiers);
        put(Command.FIND, KeyCode.F, modifiers);
        put(Command.COPY, KeyCode.C, modifiers);
        put(Command.PASTE, KeyCode.V, modifiers);
        put(Command.FACTS, KeyCode.E, modifiers);
        put(Command.SHARE, KeyCode.S, modifiers);
        put(Command.SESSION_LIST, KeyCode.L, modifiers);
        put(Command.FOLD_LIST, KeyCode.B, modifiers);
        put(Command.THEME, KeyCode.Y, modifiers);
        put(Command.COMMANDS, KeyCode.P, modifiers);
        put(Command.QUIT, KeyCode.Q, modifiers);
    }

    private void digitsAndZoom(Modifier digits, Modifier zoom) {
        List<KeyCode> codes = List.of(
                KeyCode.DIGIT1,
                KeyCode.DIGIT2,
                KeyCode.DIGIT3,
                KeyCode.DIGIT4,
                KeyCode.DIGIT5,
                KeyCode.DIGIT6,
                KeyCode.DIGIT7,
                KeyCode.DIGIT8,
                KeyCode.DIGIT9);
        for (int i = 0; i < codes.size(); i++) {
            put(Command.goToTab().get(i), codes.get(i), digits);
        }
        put(Command.ZOOM_IN, KeyCode.EQUALS, zoom);
        put(Command.ZOOM_IN, KeyCode.PLUS, zoom);
        put(Command.ZOOM_IN, KeyCode.ADD, zoom);
        put(Command.ZOOM_OUT, KeyCode.MINUS, zoom);
        put(Command.ZOOM_OUT, KeyCode.SUBTRACT, zoom);
        put(Command.ZOOM_RESET, KeyCode.DIGIT0, zoom);
        put(Command.ZOOM_RESET, KeyCode.NUMPAD0, zoom);
    }

    private void put(Command command, KeyCode code, Modifier... modifiers) {
        table.computeIfAbsent(command, key -> new ArrayList<>()).add(new KeyCodeCombination(code, modifiers));
    }
}
