package dev.cockpit.widget;

import javafx.application.Platform;

/// The only bridge from the widget's threads to the FX thread.
public final class FxThread {
    private FxThread() {}

    /// Runs `work` on the FX thread, later and in the order of the calls.
    public static void run(Runnable work) {
        Platform.runLater(work);
    }
}
