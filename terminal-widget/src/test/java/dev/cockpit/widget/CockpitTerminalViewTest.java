package dev.cockpit.widget;

import dev.cockpit.widget.view.CockpitTerminals;
import java.util.function.Predicate;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;

/// The contract, with the cockpit's own engine.
final class CockpitTerminalViewTest extends TerminalViewContract {
    private @Nullable CockpitTerminals terminals;

    @Override
    TerminalView create(TerminalView.Listener listener, TerminalLook look, Predicate<KeyEvent> windowKeys) {
        CockpitTerminals made = new CockpitTerminals();
        terminals = made;
        return made.create(listener, look, windowKeys);
    }

    @AfterEach
    void closeShared() {
        if (terminals != null) {
            terminals.close();
        }
    }
}
