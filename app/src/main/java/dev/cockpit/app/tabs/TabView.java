package dev.cockpit.app.tabs;

import dev.cockpit.app.look.LookModel;
import dev.cockpit.app.notice.NoticeView;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Host;
import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;
import java.net.URI;
import java.nio.file.InvalidPathException;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What a tab shows: its terminal, and over it what there is to say. Each run gets a terminal of
/// its own; an ended one stays until the next run. FX thread only.
final class TabView extends StackPane implements AutoCloseable {
    private final TabModel tab;
    private final Terminals terminals;
    private final LookModel look;
    private final TabNotices notices;
    private final StackPane room = new StackPane();
    private final VBox banners = new VBox(8);
    private final ChangeListener<TerminalLook> relook =
            (property, before, now) -> terminal().apply(now);
    private TerminalView terminal;
    private boolean current;

    TabView(TabModel tab, Terminals terminals, TabNotices notices) {
        this.tab = tab;
        this.terminals = terminals;
        this.look = terminals.look();
        this.notices = notices;
        getStyleClass().add("tab-room");
        room.getStyleClass().add("terminal-room");
        banners.getStyleClass().add("banners");
        banners.setAlignment(Pos.TOP_RIGHT);
        banners.setMaxHeight(Region.USE_PREF_SIZE);
        banners.setPickOnBounds(false);
        setAlignment(banners, Pos.TOP_RIGHT);
        getChildren().addAll(room, banners);
        terminal = fresh();
        tab.runProperty().addListener((property, before, now) -> {
            terminal.close();
            terminal = fresh();
            if (current) {
                terminal.focus();
            }
        });
        tab.hostProperty().addListener((property, before, now) -> now.ifPresent(this::attach));
        InvalidationListener say = change -> say();
        tab.stateProperty().addListener(say);
        tab.closeAskedProperty().addListener(say);
        tab.deafProperty().addListener(say);
        tab.pasteProperty().addListener(say);
        tab.troubleProperty().addListener(say);
        look.terminalProperty().addListener(relook);
        addEventFilter(KeyEvent.KEY_PRESSED, this::answerByKey);
        say();
    }

    /// Whether this tab is looked at. One that is not is hidden, unless its terminal still has to be
    /// laid out: a terminal takes its size only where it could be seen, so it waits below the current
    /// tab.
    void setCurrent(boolean now) {
        current = now;
        showOrHide();
    }

    private void showOrHide() {
        setVisible(current || tab.state() instanceof TabState.Waiting);
        if (current) {
            toFront();
        }
    }

    TerminalView terminal() {
        return terminal;
    }

    /// Moves the keyboard to the terminal, or to the question that waits.
    void focusTab() {
        if (asks() || tab.state() instanceof TabState.Refused) {
            firstBanner().ifPresentOrElse(NoticeView::focusFirstChoice, terminal::focus);
        } else {
            terminal.focus();
        }
    }

    @Override
    public void close() {
        look.terminalProperty().removeListener(relook);
        terminal.close();
    }

    private TerminalView fresh() {
        TerminalView made = terminals.views().create(look.terminalProperty().getValue(), new Ears());
        room.getChildren().setAll(made.node());
        return made;
    }

    private void attach(Host host) {
        terminal.attach(host);
    }

    private void say() {
        banners.getChildren()
                .setAll(notices.of(tab).stream().map(NoticeView::new).toList());
        room.setVisible(!(tab.state() instanceof TabState.Refused));
        showOrHide();
        if (current && getScene() != null && (asks() || hadFocus())) {
            focusTab();
        }
    }

    /// An ended tab asks nothing: a key meant for the child must not start it again.
    private boolean asks() {
        return tab.closeAskedProperty().get() || tab.pasteProperty().get().isPresent();
    }

    private boolean hadFocus() {
        for (Node node = getScene().getFocusOwner(); node != null; node = node.getParent()) {
            if (node == this) {
                return true;
            }
        }
        return getScene().getFocusOwner() == null;
    }

    private Optional<NoticeView> firstBanner() {
        return banners.getChildren().isEmpty()
                ? Optional.empty()
                : Optional.of((NoticeView) banners.getChildren().getFirst());
    }

    private void answerByKey(KeyEvent press) {
        if (press.getCode() == KeyCode.ESCAPE && tab.closeAskedProperty().get()) {
            tab.keep();
            press.consume();
        } else if (press.getCode() == KeyCode.ESCAPE
                && tab.pasteProperty().get().isPresent()) {
            tab.answerPaste(false);
            press.consume();
        }
    }

    /// What the terminal tells, handed on to the model.
    private final class Ears implements TerminalView.Listener {
        @Override
        public void laidOut(TerminalSize size) {
            tab.laidOut(size);
        }

        @Override
        public void titleChanged(String title) {
            tab.agentTitled(title);
        }

        @Override
        public void bell() {
            // Attention is drawn by statuses, not by a bell.
        }

        @Override
        public void inputRefused() {
            tab.deaf(true);
        }

        @Override
        public void confirmPaste(String preview, Runnable proceed) {
            tab.askToPaste(new TabModel.Paste(preview, proceed));
        }

        @Override
        public void openAddress(URI address) {
            terminals.links().open(address, tab::trouble);
        }

        @Override
        public void openFile(String path, int line, int column) {
            try {
                tab.folder()
                        .ifPresent(folder ->
                                terminals.links().open(folder.resolve(path).normalize(), line, column, tab::trouble));
            } catch (InvalidPathException e) {
                tab.trouble("No file of this machine can be called \u201c" + path + "\u201d.");
            }
        }

        @Override
        public void cannot(String sentence) {
            tab.trouble(sentence);
        }
    }
}
