package dev.cockpit.app.statusline;

import dev.cockpit.app.keys.Command;
import dev.cockpit.app.keys.Shortcuts;
import dev.cockpit.app.look.Dot;
import dev.cockpit.app.look.FolderText;
import dev.cockpit.app.look.StatusWords;
import dev.cockpit.app.sessions.SessionListModel;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabState;
import dev.cockpit.app.tabs.TabWords;
import dev.cockpit.app.tabs.TabsModel;
import dev.cockpit.session.SessionInfo;
import java.time.Instant;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/// The bottom line: what the current tab is, where its size lives, what it was given, and the
/// keys that lead on. FX thread only.
public final class StatusLineView extends HBox {
    private final TabsModel tabs;
    private final FolderText folders;
    private final Dot dot = new Dot(Dot.Meaning.ENDED, "");
    private final Label state = new Label();
    private final Label rest = new Label();
    private final Label size = new Label();
    private final Button given = new Button();
    private final Button why = new Button();
    private final HBox jump;
    private final InvalidationListener refresh = change -> show();

    /// @param tabs what is looked at
    /// @param folders how folders are written
    /// @param keys the table of keys
    /// @param list who waits
    /// @param facts shows what the session was given, and why its status is believed
    public StatusLineView(TabsModel tabs, FolderText folders, Shortcuts keys, SessionListModel list, Runnable facts) {
        this.tabs = tabs;
        this.folders = folders;
        getStyleClass().add("status-line");
        setAlignment(Pos.CENTER_LEFT);
        state.getStyleClass().add("status-strong");
        act(given, facts);
        act(why, facts);
        why.setText("Why? " + keys.text(Command.FACTS));
        jump = hint(keys, Command.JUMP_TO_WAITING);
        HBox first = new HBox(8, dot, state, rest, why);
        first.setAlignment(Pos.CENTER_LEFT);
        rest.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(first, size, given, gap, jump, hint(keys, Command.NEW_TAB), hint(keys, Command.COMMANDS));
        tabs.selectedProperty().addListener((property, before, now) -> {
            before.ifPresent(tab -> tab.stateProperty().removeListener(refresh));
            now.ifPresent(tab -> tab.stateProperty().addListener(refresh));
            show();
        });
        list.rowsProperty().addListener((property, before, now) -> showJump(list.waiting() > 0));
        showJump(list.waiting() > 0);
        ages();
        show();
    }

    private void ages() {
        Timeline ages = new Timeline(new KeyFrame(Duration.seconds(1), tick -> showRest()));
        ages.setCycleCount(Animation.INDEFINITE);
        sceneProperty().addListener((property, before, now) -> {
            if (now == null) {
                ages.stop();
            } else {
                ages.play();
            }
        });
    }

    private void showJump(boolean waits) {
        jump.setVisible(waits);
        jump.setManaged(waits);
    }

    private void showRest() {
        rest.setText(tabs.selected().map(this::restOf).orElse(""));
    }

    private static void act(Button button, Runnable action) {
        button.getStyleClass().add("status-button");
        button.setOnAction(event -> action.run());
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
    }

    private void show() {
        Optional<TabModel> tab = tabs.selected();
        dot.setVisible(tab.isPresent());
        dot.setManaged(tab.isPresent());
        state.setText(tab.map(it -> TabWords.state(it.state())).orElse("no session"));
        tab.ifPresent(it -> dot.show(TabWords.meaning(it.state()), TabWords.state(it.state())));
        showRest();
        Optional<SessionInfo> session = tab.flatMap(TabModel::session);
        boolean known = session.flatMap(StatusWords::known).isPresent();
        why.setVisible(known);
        why.setManaged(known);
        size.setText(session.map(it -> it.size().cols() + " × " + it.size().rows() + " · this window")
                .orElse(""));
        size.setManaged(session.isPresent());
        given.setText(session.map(
                        it -> "env " + it.environmentNames().size() + " names · root " + folders.shortened(it.root()))
                .orElse(""));
        given.setAccessibleText("What did it get? " + given.getText());
        given.setVisible(session.isPresent());
        given.setManaged(session.isPresent());
    }

    private String restOf(TabModel tab) {
        return switch (tab.state()) {
            case TabState.Waiting _, TabState.Starting _ -> "· " + tab.kind().id();
            case TabState.Live(var session) ->
                "· "
                        + StatusWords.origin(session, Instant.now())
                                .orElseGet(() -> session.label() + " in " + folders.shortened(session.cwd()));
            case TabState.Ended(var session, var _) ->
                "· " + session.label() + " in " + folders.shortened(session.cwd());
            case TabState.Refused _ -> "· no process was started";
        };
    }

    private static HBox hint(Shortcuts keys, Command command) {
        Label word = new Label(command.word());
        Label key = new Label(keys.text(command));
        key.getStyleClass().add("status-strong");
        HBox hint = new HBox(5, word, key);
        hint.setAlignment(Pos.CENTER_LEFT);
        hint.setMinWidth(Region.USE_PREF_SIZE);
        return hint;
    }
}
