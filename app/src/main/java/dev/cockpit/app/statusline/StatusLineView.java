package dev.cockpit.app.statusline;

import dev.cockpit.app.keys.Command;
import dev.cockpit.app.keys.Shortcuts;
import dev.cockpit.app.look.Dot;
import dev.cockpit.app.look.FolderText;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabState;
import dev.cockpit.app.tabs.TabWords;
import dev.cockpit.app.tabs.TabsModel;
import dev.cockpit.session.SessionInfo;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

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
    private final InvalidationListener refresh = change -> show();

    /// @param tabs what is looked at
    /// @param folders how folders are written
    /// @param keys the table of keys
    /// @param facts shows what the session was given
    public StatusLineView(TabsModel tabs, FolderText folders, Shortcuts keys, Runnable facts) {
        this.tabs = tabs;
        this.folders = folders;
        getStyleClass().add("status-line");
        setAlignment(Pos.CENTER_LEFT);
        state.getStyleClass().add("status-strong");
        given.getStyleClass().add("status-button");
        given.setOnAction(event -> facts.run());
        given.setFocusTraversable(false);
        HBox first = new HBox(8, dot, state, rest);
        first.setAlignment(Pos.CENTER_LEFT);
        rest.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(first, size, given, gap, hint(keys, Command.NEW_TAB), hint(keys, Command.COMMANDS));
        tabs.selectedProperty().addListener((property, before, now) -> {
            before.ifPresent(tab -> tab.stateProperty().removeListener(refresh));
            now.ifPresent(tab -> tab.stateProperty().addListener(refresh));
            show();
        });
        show();
    }

    private void show() {
        Optional<TabModel> tab = tabs.selected();
        dot.setVisible(tab.isPresent());
        dot.setManaged(tab.isPresent());
        state.setText(tab.map(it -> TabWords.state(it.state())).orElse("no session"));
        tab.ifPresent(it -> dot.show(TabWords.meaning(it.state()), TabWords.state(it.state())));
        rest.setText(tab.map(it -> restOf(it)).orElse(""));
        Optional<SessionInfo> session = tab.flatMap(TabModel::session);
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
            case TabState.Live(var session) -> "· " + session.label() + " in " + folders.shortened(session.cwd());
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
