package dev.cockpit.app.tabs;

import dev.cockpit.app.keys.Shortcuts;
import dev.cockpit.widget.TerminalView;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.scene.layout.StackPane;

/// All tabs on top of each other, one of them visible. The hidden ones keep their size, so that a
/// session that starts in the background starts at the size it will be seen at. FX thread only.
public final class DeckView extends StackPane {
    private final TabsModel tabs;
    private final Terminals terminals;
    private final TabNotices notices;
    private final Map<TabModel, TabView> shown = new HashMap<>();

    /// @param tabs what is shown
    /// @param terminals what their terminals have in common
    /// @param keys the keys that banners name
    /// @param change opens the sheet for another try
    public DeckView(TabsModel tabs, Terminals terminals, Shortcuts keys, Consumer<TabModel> change) {
        this.tabs = tabs;
        this.terminals = terminals;
        this.notices = new TabNotices(tabs, keys, change);
        getStyleClass().add("deck");
        tabs.tabs().addListener(this::tabsChanged);
        tabs.selectedProperty().addListener((property, before, now) -> lookAt(now));
    }

    /// The terminal that is looked at.
    public Optional<TerminalView> terminal() {
        return tabs.selected().map(shown::get).map(TabView::terminal);
    }

    /// Moves the keyboard to the current tab.
    public void focusTab() {
        tabs.selected().map(shown::get).ifPresent(TabView::focusTab);
    }

    private void tabsChanged(ListChangeListener.Change<? extends TabModel> change) {
        shown.entrySet().removeIf(entry -> {
            boolean gone = !tabs.tabs().contains(entry.getKey());
            if (gone) {
                getChildren().remove(entry.getValue());
                entry.getValue().close();
            }
            return gone;
        });
        for (TabModel tab : change.getList()) {
            shown.computeIfAbsent(tab, this::make);
        }
    }

    private TabView make(TabModel tab) {
        TabView view = new TabView(tab, terminals, notices);
        getChildren().addFirst(view);
        return view;
    }

    private void lookAt(Optional<TabModel> selected) {
        shown.forEach(
                (tab, view) -> view.setCurrent(selected.filter(tab::equals).isPresent()));
        focusTab();
    }
}
