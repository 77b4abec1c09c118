package dev.cockpit.widget.view;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.widget.Await;
import dev.cockpit.widget.StubHost;
import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// A cockpit terminal in a window, with a screen that the test prints to.
final class ViewRig implements AutoCloseable {
    final Stage stage;
    final CockpitTerminals terminals;
    final CockpitTerminalView view;
    final StubHost host = new StubHost();
    final List<String> told = new ArrayList<>();

    ViewRig() throws Exception {
        stage = FxToolkit.registerPrimaryStage();
        terminals = get(CockpitTerminals::new);
        view = get(
                () -> (CockpitTerminalView) terminals.create(new Heard(), new TerminalLook("", 13, true), _ -> false));
        run(() -> {
            stage.setScene(new Scene(new StackPane(view.node()), 800, 500));
            stage.show();
        });
        Await.until("a size", () -> get(() -> told.contains("laid out")));
        run(() -> {
            view.attach(host);
            view.focus();
        });
        TerminalSize size = get(view::fittingSize);
        host.screen().resize(size.cols(), size.rows());
        rest();
    }

    void print(String text) {
        host.screen().feed(text.getBytes(StandardCharsets.UTF_8));
    }

    /// Waits until nothing more is painted.
    void rest() {
        long[] painted = {-1};
        Await.until("rest", () -> {
            long before = painted[0];
            WaitForAsyncUtils.waitForFxEvents();
            painted[0] = get(view::rowsPainted);
            return painted[0] == before && get(() -> !view.isPainting());
        });
    }

    WritableImage picture() {
        rest();
        return get(() -> view.node().snapshot(null, null));
    }

    <T> T get(Supplier<T> call) {
        return WaitForAsyncUtils.waitForAsyncFx(40_000, call::get);
    }

    void run(Runnable call) {
        WaitForAsyncUtils.waitForAsyncFx(40_000, call);
    }

    @Override
    public void close() {
        run(view::close);
        run(terminals::close);
        run(() -> stage.setScene(new Scene(new StackPane(), 800, 500)));
    }

    private final class Heard implements TerminalView.Listener {
        @Override
        public void laidOut(TerminalSize size) {
            told.add("laid out");
        }

        @Override
        public void titleChanged(String title) {
            told.add("title " + title);
        }

        @Override
        public void bell() {
            told.add("bell");
        }

        @Override
        public void inputRefused() {
            told.add("refused");
        }

        @Override
        public void confirmPaste(String preview, Runnable proceed) {
            told.add("paste " + preview);
        }
    }
}
