package dev.cockpit.app.keys;

import java.util.Optional;
import java.util.function.Predicate;
import javafx.event.EventHandler;
import javafx.scene.input.KeyEvent;

/// Gives the window's keys to the window before any node sees them; everything else goes on to
/// the terminal. Add it as a *filter* to the scene. FX thread only.
public final class KeyFilter implements EventHandler<KeyEvent> {
    private final Shortcuts shortcuts;
    private final Predicate<Command> action;
    private boolean swallowing;

    /// @param shortcuts the table
    /// @param action carries a command out; false when it does not apply now, and the key then goes on
    public KeyFilter(Shortcuts shortcuts, Predicate<Command> action) {
        this.shortcuts = shortcuts;
        this.action = action;
    }

    @Override
    public void handle(KeyEvent event) {
        if (event.getEventType() == KeyEvent.KEY_PRESSED) {
            Optional<Command> command = shortcuts.of(event);
            swallowing = command.isPresent() && action.test(command.get());
        }
        // The typed and released halves of a taken key would otherwise still reach the terminal as a character.
        if (swallowing) {
            event.consume();
        }
        if (event.getEventType() == KeyEvent.KEY_RELEASED) {
            swallowing = false;
        }
    }
}
