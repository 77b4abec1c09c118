package dev.cockpit.app;

import dev.cockpit.app.tabs.TerminalViews;
import dev.cockpit.settings.Settings.TerminalEngine;
import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;
import dev.cockpit.widget.jediterm.JediTermView;
import dev.cockpit.widget.view.CockpitTerminals;
import org.jspecify.annotations.Nullable;

/// Terminals of the engine that the settings choose. FX thread only.
///
/// The window takes its keys before any terminal sees them, so no terminal need leave any out.
final class ChosenTerminals implements TerminalViews {
    private final TerminalEngine engine;

    /// Made with the first terminal: only then is this the FX thread. It lives as long as the process.
    private @Nullable CockpitTerminals own;

    ChosenTerminals(TerminalEngine engine) {
        this.engine = engine;
    }

    @Override
    public TerminalView create(TerminalLook look, TerminalView.Listener listener) {
        return switch (engine) {
            case JEDITERM -> new JediTermView(listener, look, key -> false);
            case COCKPIT -> own().create(listener, look, key -> false);
        };
    }

    private CockpitTerminals own() {
        CockpitTerminals made = own == null ? new CockpitTerminals() : own;
        own = made;
        return made;
    }
}
