package dev.cockpit.app;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabState;
import dev.cockpit.app.tabs.TerminalViews;
import dev.cockpit.fake.FakeAgent;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.pty.PtySpawner;
import dev.cockpit.session.Await;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Settings;
import dev.cockpit.widget.TerminalView;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// A real window over real sessions, with a home folder of its own. Needs a display.
final class WindowRig implements AutoCloseable {
    final FxRobot robot = new FxRobot();
    final Path home;
    private final Map<String, String> variables = new TreeMap<>();
    private PtySpawner ptys = new Pty4jSpawner();
    private Optional<TerminalViews> terminals = Optional.empty();
    private Optional<House> house = Optional.empty();
    private Optional<CockpitWindow> window = Optional.empty();
    private Optional<Stage> stage = Optional.empty();

    WindowRig(Path folder) throws IOException {
        home = folder.toRealPath();
        variables.put("HOME", home.toString());
        variables.put("SHELL", "/bin/sh");
        variables.put("PATH", "/usr/local/bin:/usr/bin:/bin");
        variables.put("LANG", "C.UTF-8");
        variables.put("USER", "tester");
        variables.put("SECRET_TOKEN", "never shown");
    }

    WindowRig with(String name, String value) {
        variables.put(name, value);
        return this;
    }

    WindowRig withPtys(PtySpawner other) {
        ptys = other;
        return this;
    }

    /// These terminals; otherwise they are of the engine that the settings choose.
    WindowRig withTerminals(TerminalViews other) {
        terminals = Optional.of(other);
        return this;
    }

    /// Claude and codex are our own agent, and the gate is open.
    WindowRig withVendors() {
        return with("PTY_VENDOR_CLI_ENABLED", "true")
                .with(
                        "PTY_CLAUDE_BIN",
                        FakeAgent.install(home.resolve("bin"), "claude").toString())
                .with(
                        "PTY_CODEX_BIN",
                        FakeAgent.install(home.resolve("bin"), "codex").toString());
    }

    WindowRig remembers(String json) throws IOException {
        Path state = home.resolve(".local/state/cockpit");
        Files.createDirectories(state);
        Files.writeString(state.resolve("window.json"), json);
        return this;
    }

    WindowRig open(WindowRequest.Tab... tabs) throws Exception {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(() -> {
            Stage made = new Stage();
            Settings.Loaded loaded = Settings.load(Environment.of(Os.LINUX, variables));
            TerminalViews views = terminals.orElseGet(
                    () -> new ChosenTerminals(loaded.settings().terminal().engine()));
            House built = new House(loaded, ptys, views);
            CockpitWindow opened = new CockpitWindow(built, made);
            opened.open(new WindowRequest(List.of(tabs)));
            stage = Optional.of(made);
            house = Optional.of(built);
            window = Optional.of(opened);
        });
        await("the kinds", () -> tabs.length > 0 || !house().sheet().offers().isEmpty());
        await("the keyboard", () -> stage().isFocused());
        awaitKeys();
        return this;
    }

    /// The window believes that it has the keyboard before the display sends it keys. A modifier alone means nothing to
    /// it.
    private void awaitKeys() {
        AtomicBoolean heard = new AtomicBoolean();
        EventHandler<KeyEvent> ear = press -> heard.set(true);
        fx(() -> {
            stage().getScene().addEventFilter(KeyEvent.KEY_PRESSED, ear);
            return true;
        });
        Await.until("keys to arrive", () -> {
            press(KeyCode.SHIFT);
            return heard.get();
        });
        fx(() -> {
            stage().getScene().removeEventFilter(KeyEvent.KEY_PRESSED, ear);
            return true;
        });
    }

    static WindowRequest.Tab shell(Path cwd) {
        return new WindowRequest.Tab(Kind.SHELL, Optional.of(cwd));
    }

    House house() {
        return house.orElseThrow();
    }

    CockpitWindow window() {
        return window.orElseThrow();
    }

    Stage stage() {
        return stage.orElseThrow();
    }

    TabModel tab(int index) {
        return fx(() -> house().tabs().tabs().get(index));
    }

    String screen() {
        return fx(() -> window().terminal().map(TerminalView::screenText).orElse(""));
    }

    /// Presses a chord, for example Ctrl+Shift+T.
    void press(KeyCode... chord) {
        robot.push(chord);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Presses Tab until the node with this id has the keyboard.
    void tabTo(String id) {
        for (int i = 0; i < 30; i++) {
            if (fx(() -> Optional.ofNullable(stage().getScene().getFocusOwner())
                    .map(Node::getId)
                    .filter(id::equals)
                    .isPresent())) {
                return;
            }
            press(KeyCode.TAB);
        }
        throw new AssertionError("Tab never reaches " + id);
    }

    <T> T fx(Callable<T> task) {
        return WaitForAsyncUtils.waitForAsyncFx(60_000, task);
    }

    void await(String what, BooleanSupplier condition) {
        Await.until(what, () -> fx(condition::getAsBoolean));
    }

    void awaitScreen(String text) {
        Await.until("\"" + text + "\" on the screen, which shows\n" + screen(), () -> screen().contains(text));
    }

    /// Clicks in the middle of a text of the screen; the last one when there are several.
    void clickOnScreen(String text) {
        String[] rows = screen().split("\n", -1);
        int row = IntStream.range(0, rows.length)
                .filter(i -> rows[i].contains(text))
                .max()
                .orElseThrow();
        int col = rows[row].lastIndexOf(text) + text.length() / 2;
        robot.clickOn(fx(() -> {
            TerminalView terminal = window().terminal().orElseThrow();
            TerminalSize size = terminal.fittingSize();
            Bounds bounds = terminal.node().localToScreen(terminal.node().getLayoutBounds());
            return new Point2D(
                    bounds.getMinX() + bounds.getWidth() * (col + 0.5) / size.cols(),
                    bounds.getMinY() + bounds.getHeight() * (row + 0.5) / size.rows());
        }));
    }

    /// Keeps a picture of the window in `target/screenshots`.
    void picture(String name) {
        WaitForAsyncUtils.waitForFxEvents(4);
        BufferedImage image = fx(() -> buffered(stage().getScene().snapshot(null)));
        try {
            Path folder = Files.createDirectories(Path.of("target", "screenshots"));
            ImageIO.write(image, "png", folder.resolve(name + ".png").toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether a visible label or button says this.
    boolean says(String text) {
        return fx(() -> stage().getScene().getRoot().lookupAll("*").stream()
                .anyMatch(node -> node instanceof Labeled labeled
                        && labeled.getText() != null
                        && labeled.getText().contains(text)
                        && shown(node)));
    }

    void awaitSaying(String text) {
        Await.until("the window to say: " + text, () -> says(text));
    }

    TabModel awaitLive(int index) {
        await("tab " + index, () -> house().tabs().tabs().size() > index);
        TabModel tab = tab(index);
        await("tab " + index + " to run", () -> tab.state() instanceof TabState.Live);
        return tab;
    }

    void ask(WindowRequest.Tab... tabs) {
        fx(() -> {
            window().handOver(new WindowRequest(List.of(tabs)));
            return true;
        });
    }

    private static boolean shown(Node node) {
        for (Node up = node; up != null; up = up.getParent()) {
            if (!up.isVisible()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() {
        fx(() -> {
            stage().hide();
            return true;
        });
        house().close();
    }

    private static BufferedImage buffered(WritableImage image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                copy.setRGB(x, y, image.getPixelReader().getArgb(x, y));
            }
        }
        return copy;
    }
}
