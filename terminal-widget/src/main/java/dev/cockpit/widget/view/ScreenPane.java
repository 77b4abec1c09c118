package dev.cockpit.widget.view;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.widget.glyph.CellMetrics;
import dev.cockpit.widget.input.Cell;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/// The node that shows the rows and has the keyboard: knows where cells are, paints nothing itself. FX
/// thread only.
final class ScreenPane extends Region {
    /// Around the cells, in JavaFX units; on the right there is also the scroll track.
    static final double MARGIN = 4;

    static final double RIGHT_MARGIN = 12;
    private static final int MOST_CELLS = 500;

    private final Runnable laidOut;
    private final Supplier<String> text;
    private CellMetrics metrics;
    private int ground = -1;

    /// @param laidOut runs after each layout
    /// @param text what a screen reader reads
    ScreenPane(CellMetrics metrics, Runnable laidOut, Supplier<String> text) {
        this.metrics = metrics;
        this.laidOut = laidOut;
        this.text = text;
        setFocusTraversable(true);
        setMinSize(0, 0);
        setAccessibleRole(AccessibleRole.TEXT_AREA);
        setAccessibleRoleDescription("terminal");
    }

    void use(CellMetrics now) {
        metrics = now;
    }

    void show(List<Node> rows) {
        getChildren().setAll(rows);
    }

    void ground(int rgb) {
        if (rgb != ground) {
            ground = rgb;
            Color colour = Color.rgb(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
            setBackground(new Background(new BackgroundFill(colour, CornerRadii.EMPTY, null)));
        }
    }

    @Override
    protected void layoutChildren() {
        laidOut.run();
    }

    /// Margins on the pixel grid, in device pixels.
    int marginPixels() {
        return (int) Math.round(MARGIN * metrics.scale());
    }

    /// The cells that fit; 1 by 1 at least.
    TerminalSize fitting() {
        double width = Math.round(getWidth() * metrics.scale()) - marginPixels() - RIGHT_MARGIN * metrics.scale();
        double height = Math.round(getHeight() * metrics.scale()) - 2.0 * marginPixels();
        int columns = Math.clamp((int) (width / metrics.cellWidth()), 1, MOST_CELLS);
        int rows = Math.clamp((int) (height / metrics.cellHeight()), 1, MOST_CELLS);
        return new TerminalSize(columns, rows);
    }

    /// The column under a point, fractional, from 0 at the left; may lie outside of the screen.
    double column(double x) {
        return (x * metrics.scale() - marginPixels()) / metrics.cellWidth();
    }

    /// The row under a point, fractional.
    double row(double y) {
        return (y * metrics.scale() - marginPixels()) / metrics.cellHeight();
    }

    /// The cell under a point, the nearest one for points outside.
    Cell cellAt(double x, double y, int columns, int rows) {
        int column = Math.clamp((int) Math.floor(column(x)), 0, Math.max(0, columns - 1));
        int row = Math.clamp((int) Math.floor(row(y)), 0, Math.max(0, rows - 1));
        return new Cell(column, row);
    }

    /// The top left corner of a cell, in this node's coordinates.
    Point2D corner(int column, int row) {
        return new Point2D(
                (marginPixels() + column * metrics.cellWidth()) / metrics.scale(),
                (marginPixels() + row * metrics.cellHeight()) / metrics.scale());
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case TEXT -> text.get();
            case EDITABLE -> false;
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }
}
