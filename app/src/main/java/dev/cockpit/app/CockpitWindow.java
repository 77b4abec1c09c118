package dev.cockpit.app;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.app.facts.FactsView;
import dev.cockpit.app.keys.Command;
import dev.cockpit.app.keys.KeyFilter;
import dev.cockpit.app.keys.Shortcuts;
import dev.cockpit.app.look.SidePanel;
import dev.cockpit.app.look.Theme;
import dev.cockpit.app.memory.Memory;
import dev.cockpit.app.palette.CommandListView;
import dev.cockpit.app.sessions.SessionListView;
import dev.cockpit.app.share.ShareView;
import dev.cockpit.app.sheet.EmptyView;
import dev.cockpit.app.sheet.SheetView;
import dev.cockpit.app.statusline.StatusLineView;
import dev.cockpit.app.tabs.DeckView;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabStripView;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.widget.TerminalView;
import java.net.URL;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;

/// The window: puts the parts together and holds none of their state. FX thread only.
final class CockpitWindow implements WindowCommands.Overlays {
    private final House house;
    private final Stage stage;
    private final Shortcuts keys = Shortcuts.ofThisPlatform();
    private final TabStripView strip;
    private final DeckView deck;
    private final SessionListView list;
    private final WindowBanners banners;
    private final WindowBar bar;
    private final BorderPane frame = new BorderPane();
    private final StackPane middle = new StackPane();
    private final StackPane root = new StackPane();
    private final WindowCommands commands;
    private final WindowPlace place;
    private Optional<Command> panelOf = Optional.empty();
    private @Nullable EmptyView empty;
    private @Nullable SheetView sheet;

    CockpitWindow(House house, Stage stage) {
        this.house = house;
        this.stage = stage;
        strip = new TabStripView(house.tabs());
        deck = new DeckView(house.tabs(), house.terminals(), keys, this::tryAgainOnSheet);
        list = new SessionListView(house.list(), house.folders(), deck::focusTab);
        banners = new WindowBanners(house);
        commands = new WindowCommands(house, stage, this, deck, strip);
        bar = new WindowBar(house, strip, keys, commands::test);
        place = new WindowPlace(stage);
        build();
        wire();
    }

    /// Shows the window where it was, with these tabs. They are there before the window shows, so that its
    /// first picture is theirs, and what nobody looks at yet (the empty view, the sheet) is not made.
    void open(WindowRequest first) {
        Memory memory = house.memory();
        place.restore(memory.place());
        fold(memory.listFolded());
        house.open(first);
        if (first.tabs().isEmpty()) {
            showEmpty().requestFocus();
        }
        stage.show();
        showIcon();
        stage.toFront();
        stage.requestFocus();
        deck.focusTab();
    }

    /// Opens further tabs and comes to the front.
    void handOver(WindowRequest request) {
        house.open(request);
        stage.setIconified(false);
        stage.toFront();
        stage.requestFocus();
    }

    /// The terminal that is looked at.
    Optional<TerminalView> terminal() {
        return deck.terminal();
    }

    @Override
    public boolean covered() {
        return house.sheet().showingProperty().get()
                || root.getChildren().stream().anyMatch(CommandListView.class::isInstance);
    }

    @Override
    public void toggleFacts() {
        Optional<SessionInfo> current = house.tabs().selected().flatMap(TabModel::session);
        if (!closePanel(Command.FACTS) && current.isPresent()) {
            SidePanel facts = FactsView.of(current.get(), house.gates(), house.folders(), this::toggleFacts);
            openPanel(Command.FACTS, facts);
            facts.focusCross();
        }
    }

    @Override
    public void toggleShare() {
        if (!closePanel(Command.SHARE)) {
            Optional<SessionInfo> current = house.tabs().selected().flatMap(TabModel::session);
            ShareView share = new ShareView(house.share(), house.linkLifetime(), current, this::toggleShare);
            openPanel(Command.SHARE, share.panel());
            share.focusPanel();
        }
    }

    private void openPanel(Command command, SidePanel panel) {
        panelOf = Optional.of(command);
        StackPane.setAlignment(panel, Pos.CENTER_RIGHT);
        middle.getChildren().add(panel);
    }

    /// Takes the panel away, whosever it is; whether it was this command's.
    private boolean closePanel(Command command) {
        boolean was = panelOf.filter(command::equals).isPresent();
        closePanel();
        if (was) {
            deck.focusTab();
        }
        return was;
    }

    private void closePanel() {
        panelOf = Optional.empty();
        middle.getChildren().removeIf(SidePanel.class::isInstance);
    }

    @Override
    public void focusList() {
        fold(false);
        list.focusList();
    }

    @Override
    public void toggleList() {
        fold(frame.getLeft() != null);
        deck.focusTab();
    }

    @Override
    public void showCommands() {
        CommandListView[] shown = new CommandListView[1];
        shown[0] = new CommandListView(keys, commands::test, () -> {
            root.getChildren().remove(shown[0]);
            frame.setDisable(false);
            deck.focusTab();
        });
        root.getChildren().add(shown[0]);
        frame.setDisable(true);
        shown[0].focusFilter();
    }

    private void build() {
        StackPane.setAlignment(banners, Pos.TOP_CENTER);
        middle.getChildren().addAll(deck, banners);
        middle.getStyleClass().add("room");
        frame.setTop(bar);
        frame.setCenter(middle);
        frame.setBottom(new StatusLineView(house.tabs(), house.folders(), keys, house.list(), this::toggleFacts));
        frame.getStyleClass().add("frame");
        root.getChildren().add(frame);
        Scene scene = new Scene(root, 1360, 860);
        scene.addEventFilter(KeyEvent.ANY, new KeyFilter(keys, commands));
        Theme.dress(scene, house.look());
        stage.setScene(scene);
        stage.setMinWidth(640);
        stage.setMinHeight(400);
    }

    private void wire() {
        house.sheet().showingProperty().addListener((property, before, now) -> {
            frame.setDisable(now);
            if (now) {
                sheet().focusKind();
            } else {
                deck.focusTab();
            }
        });
        house.tabs().selectedProperty().addListener((property, before, now) -> {
            closePanel();
            if (now.isEmpty()) {
                showEmpty();
            }
        });
        house.list().rowsProperty().addListener((property, before, now) -> retitle());
        retitle();
        stage.focusedProperty()
                .addListener((property, before, now) -> house.away().inFront(now));
        stage.addEventHandler(WindowEvent.WINDOW_CLOSE_REQUEST, request -> {
            request.consume();
            house.quit().request();
        });
        house.quit().stepProperty().addListener((property, before, now) -> quitting(now));
    }

    private EmptyView showEmpty() {
        house.sheet().refresh();
        if (empty != null) {
            return empty;
        }
        EmptyView made = new EmptyView(
                house.sheet(),
                house.folders(),
                keys.text(Command.NEW_TAB),
                kind -> house.sheet().show(Optional.of(kind)));
        made.visibleProperty().bind(house.tabs().selectedProperty().map(Optional::isEmpty));
        middle.getChildren().add(middle.getChildren().indexOf(deck) + 1, made);
        empty = made;
        return made;
    }

    private SheetView sheet() {
        if (sheet != null) {
            return sheet;
        }
        SheetView made = new SheetView(house.sheet(), house.folders());
        root.getChildren().add(made);
        sheet = made;
        return made;
    }

    /// Read beside the first pictures, which need not wait for it.
    private void showIcon() {
        URL file = Objects.requireNonNull(CockpitWindow.class.getResource("icon.png"));
        Image icon = new Image(file.toExternalForm(), true);
        icon.progressProperty().addListener((property, before, now) -> {
            if (now.doubleValue() >= 1 && !icon.isError()) {
                stage.getIcons().setAll(icon);
            }
        });
    }

    private void retitle() {
        int waiting = house.list().waiting();
        String tab = house.tabs()
                .selected()
                .map(it -> it.titleProperty().get() + " – ")
                .orElse("");
        stage.setTitle((waiting > 0 ? "(" + waiting + " waiting) " : "") + tab + "Cockpit");
    }

    private void quitting(QuitModel.Step step) {
        switch (step) {
            case QuitModel.Step.Open _ -> deck.focusTab();
            case QuitModel.Step.Asking _ -> {}
            case QuitModel.Step.Stopping _ ->
                house.remember(house.memory()
                        .window(
                                place.now(),
                                frame.getLeft() == null,
                                house.look().choiceProperty().get().name().toLowerCase(Locale.ROOT),
                                house.look().fontSizeProperty().get()));
            case QuitModel.Step.Done _ -> stage.hide();
        }
    }

    private void fold(boolean folded) {
        frame.setLeft(folded ? null : list);
        bar.fold(folded);
    }

    private void tryAgainOnSheet(TabModel refused) {
        house.tabs().close(refused);
        house.sheet().showLike(refused.wish());
    }
}
