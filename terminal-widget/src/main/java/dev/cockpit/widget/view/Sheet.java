package dev.cockpit.widget.view;

import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenView;
import dev.cockpit.screen.Style;
import dev.cockpit.widget.glyph.CellMetrics;
import dev.cockpit.widget.glyph.GlyphCache;
import dev.cockpit.widget.paint.Marks;
import dev.cockpit.widget.paint.RowPainter;
import dev.cockpit.widget.text.AllLines;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// The visible rows, kept equal to a screen: copies the rows that changed while the screen is locked,
/// then paints them. FX thread only.
final class Sheet {
    private final GlyphCache glyphs;
    private final RowPainter painter;
    private final CellMetrics metrics;
    private final double left;
    private final double top;
    private final List<Strip> strips = new ArrayList<>();
    private Marks spare = new Marks(1);
    private int columns;
    private long generation = -1;
    private long shownTop = -1;
    private boolean wasAtEnd;
    private RowPainter.@Nullable Setting setting;
    private boolean blinks;
    private long rowsPainted;
    private boolean nodesChanged;

    /// Rows in one font, with their top left corner at a place in device pixels.
    Sheet(GlyphCache glyphs, RowPainter painter, int leftPixels, int topPixels) {
        this.glyphs = glyphs;
        this.painter = painter;
        this.metrics = glyphs.metrics();
        this.left = leftPixels / metrics.scale();
        this.top = topPixels / metrics.scale();
    }

    /// What is painted besides the cells.
    record Look(Overlay overlay, Viewport viewport, int selectionGround, double minimumContrast, boolean blinkedOff) {}

    /// Brings the rows up to date.
    ///
    /// @return whether everything is painted; if not, some glyphs are still to be made in the next
    ///     frame
    boolean update(Screen screen, Look look) {
        screen.read(view -> {
            take(view, look);
            return view;
        });
        boolean all = true;
        for (Strip strip : strips) {
            all &= !strip.isStale() || painter.prepare(strip.row);
        }
        if (!all) {
            all = glyphs.make();
        }
        for (Strip strip : strips) {
            if (strip.isStale()) {
                painter.paint(strip.row, strip.marks(), strip.pixels());
                strip.painted();
                rowsPainted++;
                if (!all) {
                    strip.invalidate();
                }
            }
        }
        return all;
    }

    private void take(ScreenView view, Look look) {
        RowPainter.Setting now = new RowPainter.Setting(
                view.colours(),
                look.selectionGround,
                look.minimumContrast,
                view.modes().reverseVideo(),
                look.blinkedOff);
        fit(view);
        if (!now.equals(setting)) {
            painter.set(now);
            invalidateFor(now);
            setting = now;
        }
        long topNow = look.viewport.top(view);
        boolean atEnd = look.viewport.atEnd();
        move(view, topNow, atEnd);
        AllLines all = new AllLines(view);
        blinks = false;
        for (int y = 0; y < strips.size(); y++) {
            long line = topNow + y;
            Strip strip = strips.get(y);
            if (all.has(line)) {
                strip.take(all.row(line));
            }
            look.overlay.mark(view, line, atEnd, spare);
            spare = strip.take(spare);
            blinks |= hasBlink(strip);
        }
        generation = view.generation();
        shownTop = topNow;
        wasAtEnd = atEnd;
    }

    private static boolean hasBlink(Strip strip) {
        for (int x = 0; x < strip.row.used(); x++) {
            if ((strip.row.styles()[x] & Style.BLINK) != 0) {
                return true;
            }
        }
        return false;
    }

    /// A blink touches only the rows that blink.
    private void invalidateFor(RowPainter.Setting now) {
        boolean onlyBlink = setting != null
                && now.equals(new RowPainter.Setting(
                        setting.colours(),
                        setting.selection(),
                        setting.minimumContrast(),
                        setting.reversed(),
                        now.blinkedOff()));
        strips.stream().filter(strip -> !onlyBlink || hasBlink(strip)).forEach(Strip::invalidate);
    }

    private void fit(ScreenView view) {
        if (columns != view.columns()) {
            strips.clear();
            nodesChanged = true;
            columns = view.columns();
            spare = new Marks(columns);
        }
        while (strips.size() > view.rows()) {
            strips.removeLast();
            nodesChanged = true;
        }
        while (strips.size() < view.rows()) {
            Strip strip = new Strip(columns, columns * metrics.cellWidth(), metrics.cellHeight(), metrics.scale());
            strip.node.setLayoutX(left);
            strips.add(strip);
            nodesChanged = true;
        }
        place();
    }

    /// Moves the images along with their text, so that only what is new has to be painted.
    private void move(ScreenView view, long topNow, boolean atEnd) {
        if (atEnd && wasAtEnd) {
            boolean told = view.scrollsSince(
                    generation, (first, last, lines) -> rotate(first, Math.min(last, strips.size() - 1), lines));
            if (!told) {
                return;
            }
        } else if (shownTop >= 0 && Math.abs(topNow - shownTop) < strips.size()) {
            rotate(0, strips.size() - 1, (int) (topNow - shownTop));
        }
        place();
    }

    private void rotate(int first, int last, int lines) {
        if (first < last && Math.abs(lines) <= last - first) {
            Collections.rotate(strips.subList(first, last + 1), -lines);
        }
    }

    private void place() {
        for (int y = 0; y < strips.size(); y++) {
            strips.get(y).node.setLayoutY(top + y * metrics.cellHeight() / metrics.scale());
        }
    }

    /// Whether the set of images has changed since this was last asked.
    boolean nodesChanged() {
        boolean changed = nodesChanged;
        nodesChanged = false;
        return changed;
    }

    /// The images, to be put into the scene.
    List<Node> nodes() {
        return strips.stream().map(strip -> (Node) strip.node).toList();
    }

    /// How many rows have pixels.
    int size() {
        return strips.size();
    }

    /// Lets go of all pixels; the next update makes them anew.
    void drop() {
        strips.clear();
        columns = 0;
        shownTop = -1;
    }

    /// Whether any visible cell blinks.
    boolean blinks() {
        return blinks;
    }

    /// The colour around the rows.
    int ground() {
        return painter.ground();
    }

    /// How many rows were painted so far: what does not change is not painted.
    long rowsPainted() {
        return rowsPainted;
    }
}
