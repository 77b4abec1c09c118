package dev.cockpit.app;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.app.startup.FirstPicture;
import dev.cockpit.app.tabs.TerminalViews;
import dev.cockpit.launch.Kind;
import dev.cockpit.pty.PtySpawner;
import dev.cockpit.settings.Settings;
import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Window;
import javafx.util.Duration;

/// The whole way once: a window, a shell in a tab, its prompt painted, and out. Packages are checked with
/// it, the JDK's
/// cache is filled by it, and the start-up report measures it. The window is transparent, so nobody sees it
/// flash by.
final class SelfCheck {
    private static final Duration PATIENCE = Duration.minutes(1);

    private final PrintWriter out;
    private final PrintWriter err;
    private final List<TerminalView> made = new ArrayList<>();
    private boolean passed;

    SelfCheck(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    /// Blocks until the window is gone again.
    ///
    /// @return 0 when the prompt was painted
    int run(Settings.Loaded settings, PtySpawner ptys, TerminalViews terminals) {
        WindowRequest shell = new WindowRequest(List.of(new WindowRequest.Tab(Kind.SHELL, Optional.empty())));
        TerminalViews watched = (look, listener) -> watched(terminals, look, listener);
        CockpitApp.launchWindow(new CockpitApp.Start(settings, ptys, watched, shell, this::opened));
        if (!passed) {
            err.println("cockpit: no prompt was painted within a minute");
        }
        return passed ? 0 : 1;
    }

    private TerminalView watched(TerminalViews terminals, TerminalLook look, TerminalView.Listener listener) {
        TerminalView view = terminals.create(look, listener);
        made.add(view);
        return view;
    }

    private void opened(Consumer<WindowRequest> unused) {
        Window.getWindows().forEach(window -> window.setOpacity(0));
        new FirstPicture(this::promptIsThere, this::painted).start();
        PauseTransition guard = new PauseTransition(PATIENCE);
        guard.setOnFinished(late -> Platform.exit());
        guard.play();
    }

    private boolean promptIsThere() {
        return made.stream().anyMatch(view -> !view.screenText().isBlank());
    }

    private void painted() {
        passed = true;
        out.println(FirstPicture.LINE);
        Platform.exit();
    }
}
