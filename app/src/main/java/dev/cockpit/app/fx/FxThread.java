package dev.cockpit.app.fx;

import java.util.concurrent.Executor;
import javafx.application.Platform;

/// The bridge to the FX thread: the only caller of `Platform.runLater` in the window, so the
/// order in which news arrives there is the order in which it was handed over. Thread-safe.
public final class FxThread implements Executor {

    /// Runs `task` on the FX thread later, never at once, not even when called from there: what
    /// was handed over first runs first.
    @Override
    public void execute(Runnable task) {
        Platform.runLater(task);
    }
}
