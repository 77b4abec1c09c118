package dev.cockpit.app.tabs;

import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;

/// Makes the terminals that tabs show; the settings say by which engine.
@FunctionalInterface
public interface TerminalViews {
    /// A fresh terminal. FX thread; whoever asks for it closes it.
    TerminalView create(TerminalLook look, TerminalView.Listener listener);
}
