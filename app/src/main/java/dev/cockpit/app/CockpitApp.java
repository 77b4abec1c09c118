package dev.cockpit.app;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.app.fx.FxThread;
import dev.cockpit.app.tabs.TerminalViews;
import dev.cockpit.pty.PtySpawner;
import dev.cockpit.settings.Settings;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The JavaFX application: builds the house and opens its window.
public final class CockpitApp extends Application {
    private static final Logger LOG = LoggerFactory.getLogger(CockpitApp.class);

    /// What a window is started with.
    ///
    /// @param settings what the operator allows, and what could not be used
    /// @param ptys starts children
    /// @param terminals makes terminals
    /// @param first the tabs to begin with
    /// @param whenOpen called on the FX thread when the window is there, with a way to hand it
    ///     further requests; that way may be used from any thread and never blocks
    public record Start(
            Settings.Loaded settings,
            PtySpawner ptys,
            TerminalViews terminals,
            WindowRequest first,
            Consumer<Consumer<WindowRequest>> whenOpen) {}

    /// JavaFX makes the application object itself, by reflection and without arguments; this
    /// hands it what it needs.
    private static final AtomicReference<@Nullable Start> HANDOVER = new AtomicReference<>();

    private @Nullable House house;

    /// For JavaFX; everybody else calls [#launchWindow].
    public CockpitApp() {}

    /// Opens the window and blocks until it is closed. Once per process.
    ///
    /// @return the exit code for the process
    public static int launchWindow(Start start) {
        if (!HANDOVER.compareAndSet(null, start)) {
            throw new IllegalStateException("The window was opened before");
        }
        launch(CockpitApp.class);
        return 0;
    }

    @Override
    public void start(Stage stage) {
        Start start = Objects.requireNonNull(HANDOVER.get(), "launchWindow was not called");
        Thread.currentThread().setUncaughtExceptionHandler((thread, bug) -> LOG.error("A fault of the window", bug));
        house = new House(start.settings(), start.ptys(), start.terminals());
        CockpitWindow window = new CockpitWindow(house, stage);
        window.open(start.first());
        FxThread fx = new FxThread();
        start.whenOpen().accept(request -> fx.execute(() -> window.handOver(request)));
    }

    @Override
    public void stop() {
        if (house != null) {
            house.close();
        }
    }
}
