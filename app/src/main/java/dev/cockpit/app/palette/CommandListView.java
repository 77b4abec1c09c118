package dev.cockpit.app.palette;

import dev.cockpit.app.keys.Command;
import dev.cockpit.app.keys.Shortcuts;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// All commands by name, with their keys. Type to narrow, Enter to do, Esc to leave. FX thread only.
public final class CommandListView extends StackPane {
    private final TextField filter = new TextField();
    private final ListView<Command> list = new ListView<>();
    private final Shortcuts keys;
    private final Consumer<Command> action;
    private final Runnable leave;

    /// @param keys the table of keys
    /// @param action carries a command out, after the list is gone
    /// @param leave takes the list away
    public CommandListView(Shortcuts keys, Consumer<Command> action, Runnable leave) {
        this.keys = keys;
        this.action = action;
        this.leave = leave;
        getStyleClass().add("veil");
        filter.setPromptText("What shall be done?");
        filter.setAccessibleText("Filter the commands");
        filter.getStyleClass().add("palette-filter");
        filter.textProperty().addListener((property, before, now) -> narrow(now));
        list.setCellFactory(view -> new Line());
        list.setFocusTraversable(false);
        list.getStyleClass().add("palette-list");
        list.setOnMouseClicked(click -> run());
        VBox box = new VBox(8, filter, list);
        box.getStyleClass().add("palette");
        box.setMaxSize(520, 420);
        box.setAccessibleRole(AccessibleRole.DIALOG);
        box.setAccessibleText("All commands");
        setAlignment(Pos.TOP_CENTER);
        getChildren().add(box);
        addEventFilter(KeyEvent.KEY_PRESSED, this::keys);
        setOnMousePressed(press -> {
            if (press.getTarget() == this) {
                leave.run();
            }
        });
        narrow("");
    }

    /// Moves the keyboard here.
    public void focusFilter() {
        filter.requestFocus();
    }

    private void narrow(String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        list.setItems(FXCollections.observableArrayList(Arrays.stream(Command.values())
                .filter(command -> command != Command.COMMANDS)
                .filter(command -> command.sentence().toLowerCase(Locale.ROOT).contains(wanted))
                .toList()));
        list.getSelectionModel().selectFirst();
    }

    private void keys(KeyEvent press) {
        int step = switch (press.getCode()) {
            case KeyCode.DOWN -> 1;
            case KeyCode.UP -> -1;
            default -> 0;
        };
        if (press.getCode() == KeyCode.ESCAPE) {
            leave.run();
        } else if (press.getCode() == KeyCode.ENTER) {
            run();
        } else if (step != 0 && !list.getItems().isEmpty()) {
            int to = Math.floorMod(
                    list.getSelectionModel().getSelectedIndex() + step,
                    list.getItems().size());
            list.getSelectionModel().select(to);
            list.scrollTo(Math.max(0, to - 4));
        } else {
            return;
        }
        press.consume();
    }

    private void run() {
        Command command = list.getSelectionModel().getSelectedItem();
        if (command != null) {
            leave.run();
            action.accept(command);
        }
    }

    private final class Line extends ListCell<Command> {
        @Override
        protected void updateItem(@Nullable Command command, boolean empty) {
            super.updateItem(command, empty);
            if (command == null || empty) {
                setGraphic(null);
                return;
            }
            Label key = new Label(keys.text(command));
            key.getStyleClass().add("key");
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            HBox line = new HBox(new Label(command.sentence()), gap, key);
            line.setAlignment(Pos.CENTER_LEFT);
            setGraphic(line);
            setAccessibleText(command.sentence() + ", " + keys.text(command));
        }
    }
}
