package dev.cockpit.app.facts;

import dev.cockpit.app.look.FolderText;
import dev.cockpit.app.look.Icons;
import dev.cockpit.app.look.StatusWords;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.status.Evidence;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// "What did it get?": why its status is believed, then names, never values. A panel on the right, over the terminal,
/// so that the
/// terminal keeps its size. Esc closes it. FX thread only.
public final class FactsView extends VBox {
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    /// @param session whose facts
    /// @param gates one line per gate, as it is in force
    /// @param folders how folders are written
    /// @param close takes the panel away
    public FactsView(SessionInfo session, List<String> gates, FolderText folders, Runnable close) {
        getStyleClass().add("facts");
        setMaxWidth(360);
        setPrefWidth(360);
        setAccessibleRole(AccessibleRole.DIALOG);
        setAccessibleText("What did it get?");
        Label heading = new Label("What did it get?");
        heading.getStyleClass().add("facts-heading");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button cross = new Button();
        cross.setGraphic(Icons.cross());
        cross.getStyleClass().add("tab-close");
        cross.setAccessibleText("Close");
        cross.setOnAction(event -> close.run());
        HBox top = new HBox(8, heading, gap, cross);
        top.setAlignment(Pos.CENTER_LEFT);
        VBox parts = new VBox(
                16,
                part("Why \"" + StatusWords.word(session) + "\"?", why(session)),
                part("Command", String.join(" ", session.command())),
                part("Started in", folders.shortened(session.cwd())),
                part(
                        "Allowed root",
                        folders.shortened(session.root()) + ". It may start nowhere else; it is no sandbox."),
                part(
                        "Environment: " + session.environmentNames().size() + " names passed",
                        lines(session.environmentNames())),
                part("Kept from it: " + session.refusedNames().size() + " names", lines(session.refusedNames())),
                part("Gates in force", String.join("\n", gates)));
        ScrollPane scroll = new ScrollPane(parts);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("facts-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(top, scroll);
        addEventFilter(KeyEvent.KEY_PRESSED, press -> {
            if (press.getCode() == KeyCode.ESCAPE) {
                close.run();
                press.consume();
            }
        });
    }

    /// Moves the keyboard here.
    public void focusPanel() {
        lookup(".tab-close").requestFocus();
    }

    private static String lines(Collection<String> names) {
        return names.isEmpty() ? "none" : String.join(" · ", names);
    }

    private static String why(SessionInfo session) {
        Evidence evidence = session.status().evidence();
        String sentence = evidence.sentence();
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1) + "\nsince "
                + CLOCK.format(evidence.since().atZone(ZoneId.systemDefault()));
    }

    private static VBox part(String caption, String text) {
        Label head = new Label(caption);
        head.getStyleClass().add("caption");
        Label body = new Label(text);
        body.getStyleClass().add("facts-body");
        body.setWrapText(true);
        body.setMinHeight(Region.USE_PREF_SIZE);
        return new VBox(4, head, body);
    }
}
