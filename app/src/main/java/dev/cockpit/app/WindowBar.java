package dev.cockpit.app;

import dev.cockpit.app.keys.Command;
import dev.cockpit.app.keys.Shortcuts;
import dev.cockpit.app.look.Icons;
import dev.cockpit.app.look.Words;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabState;
import dev.cockpit.app.tabs.TabStripView;
import dev.cockpit.session.SessionInfo;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The top line: name, tabs, and what can be done with the current one. FX thread only.
final class WindowBar extends HBox {
    private final Shortcuts keys;
    private final Consumer<Command> action;
    private final HBox logo = new HBox(8);

    WindowBar(House house, TabStripView strip, Shortcuts keys, Consumer<Command> action) {
        this.keys = keys;
        this.action = action;
        getStyleClass().add("bar");
        setAlignment(Pos.CENTER_LEFT);
        Label name = new Label("Cockpit");
        name.getStyleClass().add("logo");
        Label count = new Label();
        count.getStyleClass().add("logo-count");
        ListChangeListener<SessionInfo> recount =
                change -> count.setText(Words.count(house.feed().running().size(), "session"));
        house.feed().sessions().addListener(recount);
        count.setText(Words.count(house.feed().running().size(), "session"));
        Region push = new Region();
        HBox.setHgrow(push, Priority.ALWAYS);
        logo.getStyleClass().add("logo-part");
        logo.setAlignment(Pos.CENTER_LEFT);
        logo.getChildren().setAll(name, count, push, icon(Icons.panel(), Command.FOLD_LIST, "bar-icon"));
        Button plus = icon(Icons.plus(), Command.NEW_TAB, "plus");
        plus.setId("new-tab");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button interrupt = button(Command.INTERRUPT);
        Button find = button(Command.FIND);
        enableWhileLive(house, interrupt);
        find.disableProperty().bind(house.tabs().selectedProperty().map(Optional::isEmpty));
        Button share = button(Command.SHARE);
        share.textProperty().bind(house.share().stateProperty().map(state -> state.listens() ? "Shared" : "Share"));
        HBox actions = new HBox(interrupt, find, share);
        actions.getStyleClass().add("bar-actions");
        actions.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(logo, strip, plus, gap, actions);
    }

    /// Whether the list below is folded away.
    void fold(boolean folded) {
        double width = folded ? Region.USE_COMPUTED_SIZE : 248;
        logo.setPrefWidth(width);
        logo.setMinWidth(folded ? Region.USE_PREF_SIZE : 248);
    }

    private static void enableWhileLive(House house, Button button) {
        InvalidationListener refresh = change -> button.setDisable(!house.tabs()
                .selected()
                .map(TabModel::state)
                .filter(TabState.Live.class::isInstance)
                .isPresent());
        house.tabs().selectedProperty().addListener((property, before, now) -> {
            before.ifPresent(tab -> tab.stateProperty().removeListener(refresh));
            now.ifPresent(tab -> tab.stateProperty().addListener(refresh));
            refresh.invalidated(property);
        });
        button.setDisable(true);
    }

    private Button button(Command command) {
        Button button = new Button(command.word());
        button.getStyleClass().add("bar-button");
        return act(button, command);
    }

    private Button icon(Node sign, Command command, String styleClass) {
        Button button = new Button();
        button.setGraphic(sign);
        button.getStyleClass().add(styleClass);
        return act(button, command);
    }

    private Button act(Button button, Command command) {
        String text = command.sentence() + "  " + keys.text(command);
        button.setTooltip(new Tooltip(text));
        button.setAccessibleText(command.sentence() + ", " + keys.text(command));
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.accept(command));
        return button;
    }
}
