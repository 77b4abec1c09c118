package dev.cockpit.app;

import dev.cockpit.app.cli.WindowRequest;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The JavaFX application: opens the house's window.
public final class CockpitApp extends Application {
    /// What the window is started with.
    private record Start(WindowRequest first, Consumer<Consumer<WindowRequest>> whenOpen) {}

    /// JavaFX makes the application object itself, by reflection and without arguments; this hands it what it needs.
    private static final AtomicReference<@Nullable Start> HANDOVER = new AtomicReference<>();

    /// For JavaFX; everybody else calls [#launchWindow].
    public CockpitApp() {}

    /// Opens the window and blocks until it is closed. Once per process.
    ///
    /// @param first the tabs to begin with
    /// @param whenOpen called on the FX thread when the window is there, with a way to hand it further
    ///     requests; that way may be used from any thread and never blocks
    /// @return the exit code for the process
    public static int launchWindow(WindowRequest first, Consumer<Consumer<WindowRequest>> whenOpen) {
        if (!HANDOVER.compareAndSet(null, new Start(first, whenOpen))) {
            throw new IllegalStateException("The window was opened before");
        }
        launch(CockpitApp.class);
        return 0;
    }

    @Override
    public void start(Stage stage) {
        Start start = Objects.requireNonNull(HANDOVER.get(), "launchWindow was not called");
        stage.setScene(new Scene(new StackPane(), 1200, 800));
        stage.setTitle("Cockpit");
        stage.show();
        start.whenOpen().accept(request -> {});
    }
}
