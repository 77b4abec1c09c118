package dev.cockpit.widget.view;

import dev.cockpit.widget.text.Hits;
import dev.cockpit.widget.text.Search.Query;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The search bar at the top right: text, case, expression, how many, previous, next. Enter and Down go
/// on, Shift+Enter and Up go back, Escape closes. FX thread only.
final class SearchBar extends HBox {
    private final TextField text = new TextField();
    private final ToggleButton matchCase = new ToggleButton("Aa");
    private final ToggleButton regex = new ToggleButton(".*");
    private final Label count = new Label();
    private final IntConsumer step;
    private final Runnable close;

    /// @param search is given what to look for, at every change
    /// @param step is given how many hits to go on
    SearchBar(Consumer<Query> search, IntConsumer step, Runnable close) {
        this.step = step;
        this.close = close;
        text.setPromptText("Find");
        text.setId("terminal-find");
        count.setMinWidth(Region.USE_PREF_SIZE);
        setSpacing(4);
        setAlignment(Pos.CENTER_LEFT);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        getStyleClass().add("terminal-find-bar");
        setStyle("-fx-background-color: -fx-background; -fx-background-radius: 0 0 0 6; -fx-padding: 4 6 4 6;");
        getChildren()
                .addAll(
                        text,
                        named(matchCase, "Match case"),
                        named(regex, "Regular expression"),
                        count,
                        button("▲", "Previous", () -> step.accept(-1)),
                        button("▼", "Next", () -> step.accept(1)),
                        button("✕", "Close", close));
        Runnable changed = () -> search.accept(query());
        text.textProperty().addListener(_ -> changed.run());
        matchCase.selectedProperty().addListener(_ -> changed.run());
        regex.selectedProperty().addListener(_ -> changed.run());
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        setVisible(false);
    }

    private static ButtonBase button(String sign, String name, Runnable action) {
        Button button = new Button(sign);
        button.setOnAction(_ -> action.run());
        return named(button, name);
    }

    private static ButtonBase named(ButtonBase button, String name) {
        button.setTooltip(new Tooltip(name));
        button.setAccessibleText(name);
        button.setFocusTraversable(false);
        return button;
    }

    private void pressed(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code == KeyCode.ESCAPE) {
            close.run();
        } else if (code == KeyCode.UP || (code == KeyCode.ENTER && event.isShiftDown())) {
            step.accept(-1);
        } else if (code == KeyCode.DOWN || code == KeyCode.ENTER) {
            step.accept(1);
        } else {
            return;
        }
        event.consume();
    }

    Query query() {
        return new Query(text.getText(), matchCase.isSelected(), regex.isSelected());
    }

    /// Takes the keyboard, with the text marked so that typing replaces it.
    void open() {
        setVisible(true);
        text.requestFocus();
        text.selectAll();
    }

    void show(Hits hits) {
        if (text.getText().isEmpty()) {
            count.setText("");
        } else if (hits.spans().isEmpty()) {
            count.setText("none");
        } else {
            count.setText(hits.current() + 1 + " of " + hits.spans().size());
        }
    }

    /// Says what is wrong with an expression.
    void complain(String sentence) {
        count.setText(sentence);
    }
}
