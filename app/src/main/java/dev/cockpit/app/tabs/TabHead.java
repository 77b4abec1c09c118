package dev.cockpit.app.tabs;

import dev.cockpit.app.look.Dot;
import dev.cockpit.app.look.Icons;
import dev.cockpit.app.look.KindLook;
import java.util.function.BiConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// One tab in the strip: badge, title, dot, and a cross. FX thread only.
final class TabHead extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final TabModel tab;
    private final TabsModel tabs;
    private final Label title = new Label();
    private final Dot dot = new Dot(Dot.Meaning.STARTING, "starting");
    private final TextField name = new TextField();
    private final Button close = new Button();

    /// @param dragged takes the tab and the pointer's x in the scene
    TabHead(TabModel tab, TabsModel tabs, BiConsumer<TabModel, Double> dragged) {
        super(8);
        this.tab = tab;
        this.tabs = tabs;
        getStyleClass().add("tab-head");
        setAlignment(Pos.CENTER_LEFT);
        setAccessibleRole(AccessibleRole.TAB_ITEM);
        setFocusTraversable(true);
        setMinWidth(44);
        setMaxWidth(240);
        title.textProperty().bind(tab.titleProperty());
        title.setMinWidth(0);
        HBox.setHgrow(title, Priority.ALWAYS);
        close.getStyleClass().add("tab-close");
        close.setGraphic(Icons.cross());
        close.setFocusTraversable(false);
        close.setAccessibleText("Close tab");
        close.setOnAction(event -> tabs.requestClose(tab));
        getChildren().setAll(KindLook.of(tab.kind()).badge(18), title, dot, close);
        name.getStyleClass().add("tab-name");
        name.setAccessibleText("Name of the tab");
        mouse(dragged);
        keyboard();
        setOnContextMenuRequested(event -> menu().show(this, event.getScreenX(), event.getScreenY()));
        tab.stateProperty().addListener((property, before, now) -> show());
        tab.titleProperty().addListener((property, before, now) -> show());
        show();
    }

    void setChosen(boolean chosen) {
        pseudoClassStateChanged(CHOSEN, chosen);
    }

    void startRenaming() {
        name.setText(tab.titleProperty().get());
        getChildren().set(1, name);
        name.requestFocus();
        name.selectAll();
    }

    private void stopRenaming(boolean keep) {
        if (!getChildren().contains(name)) {
            return;
        }
        getChildren().set(1, title);
        if (keep) {
            tab.rename(name.getText());
        }
        tabs.select(tab);
    }

    private void show() {
        dot.show(TabWords.meaning(tab.state()), TabWords.state(tab.state()));
        setAccessibleText(KindLook.of(tab.kind()).title() + ", "
                + tab.titleProperty().get() + ", " + TabWords.state(tab.state()));
        Tooltip.install(this, new Tooltip(tab.titleProperty().get() + " · " + TabWords.state(tab.state())));
    }

    private void mouse(BiConsumer<TabModel, Double> dragged) {
        addEventHandler(MouseEvent.MOUSE_PRESSED, press -> {
            if (press.getButton() == MouseButton.PRIMARY) {
                tabs.select(tab);
            }
        });
        addEventHandler(MouseEvent.MOUSE_CLICKED, click -> {
            if (click.getButton() == MouseButton.MIDDLE) {
                tabs.requestClose(tab);
            } else if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
                startRenaming();
            }
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, drag -> {
            if (drag.isPrimaryButtonDown()) {
                dragged.accept(tab, drag.getSceneX());
            }
        });
    }

    private void keyboard() {
        addEventHandler(KeyEvent.KEY_PRESSED, press -> {
            if (press.getCode() == KeyCode.ENTER || press.getCode() == KeyCode.SPACE) {
                tabs.select(tab);
                press.consume();
            }
        });
        name.addEventFilter(KeyEvent.KEY_PRESSED, press -> {
            if (press.getCode() == KeyCode.ENTER || press.getCode() == KeyCode.ESCAPE) {
                stopRenaming(press.getCode() == KeyCode.ENTER);
                press.consume();
            }
        });
        name.focusedProperty().addListener((property, before, now) -> {
            if (!now) {
                stopRenaming(true);
            }
        });
    }

    private ContextMenu menu() {
        return new ContextMenu(
                item("Rename…", this::startRenaming),
                item("Duplicate", () -> tabs.duplicate(tab)),
                item("Move left", () -> tabs.move(tab, tabs.tabs().indexOf(tab) - 1)),
                item("Move right", () -> tabs.move(tab, tabs.tabs().indexOf(tab) + 1)),
                item("Close", () -> tabs.requestClose(tab)));
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        return item;
    }
}
