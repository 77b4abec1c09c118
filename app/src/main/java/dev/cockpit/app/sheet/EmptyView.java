package dev.cockpit.app.sheet;

import dev.cockpit.app.look.FolderText;
import dev.cockpit.launch.Kind;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What the window shows when no tab is open: the kinds, and whether each may start. FX thread only.
public final class EmptyView extends StackPane {

    /// @param model where the kinds come from
    /// @param folders how folders are written
    /// @param newKey the key that opens the sheet, as shown
    /// @param choose opens the sheet for a kind
    public EmptyView(SheetModel model, FolderText folders, String newKey, Consumer<Kind> choose) {
        getStyleClass().add("empty");
        Label heading = new Label("No session is open");
        heading.getStyleClass().add("empty-heading");
        Label hint = new Label("Choose what to start, or press " + newKey + ".");
        hint.getStyleClass().add("quiet");
        KindCards cards = new KindCards(model, folders, new SimpleObjectProperty<>(Optional.empty()), choose);
        VBox middle = new VBox(8, heading, hint, cards);
        middle.setAlignment(Pos.CENTER_LEFT);
        middle.setMaxSize(588, Region.USE_PREF_SIZE);
        VBox.setMargin(cards, new Insets(12, 0, 0, 0));
        getChildren().add(middle);
    }
}
