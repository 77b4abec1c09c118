package dev.cockpit.widget.view;

import dev.cockpit.screen.Screen;
import dev.cockpit.widget.glyph.CellMetrics;
import dev.cockpit.widget.text.AllLines;
import dev.cockpit.widget.text.Hits;
import dev.cockpit.widget.text.Search.Query;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;

/// What stands around and over the rows: scroll track, search bar, the marker of new output, the text
/// that an input method composes. FX thread only.
final class Furniture {
    private final StackPane root = new StackPane();
    private final ScrollTrack track;
    private final SearchBar search;
    private final Button news = new Button("↓ New output");
    private final Label composition = new Label();

    Furniture(
            ScreenPane pane,
            DoubleConsumer showLine,
            Runnable showEnd,
            Consumer<Query> find,
            IntConsumer step,
            Runnable closeSearch) {
        track = new ScrollTrack(showLine);
        search = new SearchBar(find, step, closeSearch);
        news.setOnAction(_ -> showEnd.run());
        news.setFocusTraversable(false);
        news.setVisible(false);
        composition.setManaged(false);
        composition.setVisible(false);
        composition.setMouseTransparent(true);
        root.setMinSize(0, 0);
        root.getStyleClass().add("cockpit-terminal");
        root.getChildren().addAll(pane, track, composition, news, search);
        StackPane.setAlignment(track, Pos.CENTER_RIGHT);
        StackPane.setAlignment(search, Pos.TOP_RIGHT);
        StackPane.setAlignment(news, Pos.BOTTOM_CENTER);
        StackPane.setMargin(news, new Insets(0, 0, 10, 0));
    }

    Parent root() {
        return root;
    }

    SearchBar search() {
        return search;
    }

    /// Shows where in the history the viewport is.
    void show(Screen screen, Viewport viewport) {
        screen.read(view -> {
            AllLines all = new AllLines(view);
            track.show(viewport.top(view) - (double) all.first(), view.rows(), all.end() - (double) all.first());
            news.setVisible(viewport.missesNews(view));
            return view;
        });
    }

    void mark(Hits hits, long oldest) {
        track.mark(hits, oldest);
    }

    /// Shows what is being composed at a place of the rows; empty ends that.
    void compose(String text, Point2D at, CellMetrics metrics) {
        composition.setText(text);
        composition.setVisible(!text.isEmpty());
        composition.setFont(Font.font(metrics.family(), metrics.fontPixels() / metrics.scale()));
        composition.setUnderline(true);
        composition.setStyle("-fx-background-color: -fx-background; -fx-text-fill: -fx-text-background-color;");
        composition.autosize();
        composition.relocate(at.getX(), at.getY());
    }
}
