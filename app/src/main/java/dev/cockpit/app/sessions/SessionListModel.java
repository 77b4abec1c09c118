package dev.cockpit.app.sessions;

import dev.cockpit.app.fx.SessionFeed;
import dev.cockpit.app.look.StatusWords;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabsModel;
import dev.cockpit.app.tabs.Titles;
import dev.cockpit.session.Host;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.Sessions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;

/// All sessions, grouped by what they need, with or without a tab. FX thread only; nothing here blocks.
public final class SessionListModel {

    /// One line of the list.
    ///
    /// @param session what is known of it
    /// @param name its tab's title, else the agent's, else its label
    /// @param group where it stands
    /// @param current whether its tab is looked at
    /// @param stopAsked whether the person was asked if it may be stopped
    public record Row(SessionInfo session, String name, SessionGroup group, boolean current, boolean stopAsked) {}

    private final Sessions sessions;
    private final SessionFeed feed;
    private final TabsModel tabs;
    private final ReadOnlyObjectWrapper<List<Row>> rows = new ReadOnlyObjectWrapper<>(List.of());
    private final InvalidationListener refresh = change -> refresh();
    private Optional<SessionId> stopAsked = Optional.empty();

    /// @param sessions where sessions are found
    /// @param feed their news
    /// @param tabs who shows them
    public SessionListModel(Sessions sessions, SessionFeed feed, TabsModel tabs) {
        this.sessions = sessions;
        this.feed = feed;
        this.tabs = tabs;
        feed.sessions().addListener(refresh);
        tabs.selectedProperty().addListener(refresh);
        tabs.tabs().addListener(this::tabsChanged);
        refresh();
    }

    /// The lines, group after group: who has waited longest first, else the oldest session first. Replaced whole.
    public ReadOnlyObjectProperty<List<Row>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /// How many sessions wait for the person.
    public int waiting() {
        return (int) rows.get().stream()
                .filter(row -> row.group() == SessionGroup.WAITING)
                .count();
    }

    /// Looks at the session that has waited longest. False when none waits.
    public boolean showLongestWaiting() {
        Optional<Row> longest = rows.get().stream()
                .filter(row -> row.group() == SessionGroup.WAITING)
                .findFirst();
        longest.ifPresent(row -> show(row.session().id()));
        return longest.isPresent();
    }

    /// Looks at the session: its tab comes to the front, or it gets one.
    public void show(SessionId id) {
        tabs.tabOf(id).ifPresentOrElse(tabs::select, () -> sessions.find(id).ifPresent(tabs::show));
    }

    /// Asks whether the session may be stopped.
    public void askToStop(SessionId id) {
        stopAsked = Optional.of(id);
        refresh();
    }

    /// Answers [#askToStop].
    public void answerStop(boolean yes) {
        Optional<Session> session = stopAsked.filter(id -> yes).flatMap(sessions::find);
        stopAsked = Optional.empty();
        session.ifPresent(it -> {
            try (Host host = it.host()) {
                // Its end arrives as a session event.
                var _ = host.stop();
            }
        });
        refresh();
    }

    private void tabsChanged(ListChangeListener.Change<? extends TabModel> change) {
        while (change.next()) {
            change.getRemoved().forEach(tab -> {
                tab.titleProperty().removeListener(refresh);
                tab.stateProperty().removeListener(refresh);
            });
            change.getAddedSubList().forEach(tab -> {
                tab.titleProperty().addListener(refresh);
                tab.stateProperty().addListener(refresh);
            });
        }
        refresh();
    }

    private void refresh() {
        List<Row> now = new ArrayList<>();
        for (SessionInfo session : feed.sessions()) {
            Optional<TabModel> tab = tabs.tabOf(session.id());
            now.add(new Row(
                    session,
                    tab.map(it -> it.titleProperty().get()).orElseGet(() -> Titles.of(session)),
                    SessionGroup.of(session),
                    tab.isPresent() && tab.equals(tabs.selected()),
                    stopAsked.filter(session.id()::equals).isPresent() && !session.ended()));
        }
        now.sort(Comparator.comparing(Row::group).thenComparing(SessionListModel::waitingSince));
        rows.set(List.copyOf(now));
    }

    private static Instant waitingSince(Row row) {
        return StatusWords.blocked(row.session())
                .map(blocked -> blocked.evidence().since())
                .orElse(Instant.EPOCH);
    }
}
