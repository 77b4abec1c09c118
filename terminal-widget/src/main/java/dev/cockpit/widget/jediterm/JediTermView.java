package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.CursorShape;
import com.techsenger.jeditermfx.core.util.TermSize;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Host;
import dev.cockpit.status.CleanText;
import dev.cockpit.widget.FxThread;
import dev.cockpit.widget.Shown;
import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;
import dev.cockpit.widget.input.Cell;
import dev.cockpit.widget.input.InputModes;
import dev.cockpit.widget.input.Surface;
import dev.cockpit.widget.input.TerminalInput;
import dev.cockpit.widget.input.Typist;
import java.util.function.Predicate;
import javafx.beans.value.ObservableValue;
import javafx.event.EventDispatcher;
import javafx.geometry.Point2D;
import javafx.scene.Parent;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A terminal whose screen model and painter are JediTerm's, and whose keys, pointer and paste are ours.
public final class JediTermView implements TerminalView {
    /// Below this nothing sensible can be drawn; a pane that is being folded away passes through it.
    private static final int LEAST_COLS = 10;

    private static final int LEAST_ROWS = 3;

    private final Listener listener;
    private final LookSettings settings;
    private final RepairedWidget widget;
    private final RepairedPanel panel;
    private final Canvas canvas;
    private final StackPane root = new StackPane();
    private final Label composition = new Label();
    private final Repairs repairs;
    private final TerminalInput input;

    /// Held here because it is watched only while somebody holds it.
    private final ObservableValue<Boolean> shown;

    private @Nullable Host host;
    private @Nullable ScreenThread screen;
    private @Nullable TerminalSize lastSize;
    private boolean sizeCheckPending;
    private boolean closed;

    /// Makes a view without a session.
    ///
    /// @param listener is told what happens, on the FX thread
    /// @param look font and colours to begin with
    /// @param windowKeys the keys that the window keeps for itself
    public JediTermView(Listener listener, TerminalLook look, Predicate<KeyEvent> windowKeys) {
        this.listener = listener;
        settings = new LookSettings(look);
        widget = new RepairedWidget(settings);
        panel = widget.panel();
        canvas = panel.getCanvas();
        repairs = new Repairs(widget.terminal(), new Output());
        composition.setManaged(false);
        composition.setVisible(false);
        root.getChildren().addAll(widget.getPane(), composition);
        root.setMinSize(0, 0);
        canvas.setEventDispatcher(withoutKeys(canvas));
        input = new TerminalInput(canvas.getParent(), canvas, new Screen(), windowKeys);
        panel.setMenu(this::menu);
        canvas.getParent().addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        canvas.widthProperty().addListener((_, _, _) -> checkSizeSoon());
        canvas.heightProperty().addListener((_, _, _) -> checkSizeSoon());
        shown = Shown.of(root);
        shown.addListener((_, _, now) -> shownChanged(now));
        shownChanged(shown.getValue());
    }

    /// JediTerm handles keys on its canvas, wrongly; they end there without it.
    private static EventDispatcher withoutKeys(Canvas canvas) {
        EventDispatcher original = canvas.getEventDispatcher();
        return (event, tail) ->
                event instanceof KeyEvent ? tail.dispatchEvent(event) : original.dispatchEvent(event, tail);
    }

    @Override
    public Parent node() {
        return root;
    }

    @Override
    public void attach(Host to) {
        if (host != null || closed) {
            throw new IllegalStateException("a view shows one session, once");
        }
        host = to;
        input.connect(new Typist(to, () -> FxThread.run(this::tellOfRefusal)));
        screen = new ScreenThread(to, widget.terminal(), repairs);
        if (lastSize != null) {
            screen.resize(lastSize);
        }
        screen.start();
    }

    private void tellOfRefusal() {
        if (!closed) {
            listener.inputRefused();
        }
    }

    @Override
    public TerminalSize fittingSize() {
        TermSize size = panel.getTerminalSizeFromComponent();
        return size == null ? TerminalSize.DEFAULT : new TerminalSize(size.getColumns(), size.getRows());
    }

    @Override
    public void apply(TerminalLook look) {
        settings.use(look);
        widget.lookChanged(settings);
        checkSizeSoon();
    }

    @Override
    public void focus() {
        canvas.requestFocus();
    }

    @Override
    public String selectedText() {
        return panel.selectedText();
    }

    @Override
    public String screenText() {
        return panel.visibleText();
    }

    @Override
    public void copy() {
        String text = selectedText();
        if (!text.isEmpty()) {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        }
    }

    @Override
    public void paste() {
        String text = Clipboard.getSystemClipboard().getString();
        if (text != null) {
            input.paste(text, listener::confirmPaste);
        }
    }

    @Override
    public void find() {
        widget.find();
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        input.close();
        if (screen != null) {
            screen.close();
        }
        panel.setShown(false);
        widget.close();
        if (host != null) {
            host.close();
        }
    }

    private void shownChanged(boolean now) {
        panel.setShown(now);
        if (now) {
            checkSizeSoon();
        }
    }

    /// Width and height change one after the other; the child is told of both at once.
    private void checkSizeSoon() {
        if (!sizeCheckPending) {
            sizeCheckPending = true;
            FxThread.run(this::checkSize);
        }
    }

    private void checkSize() {
        sizeCheckPending = false;
        TermSize fitting = panel.getTerminalSizeFromComponent();
        if (closed || !shown.getValue() || fitting == null) {
            return;
        }
        TerminalSize size = new TerminalSize(fitting.getColumns(), fitting.getRows());
        if (size.cols() < LEAST_COLS || size.rows() < LEAST_ROWS || size.equals(lastSize)) {
            return;
        }
        boolean first = lastSize == null;
        lastSize = size;
        if (screen != null) {
            screen.resize(size);
        }
        if (first) {
            listener.laidOut(size);
        }
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            copy();
        } else if (event.getButton() == MouseButton.MIDDLE) {
            paste();
        }
    }

    private ContextMenu menu() {
        return new ContextMenu(
                item("Copy", this::copy, !selectedText().isEmpty()),
                item("Paste", this::paste, Clipboard.getSystemClipboard().hasString()),
                new SeparatorMenuItem(),
                item("Find", this::find, true));
    }

    private static MenuItem item(String name, Runnable action, boolean enabled) {
        MenuItem item = new MenuItem(name);
        item.setOnAction(_ -> action.run());
        item.setDisable(!enabled);
        return item;
    }

    private Point2D cursorCorner() {
        int row = widget.terminal().getCursorY() - 1 - panel.origin();
        return panel.cornerOf(widget.terminal().column() - 1, row);
    }

    /// What the input needs of this engine.
    private final class Screen implements Surface {
        @Override
        public InputModes modes() {
            return repairs.modes();
        }

        @Override
        public Cell cellAt(double x, double y) {
            return panel.cellAt(x, y);
        }

        @Override
        public int rows() {
            return fittingSize().rows();
        }

        @Override
        public void scroll(int lines) {
            panel.scroll(lines);
        }

        @Override
        public void showEnd() {
            panel.showEnd();
        }

        @Override
        public Point2D cursorOnScreen() {
            Point2D corner = cursorCorner();
            Point2D place = canvas.localToScreen(corner.getX(), corner.getY() + panel.rowHeight());
            return place == null ? Point2D.ZERO : place;
        }

        @Override
        public void showComposition(String text) {
            composition.setText(text);
            composition.setVisible(!text.isEmpty());
            composition.setFont(settings.getTerminalFont());
            composition.setStyle(settings.compositionStyle());
            composition.autosize();
            Point2D corner = cursorCorner();
            composition.relocate(corner.getX(), corner.getY());
        }

        @Override
        public String selectedText() {
            return panel.selectedText();
        }
    }

    /// What the child's output says to others than the screen. Called on the `terminal-view` thread.
    private final class Output implements Repairs.Events {
        @Override
        public void title(String title) {
            String clean = CleanText.of(title);
            FxThread.run(() -> {
                if (!closed) {
                    listener.titleChanged(clean);
                }
            });
        }

        @Override
        public void bell() {
            FxThread.run(() -> {
                if (!closed) {
                    listener.bell();
                }
            });
        }

        @Override
        public void cursorShape(int shape) {
            widget.terminal()
                    .cursorShape(
                            switch (shape) {
                                case 2 -> CursorShape.STEADY_BLOCK;
                                case 3 -> CursorShape.BLINK_UNDERLINE;
                                case 4 -> CursorShape.STEADY_UNDERLINE;
                                case 5 -> CursorShape.BLINK_VERTICAL_BAR;
                                case 6 -> CursorShape.STEADY_VERTICAL_BAR;
                                default -> CursorShape.BLINK_BLOCK;
                            });
        }
    }
}
