package dev.cockpit.app.tabs;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.HBox;

/// The row of tabs. Click looks, middle click closes, double click renames, drag moves. FX thread only.
public final class TabStripView extends HBox {
    private final TabsModel tabs;
    private final Map<TabModel, TabHead> heads = new HashMap<>();

    /// @param tabs what is shown
    public TabStripView(TabsModel tabs) {
        this.tabs = tabs;
        getStyleClass().add("tab-strip");
        setAccessibleRole(AccessibleRole.TAB_PANE);
        setMinWidth(0);
        tabs.tabs().addListener(this::tabsChanged);
        tabs.selectedProperty().addListener((property, before, now) -> mark(now));
    }

    /// Lets the person write a name for this tab.
    public void rename(TabModel tab) {
        Optional.ofNullable(heads.get(tab)).ifPresent(TabHead::startRenaming);
    }

    private void tabsChanged(ListChangeListener.Change<? extends TabModel> change) {
        heads.keySet().retainAll(tabs.tabs());
        for (TabModel tab : change.getList()) {
            heads.computeIfAbsent(tab, made -> new TabHead(made, tabs, this::dragged));
        }
        getChildren().setAll(tabs.tabs().stream().map(heads::get).toList());
        mark(tabs.selected());
    }

    private void mark(Optional<TabModel> selected) {
        heads.forEach((tab, head) -> head.setChosen(selected.filter(tab::equals).isPresent()));
    }

    /// Puts the dragged tab where the pointer is: a neighbour gives way when the pointer has
    /// passed its middle.
    private void dragged(TabModel tab, double sceneX) {
        double x = sceneToLocal(sceneX, 0).getX();
        int from = tabs.tabs().indexOf(tab);
        int to = from;
        for (int i = 0; i < getChildren().size(); i++) {
            double middle = getChildren().get(i).getBoundsInParent().getCenterX();
            if (i < from && x < middle) {
                to = Math.min(to, i);
            }
            if (i > from && x > middle) {
                to = i;
            }
        }
        tabs.move(tab, to);
    }
}
