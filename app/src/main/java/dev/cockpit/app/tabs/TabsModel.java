package dev.cockpit.app.tabs;

import dev.cockpit.app.fx.SessionFeed;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.Sessions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// The tabs in their order, and which one is looked at. FX thread only; nothing here blocks.
public final class TabsModel {
    private final ObservableList<TabModel> tabs = FXCollections.observableArrayList();
    /// Kept, because a list that is handed out is only weakly held by the one it shows.
    private final ObservableList<TabModel> shown = FXCollections.unmodifiableObservableList(tabs);

    private final ReadOnlyObjectWrapper<Optional<TabModel>> selected = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final SessionOpener opener;
    private final Executor background;
    private final Executor fx;
    private final Predicate<SessionInfo> busy;

    /// @param sessions where sessions are opened
    /// @param feed their news
    /// @param background where opening blocks
    /// @param fx the FX thread
    /// @param busy whether ending this live session would end some work; called on `background`,
    ///     may block
    public TabsModel(
            Sessions sessions, SessionFeed feed, Executor background, Executor fx, Predicate<SessionInfo> busy) {
        this.opener = new SessionOpener(sessions, feed, background, fx);
        this.background = background;
        this.fx = fx;
        this.busy = busy;
        feed.sessions().addListener(this::sessionsChanged);
    }

    /// The tabs, left to right.
    public ObservableList<TabModel> tabs() {
        return shown;
    }

    /// The tab that is looked at; empty when there is none.
    public ReadOnlyObjectProperty<Optional<TabModel>> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /// The tab that is looked at; empty when there is none.
    public Optional<TabModel> selected() {
        return selected.get();
    }

    /// Opens a tab to the right of the others and looks at it. Its session starts when its
    /// terminal has a size.
    public TabModel open(LaunchRequest wish) {
        return add(new TabModel(wish, Optional.empty(), opener));
    }

    /// Looks at the session's tab; gives it one when it has none. Closing such a tab leaves the
    /// session running.
    public TabModel show(Session session) {
        SessionInfo info = session.info();
        Optional<TabModel> shown = tabOf(info.id());
        shown.ifPresent(this::select);
        return shown.orElseGet(() -> add(new TabModel(wishLike(info), Optional.of(session), opener)));
    }

    /// The tab that shows this session.
    public Optional<TabModel> tabOf(SessionId id) {
        return tabs.stream().filter(tab -> tab.shows(id)).findFirst();
    }

    /// Opens the same once more.
    public TabModel duplicate(TabModel tab) {
        return open(tab.wish());
    }

    /// Looks at a tab.
    public void select(TabModel tab) {
        if (tabs.contains(tab)) {
            selected.set(Optional.of(tab));
        }
    }

    /// Looks at the tab at `index`, counted from 0; does nothing when there is none.
    public void selectAt(int index) {
        if (index >= 0 && index < tabs.size()) {
            select(tabs.get(index));
        }
    }

    /// Looks at the tab `step` to the right, round and round.
    public void step(int step) {
        selected.get().ifPresent(tab -> select(tabs.get(Math.floorMod(tabs.indexOf(tab) + step, tabs.size()))));
    }

    /// Puts a tab at `index`; beyond an end means at that end.
    public void move(TabModel tab, int index) {
        int to = Math.clamp(index, 0, tabs.size() - 1);
        if (tabs.indexOf(tab) == to || !tabs.contains(tab)) {
            return;
        }
        List<TabModel> order = new ArrayList<>(tabs);
        order.remove(tab);
        order.add(to, tab);
        tabs.setAll(order);
    }

    /// Moves the tab that is looked at by `step` places.
    public void moveSelected(int step) {
        selected.get().ifPresent(tab -> move(tab, tabs.indexOf(tab) + step));
    }

    /// Closes a tab; asks first when that would end some work.
    public void requestClose(TabModel tab) {
        if (!(tab.state() instanceof TabState.Live(SessionInfo info))) {
            close(tab);
            return;
        }
        select(tab);
        background.execute(() -> {
            boolean asks = busy.test(info);
            fx.execute(() -> {
                if (asks && tab.state() instanceof TabState.Live) {
                    tab.askToClose();
                } else {
                    close(tab);
                }
            });
        });
    }

    /// Closes a tab without a question. A child that it started is stopped, also one that is
    /// still on its way.
    public void close(TabModel tab) {
        int index = tabs.indexOf(tab);
        if (index < 0) {
            return;
        }
        tab.close();
        tabs.remove(tab);
        if (selected.get().filter(tab::equals).isPresent()) {
            selected.set(tabs.isEmpty() ? Optional.empty() : Optional.of(tabs.get(Math.min(index, tabs.size() - 1))));
        }
    }

    private TabModel add(TabModel tab) {
        tabs.add(tab);
        select(tab);
        return tab;
    }

    private void sessionsChanged(ListChangeListener.Change<? extends SessionInfo> change) {
        while (change.next()) {
            for (SessionInfo info : change.getAddedSubList()) {
                tabOf(info.id()).ifPresent(tab -> tab.sessionChanged(info));
            }
        }
    }

    private static LaunchRequest wishLike(SessionInfo info) {
        return LaunchRequest.of(info.kind(), info.cwd(), info.size());
    }
}
