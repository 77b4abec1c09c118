package dev.cockpit.app.look;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A panel on the right, over the terminal, so that the terminal keeps its size: a heading, a cross and what scrolls.
/// Esc
/// closes it. FX thread only.
public final class SidePanel extends VBox {
    private static final double WIDTH = 360;

    private final Button cross = new Button();

    /// @param title what the panel is called
    /// @param close takes it away
    /// @param spacing pixels between the parts
    /// @param parts what scrolls below the heading
    public SidePanel(String title, Runnable close, double spacing, List<Node> parts) {
        getStyleClass().add("side-panel");
        setMaxWidth(WIDTH);
        setPrefWidth(WIDTH);
        setAccessibleRole(AccessibleRole.DIALOG);
        setAccessibleText(title);
        Label heading = new Label(title);
        heading.getStyleClass().add("side-panel-heading");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        cross.setGraphic(Icons.cross());
        cross.getStyleClass().add("tab-close");
        cross.setAccessibleText("Close");
        cross.setOnAction(event -> close.run());
        HBox top = new HBox(8, heading, gap, cross);
        top.setAlignment(Pos.CENTER_LEFT);
        VBox body = new VBox(spacing);
        body.getChildren().setAll(parts);
        ScrollPane scroll = new ScrollPane(body);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("side-panel-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(top, scroll);
        addEventFilter(KeyEvent.KEY_PRESSED, press -> {
            if (press.getCode() == KeyCode.ESCAPE) {
                close.run();
                press.consume();
            }
        });
    }

    /// Moves the keyboard to the cross.
    public void focusCross() {
        cross.requestFocus();
    }

    /// A text that wraps.
    public static Label text(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("side-panel-text");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
