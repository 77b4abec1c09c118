package dev.cockpit.app.fx;

import dev.cockpit.session.SessionEvent;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.Sessions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The one place where session events become an observable list. Events that arrive faster than
/// the FX thread turns are folded: each session's newest state is applied once per turn, so a
/// child that renames itself a thousand times a second costs one update.
///
/// All methods on the FX thread; made there too. Closed by the house.
public final class SessionFeed implements AutoCloseable {
    /// What is known of one session since the last turn.
    private record News(SessionInfo info, boolean removed) {}

    private final Executor fx;
    private final ObservableList<SessionInfo> sessions = FXCollections.observableArrayList();
    /// Kept, because a list that is handed out is only weakly held by the one it shows.
    private final ObservableList<SessionInfo> shown = FXCollections.unmodifiableObservableList(sessions);

    private final Set<SessionId> held = new HashSet<>();
    private final Set<SessionId> removed = new HashSet<>();
    private final Sessions.Subscription subscription;

    /// Guarded by itself; filled on `session-events`, emptied on the FX thread.
    private final Map<SessionId, News> waiting = new LinkedHashMap<>();

    /// @param source where the sessions are
    /// @param fx the FX thread
    public SessionFeed(Sessions source, Executor fx) {
        this.fx = fx;
        subscription = source.subscribe(this::heard);
        source.list().forEach(info -> apply(new News(info, false)));
    }

    /// All sessions, oldest first. Ended ones stay for as long as the core keeps them or somebody
    /// holds them.
    public ObservableList<SessionInfo> sessions() {
        return shown;
    }

    /// Those whose child is being started or runs.
    public List<SessionInfo> running() {
        return sessions.stream().filter(info -> !info.ended()).toList();
    }

    /// Keeps the session in the list until [#release], also when the core has let go of it: a tab
    /// shows it.
    public void hold(SessionId id) {
        held.add(id);
    }

    /// Undoes [#hold].
    public void release(SessionId id) {
        held.remove(id);
        if (removed.remove(id)) {
            sessions.removeIf(info -> info.id().equals(id));
        }
    }

    @Override
    public void close() {
        subscription.close();
    }

    private void heard(SessionEvent event) {
        switch (event) {
            case SessionEvent.Opened(SessionInfo info) -> enqueue(new News(info, false));
            case SessionEvent.Changed(SessionInfo info) -> enqueue(new News(info, false));
            case SessionEvent.IdleWarning(SessionInfo info, var _) -> enqueue(new News(info, false));
            case SessionEvent.Noticed(SessionInfo info, var _) -> enqueue(new News(info, false));
            case SessionEvent.Rang(SessionInfo info) -> enqueue(new News(info, false));
            case SessionEvent.Copied(SessionInfo info, var _) -> enqueue(new News(info, false));
            case SessionEvent.Ended(SessionInfo info) -> enqueue(new News(info, false));
            case SessionEvent.Removed(SessionInfo info) -> enqueue(new News(info, true));
            case SessionEvent.Refused(var _, var _) -> {}
        }
    }

    private void enqueue(News news) {
        boolean first;
        synchronized (waiting) {
            first = waiting.isEmpty();
            waiting.put(news.info().id(), news);
        }
        if (first) {
            fx.execute(this::drain);
        }
    }

    private void drain() {
        List<News> batch;
        synchronized (waiting) {
            batch = new ArrayList<>(waiting.values());
            waiting.clear();
        }
        batch.forEach(this::apply);
    }

    private void apply(News news) {
        SessionId id = news.info().id();
        int index = indexOf(id);
        if (news.removed() && !held.contains(id)) {
            sessions.removeIf(info -> info.id().equals(id));
            return;
        }
        if (news.removed()) {
            removed.add(id);
        }
        if (index < 0) {
            sessions.add(news.info());
        } else if (!sessions.get(index).equals(news.info())) {
            sessions.set(index, news.info());
        }
    }

    private int indexOf(SessionId id) {
        for (int i = 0; i < sessions.size(); i++) {
            if (sessions.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }
}
