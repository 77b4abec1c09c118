package dev.cockpit.app.tabs;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
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
        List<Node> wanted = tabs.tabs().stream().<Node>map(heads::get).toList();
        // The one that is being dragged has to stay in the scene, or the drag is over: the others
        // move around it.
        Optional<Node> stays = tabs.selected().<Node>map(heads::get).filter(getChildren()::contains);
        getChildren().removeIf(head -> !stays.equals(Optional.of(head)));
        int place = stays.map(wanted::indexOf).orElse(-1);
        getChildren().addAll(0, wanted.subList(0, Math.max(place, 0)));
        getChildren().addAll(wanted.subList(place + 1, wanted.size()));
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
