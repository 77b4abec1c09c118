package dev.cockpit.widget.view;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenView;
import dev.cockpit.session.Host;
import dev.cockpit.widget.FxThread;
import dev.cockpit.widget.Shown;
import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;
import dev.cockpit.widget.glyph.CellMetrics;
import dev.cockpit.widget.glyph.GlyphCache;
import dev.cockpit.widget.input.TerminalInput;
import dev.cockpit.widget.input.Typist;
import dev.cockpit.widget.paint.RowPainter;
import dev.cockpit.widget.text.AllLines;
import dev.cockpit.widget.text.Hits;
import dev.cockpit.widget.text.Place;
import dev.cockpit.widget.text.Search.Query;
import dev.cockpit.widget.text.Selection;
import dev.cockpit.widget.theme.Theme;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// A terminal whose screen is our engine's and whose pixels are ours.
///
/// Per frame it copies the rows that changed, while the engine is locked, and paints them after. It
/// asks for frames only while something changes and somebody can see it; a hidden one has no pixels at
/// all.
public final class CockpitTerminalView implements TerminalView {
    private static final double DEFAULT_SCALE = 1;

    /// The most that a synchronized update (mode 2026) may hold the picture back.
    private static final long LONGEST_HOLD_NANOS = 200_000_000;

    private final CockpitTerminals shared;
    private final Listener listener;
    private final Viewport viewport = new Viewport();
    private final Overlay overlay = new Overlay();
    private final Frames frames = new Frames(this::paint);
    private final Blink blink = new Blink(this::changed);
    private final ScreenPane pane;
    private final Furniture furniture;
    private final TerminalInput input;
    private final Pastes pastes;
    private final Gestures gestures;
    private final Finder finder;
    private final ObservableValue<Boolean> shown;
    private final ObservableValue<Number> renderScale;

    private TerminalLook look;
    private Theme theme;
    private double scale = DEFAULT_SCALE;
    private CellMetrics metrics;
    private Sheet sheet;
    private @Nullable Ears ears;
    private @Nullable Host host;
    private @Nullable Screen screen;
    private Screen.@Nullable Following following;
    private @Nullable TerminalSize lastSize;
    private boolean closed;
    private long lastPaint;

    CockpitTerminalView(CockpitTerminals shared, Listener listener, TerminalLook look, Predicate<KeyEvent> windowKeys) {
        this.shared = shared;
        this.listener = listener;
        this.look = look;
        this.theme = shared.themes().forGround(look.theme(), look.dark());
        this.metrics = CellMetrics.measure(look.fontFamily(), look.fontSize(), scale);
        this.pane = new ScreenPane(metrics, this::sizeMayHaveChanged, this::screenText);
        this.sheet = newSheet();
        this.finder = new Finder(shared.background());
        this.furniture =
                new Furniture(pane, this::showLine, this::showEnd, this::search, this::step, this::closeSearch);
        this.input = new TerminalInput(pane, pane, new InputSurface(this, pane), windowKeys);
        this.pastes = new Pastes(pane, input, listener);
        this.gestures = new Gestures(pane, new GestureTarget(this));
        new PointerExtras(this, pane, listener, pastes);
        pane.ground(theme.background());
        blink.allow(!look.calm());
        pane.focusedProperty().addListener((_, _, focused) -> focusChanged(focused));
        pane.addEventFilter(KeyEvent.KEY_PRESSED, _ -> blink.restart());
        renderScale = pane.sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::renderScaleXProperty);
        renderScale.addListener((_, _, now) -> rescale(now == null ? scale : now.doubleValue()));
        shown = Shown.of(furniture.root());
        shown.addListener((_, _, now) -> shownChanged(now));
        shownChanged(shown.getValue());
    }

    private Sheet newSheet() {
        GlyphCache glyphs = shared.glyphs(metrics);
        RowPainter painter = new RowPainter(glyphs, theme.colours(), theme.selection());
        return new Sheet(glyphs, painter, pane.marginPixels(), pane.marginPixels());
    }

    @Override
    public Parent node() {
        return furniture.root();
    }

    @Override
    public void attach(Host to) {
        if (host != null || closed) {
            throw new IllegalStateException("a view shows one session, once");
        }
        host = to;
        input.connect(new Typist(to, () -> FxThread.run(this::tellOfRefusal)));
        Screen attached = to.screen();
        screen = attached;
        attached.theme(theme.colours());
        Ears heard = new Ears(attached.modes(), listener, frames::want, () -> closed);
        ears = heard;
        following = attached.follow(heard);
        if (lastSize != null) {
            to.resize(lastSize);
        }
        changed();
    }

    private void tellOfRefusal() {
        if (!closed) {
            listener.inputRefused();
        }
    }

    @Override
    public TerminalSize fittingSize() {
        return pane.fitting();
    }

    @Override
    public void apply(TerminalLook now) {
        look = now;
        theme = shared.themes().forGround(now.theme(), now.dark());
        if (screen != null) {
            screen.theme(theme.colours());
        }
        pane.ground(theme.background());
        blink.allow(!now.calm());
        remeasure();
    }

    private void rescale(double now) {
        if (now > 0 && now != scale) {
            scale = now;
            remeasure();
        }
    }

    private void remeasure() {
        metrics = CellMetrics.measure(look.fontFamily(), look.fontSize(), scale);
        pane.use(metrics);
        sheet = newSheet();
        pane.show(sheet.nodes());
        sizeMayHaveChanged();
        changed();
    }

    /// Called at each layout; a view that nobody can see keeps its child's size.
    private void sizeMayHaveChanged() {
        if (closed || !shown.getValue() || pane.getWidth() <= 0 || pane.getHeight() <= 0) {
            return;
        }
        TerminalSize size = pane.fitting();
        if (size.equals(lastSize)) {
            return;
        }
        boolean first = lastSize == null;
        lastSize = size;
        if (first) {
            listener.laidOut(size);
        } else if (host != null) {
            host.resize(size);
        }
    }

    private void shownChanged(boolean now) {
        if (now) {
            sizeMayHaveChanged();
        } else {
            sheet.drop();
            pane.show(sheet.nodes());
            blink.stop();
        }
        frames.shown(now);
    }

    private void focusChanged(boolean focused) {
        overlay.focused = focused;
        if (focused) {
            blink.restart();
        } else {
            blink.stop();
        }
        changed();
    }

    /// Paints a frame; false asks for another one.
    private boolean paint(long now) {
        if (screen == null || closed) {
            return true;
        }
        if (ears != null && ears.holdsPicture(LONGEST_HOLD_NANOS) && now - lastPaint < LONGEST_HOLD_NANOS) {
            return false;
        }
        lastPaint = now;
        overlay.cursorBlinkedOff = blink.isOff();
        boolean all = sheet.update(
                screen, new Sheet.Look(overlay, viewport, theme.selection(), look.minimumContrast(), blink.isOff()));
        if (sheet.nodesChanged()) {
            pane.show(sheet.nodes());
        }
        pane.ground(sheet.ground());
        furniture.show(screen, viewport);
        return all;
    }

    /// Something on the picture is no longer true.
    void changed() {
        frames.want();
    }

    void glyphsFound() {
        remeasure();
    }

    /// Looks at the screen; null before there is one.
    <T> @Nullable T look(Function<ScreenView, T> reader) {
        return screen == null ? null : screen.read(reader);
    }

    Viewport viewport() {
        return viewport;
    }

    Overlay overlay() {
        return overlay;
    }

    CellMetrics metrics() {
        return metrics;
    }

    Furniture furniture() {
        return furniture;
    }

    @Nullable
    Ears ears() {
        return ears;
    }

    void scroll(int lines) {
        if (lines != 0) {
            look(view -> {
                viewport.scroll(view, lines);
                return view;
            });
            changed();
        }
    }

    private void showLine(double fromOldest) {
        look(view -> {
            viewport.show(view, new AllLines(view).first() + Math.round(fromOldest));
            return view;
        });
        changed();
    }

    void showEnd() {
        if (!viewport.atEnd()) {
            viewport.showEnd();
            changed();
        }
    }

    void select(@Nullable Selection selection) {
        overlay.selection = selection;
        changed();
    }

    void selectAll() {
        select(look(view -> {
            AllLines all = new AllLines(view);
            Selection start = Selection.begin(view, Selection.Unit.CHARACTER, new Place(all.first(), 0));
            return start.extend(view, new Place(all.end() - 1, view.columns()));
        }));
    }

    @Override
    public void focus() {
        pane.requestFocus();
    }

    @Override
    public String selectedText() {
        Selection selection = overlay.selection;
        String text = selection == null ? null : look(selection::text);
        return text == null ? "" : text;
    }

    @Override
    public String screenText() {
        String text = look(view -> {
            AllLines all = new AllLines(view);
            long top = viewport.top(view);
            StringBuilder lines = new StringBuilder();
            for (long line = top; line < top + view.rows() && all.has(line); line++) {
                lines.append(line == top ? "" : "\n").append(all.row(line).text());
            }
            return lines.toString();
        });
        return text == null ? "" : text;
    }

    @Override
    public void copy() {
        pastes.copy(selectedText());
    }

    @Override
    public void paste() {
        pastes.paste();
    }

    @Override
    public void find() {
        if (furniture.search().isVisible()) {
            closeSearch();
        } else {
            furniture.search().open();
            search(furniture.search().query());
        }
    }

    private void search(Query query) {
        if (screen != null) {
            finder.search(screen, query, this::found, furniture.search()::complain);
        }
    }

    private void found(Hits hits) {
        Hits placed = hits;
        if (!hits.spans().isEmpty()) {
            Long bottom = look(view -> viewport.top(view) + view.rows() - 1);
            placed = hits.nearest(bottom == null ? 0 : bottom);
        }
        stand(placed);
    }

    private void step(int by) {
        stand(overlay.hits.step(by));
    }

    private void stand(Hits hits) {
        overlay.hits = hits;
        furniture.search().show(hits);
        look(view -> {
            furniture.mark(hits, new AllLines(view).first());
            if (hits.current() >= 0) {
                viewport.reveal(view, hits.spans().get(hits.current()).from().line());
            }
            return view;
        });
        changed();
    }

    private void closeSearch() {
        finder.stop();
        furniture.search().setVisible(false);
        stand(Hits.NONE);
        pane.requestFocus();
    }

    /// How many rows were painted so far, for tests of what must not be painted.
    long rowsPainted() {
        return sheet.rowsPainted();
    }

    /// How many rows have pixels, for tests.
    int stripCount() {
        return sheet.size();
    }

    /// Whether a frame is being waited for, for tests.
    boolean isPainting() {
        return frames.isRunning();
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        shared.closed(this);
        frames.close();
        blink.stop();
        gestures.close();
        finder.stop();
        pastes.close();
        input.close();
        if (following != null) {
            following.close();
        }
        if (host != null) {
            host.close();
        }
    }
}
