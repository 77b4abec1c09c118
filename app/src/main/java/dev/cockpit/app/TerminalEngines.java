package dev.cockpit.app;

import dev.cockpit.app.keys.Shortcuts;
import dev.cockpit.app.tabs.TerminalViews;
import dev.cockpit.settings.Settings.TerminalEngine;
import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;
import dev.cockpit.widget.jediterm.JediTermView;
import dev.cockpit.widget.view.CockpitTerminals;
import java.util.function.Predicate;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Makes terminals by the engine that the settings name. FX thread.
final class TerminalEngines implements TerminalViews, AutoCloseable {
    private final TerminalEngine engine;
    private final Shortcuts shortcuts = Shortcuts.ofThisPlatform();
    private @Nullable CockpitTerminals own;

    TerminalEngines(TerminalEngine engine) {
        this.engine = engine;
    }

    @Override
    public TerminalView create(TerminalLook look, TerminalView.Listener listener) {
        Predicate<KeyEvent> windowKeys = press -> shortcuts.of(press).isPresent();
        return switch (engine) {
            case JEDITERM -> new JediTermView(listener, look, windowKeys);
            case COCKPIT -> own().create(listener, look, windowKeys);
        };
    }

    /// Made when the first terminal is, since JavaFX has to be up.
    private CockpitTerminals own() {
        CockpitTerminals made = own;
        if (made == null) {
            made = new CockpitTerminals();
            own = made;
        }
        return made;
    }

    @Override
    public void close() {
        if (own != null) {
            own.close();
        }
    }
}
