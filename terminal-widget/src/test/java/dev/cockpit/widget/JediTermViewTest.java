package dev.cockpit.widget;

import dev.cockpit.widget.jediterm.JediTermView;
import java.util.function.Predicate;
import javafx.scene.input.KeyEvent;

/// The contract with JediTerm as the engine.
final class JediTermViewTest extends TerminalViewContract {
    @Override
    TerminalView create(TerminalView.Listener listener, TerminalLook look, Predicate<KeyEvent> windowKeys) {
        return new JediTermView(listener, look, windowKeys);
    }
}
