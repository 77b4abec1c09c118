package dev.cockpit.app.sessions;

import dev.cockpit.app.look.Dot;
import dev.cockpit.app.look.FolderText;
import dev.cockpit.app.look.Icons;
import dev.cockpit.app.look.KindLook;
import dev.cockpit.app.look.StatusWords;
import dev.cockpit.app.look.Words;
import dev.cockpit.session.SessionInfo;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// One session in the list. Enter or click looks at it, Delete or the cross stops it. FX thread only.
final class SessionCard extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass FOR_YOU = PseudoClass.getPseudoClass("for-you");

    private final SessionListModel model;
    private final FolderText folders;
    private final Label name = new Label();
    private final Label age = new Label();
    private final Dot dot = new Dot(Dot.Meaning.STARTING, "starting");
    private final Label state = new Label();
    private final Label place = new Label();
    private final HBox question = new HBox(8);
    private final Button stop = new Button();

    /// The age, and over it the cross while the pointer or the keyboard is here.
    private final StackPane corner = new StackPane();

    private SessionListModel.Row row;

    SessionCard(SessionListModel.Row first, SessionListModel model, FolderText folders) {
        super(9);
        this.model = model;
        this.folders = folders;
        this.row = first;
        getStyleClass().add("session-card");
        name.getStyleClass().add("card-name");
        name.setMaxWidth(Double.MAX_VALUE);
        name.setMinWidth(0);
        age.getStyleClass().add("card-age");
        age.setMinWidth(Region.USE_PREF_SIZE);
        state.getStyleClass().add("card-line");
        place.getStyleClass().add("card-line");
        stop.getStyleClass().add("card-stop");
        stop.setGraphic(Icons.cross());
        stop.setFocusTraversable(false);
        stop.setMaxHeight(16);
        stop.setMinHeight(16);
        stop.setOnAction(event -> model.askToStop(row.session().id()));
        HBox.setHgrow(name, Priority.ALWAYS);
        corner.setAlignment(Pos.CENTER_RIGHT);
        corner.setMaxHeight(16);
        corner.setMinWidth(Region.USE_PREF_SIZE);
        corner.getChildren().setAll(age, stop);
        HBox top = new HBox(6, name, corner);
        top.setAlignment(Pos.CENTER_LEFT);
        HBox second = new HBox(6, dot, state);
        second.setAlignment(Pos.CENTER_LEFT);
        VBox words = new VBox(2, top, second, place, question);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        getChildren().setAll(KindLook.of(first.session().kind()).badge(18), words);
        setAccessibleRole(AccessibleRole.LIST_ITEM);
        setFocusTraversable(true);
        setOnMouseClicked(click -> model.show(row.session().id()));
        addEventHandler(KeyEvent.KEY_PRESSED, this::keys);
        buildQuestion();
        show(first, Instant.now());
    }

    SessionListModel.Row row() {
        return row;
    }

    /// Shows what is known now.
    void show(SessionListModel.Row now, Instant at) {
        boolean asksNow = now.stopAsked() && !row.stopAsked();
        row = now;
        SessionInfo session = now.session();
        pseudoClassStateChanged(CHOSEN, now.current());
        name.setText(now.name());
        String word = StatusWords.word(session);
        dot.show(StatusWords.meaning(session), word);
        boolean known = StatusWords.known(session).isPresent();
        state.setText(StatusWords.line(session) + (known ? "" : pid(session)) + viewers(session));
        state.pseudoClassStateChanged(FOR_YOU, now.group() == SessionGroup.WAITING);
        place.setText(folders.shortened(session.cwd()));
        stop.setVisible(!session.ended());
        corner.getStyleClass().setAll(session.ended() ? "card-corner" : "card-corner-live");
        stop.setAccessibleText("Stop " + now.name());
        question.setVisible(now.stopAsked());
        question.setManaged(now.stopAsked());
        showAge(at);
        String kind = KindLook.of(session.kind()).title();
        setAccessibleText(String.join(", ", kind, now.name(), word, state.getText(), place.getText()));
        if (asksNow) {
            question.getChildren().getLast().requestFocus();
        }
    }

    /// Shows how long it has been as it is.
    void showAge(Instant now) {
        age.setText(Words.span(Duration.between(StatusWords.since(row.session()), now)));
    }

    private void buildQuestion() {
        Button yes = new Button("Stop it");
        yes.getStyleClass().add("danger");
        yes.setOnAction(event -> {
            model.answerStop(true);
            requestFocus();
        });
        Button no = new Button("Keep");
        no.getStyleClass().add("plain");
        no.setOnAction(event -> {
            model.answerStop(false);
            requestFocus();
        });
        question.getStyleClass().add("card-question");
        question.getChildren().setAll(yes, no);
    }

    private void keys(KeyEvent press) {
        if (press.getCode() == KeyCode.DELETE && !row.session().ended()) {
            model.askToStop(row.session().id());
            press.consume();
        } else if (press.getCode() == KeyCode.ESCAPE && row.stopAsked()) {
            model.answerStop(false);
            requestFocus();
            press.consume();
        } else if (isFocused() && (press.getCode() == KeyCode.ENTER || press.getCode() == KeyCode.SPACE)) {
            model.show(row.session().id());
            press.consume();
        }
    }

    private static String pid(SessionInfo session) {
        OptionalLong pid = session.pid();
        return pid.isPresent() ? " · pid " + pid.getAsLong() : "";
    }

    private static String viewers(SessionInfo session) {
        return session.viewers() > 1 ? " · " + Words.count(session.viewers(), "viewer") : "";
    }
}
