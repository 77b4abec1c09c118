package dev.cockpit.widget.view;

import dev.cockpit.widget.text.Hits;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

/// A thin scroll bar: where one is in the history, and where the hits of a search are. FX thread only.
final class ScrollTrack extends Region {
    private static final double WIDTH = 8;
    private static final double LEAST_THUMB = 24;
    private static final int MOST_TICKS = 300;
    private static final Color THUMB = Color.rgb(128, 136, 150, 0.55);
    private static final Color TICK = Color.rgb(242, 193, 78);

    private final Rectangle thumb = new Rectangle();
    private final List<Rectangle> ticks = new ArrayList<>();
    private double first;
    private double total = 1;
    private double visible = 1;
    private double grip;

    /// @param scrollTo is given the line, counted from the oldest, to show at the top
    ScrollTrack(DoubleConsumer scrollTo) {
        thumb.setManaged(false);
        thumb.setFill(THUMB);
        thumb.setArcWidth(4);
        thumb.setArcHeight(4);
        getChildren().add(thumb);
        setPrefWidth(WIDTH);
        setMinWidth(WIDTH);
        setMaxWidth(WIDTH);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            boolean onThumb = event.getY() >= thumb.getY() && event.getY() <= thumb.getY() + thumb.getHeight();
            grip = onThumb ? event.getY() - thumb.getY() : thumb.getHeight() / 2;
            scrollTo.accept(lineAt(event.getY() - grip));
            event.consume();
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            scrollTo.accept(lineAt(event.getY() - grip));
            event.consume();
        });
        setVisible(false);
    }

    private double lineAt(double y) {
        double way = getHeight() - thumb.getHeight();
        return way <= 0 ? 0 : Math.clamp(y / way, 0, 1) * (total - visible);
    }

    /// Shows a position: all in lines, `top` counted from the oldest.
    void show(double top, double visibleLines, double totalLines) {
        if (top != first || totalLines != total || visibleLines != visible) {
            first = top;
            visible = visibleLines;
            total = totalLines;
            setVisible(total > visible);
            layoutChildren();
        }
    }

    /// Marks the hits; `oldest` is the address that line 0 has.
    void mark(Hits hits, long oldest) {
        getChildren().removeAll(ticks);
        ticks.clear();
        double lastY = -2;
        int step = Math.max(1, hits.spans().size() / MOST_TICKS);
        for (int i = 0; i < hits.spans().size(); i += step) {
            double y = (hits.spans().get(i).from().line() - oldest) / total * getHeight();
            if (y - lastY >= 2) {
                Rectangle tick = new Rectangle(1, y, WIDTH - 2, 2);
                tick.setFill(TICK);
                tick.setManaged(false);
                tick.setMouseTransparent(true);
                ticks.add(tick);
                lastY = y;
            }
        }
        getChildren().addAll(ticks);
    }

    @Override
    protected void layoutChildren() {
        double height = Math.max(LEAST_THUMB, getHeight() * visible / total);
        double way = Math.max(0, getHeight() - height);
        thumb.setX(2);
        thumb.setWidth(WIDTH - 4);
        thumb.setHeight(Math.min(getHeight(), height));
        thumb.setY(total <= visible ? 0 : way * first / (total - visible));
    }

    /// The thumb, for tests.
    Node thumb() {
        return thumb;
    }
}
