package dev.cockpit.remote.mirror;

import dev.cockpit.remote.access.Invitation;
import dev.cockpit.remote.access.Invitations;
import dev.cockpit.screen.Notice;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionEvent;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.Sessions;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The open mirror sockets, and what they share. Thread-safe.
public final class Mirror implements AutoCloseable {
    /// Sockets of one link.
    static final int PER_LINK = 8;

    /// Sockets in all.
    static final int IN_ALL = 64;

    private final Sessions sessions;
    private final Invitations invitations;
    private final String run = UUID.randomUUID().toString();
    private final List<MirrorSocket> sockets = new CopyOnWriteArrayList<>();
    private final Sessions.Subscription subscription;

    /// @param sessions what can be shown
    /// @param invitations who may see it
    public Mirror(Sessions sessions, Invitations invitations) {
        this.sessions = sessions;
        this.invitations = invitations;
        this.subscription = sessions.subscribe(this::happened);
        invitations.whenOver(link -> each(socket -> socket.isOf(link), socket -> socket.close(Close.REVOKED)));
    }

    Invitations invitations() {
        return invitations;
    }

    Optional<Session> find(SessionId id) {
        return sessions.find(id);
    }

    /// Changes with every run of the server and every session.
    String epoch(Session session) {
        return run + "/" + session.id();
    }

    /// Those of `ids` that the link is for and that are still there.
    List<Session> visible(Collection<SessionId> ids, Invitation link) {
        return ids.stream()
                .filter(link.scope()::covers)
                .flatMap(id -> sessions.find(id).stream())
                .toList();
    }

    /// Every session that the link is for.
    List<Session> visible(Invitation link) {
        return visible(sessions.list().stream().map(info -> info.id()).toList(), link);
    }

    ObjectNode list(Invitation link) {
        ObjectNode message = Viewer.message("sessions");
        ArrayNode all = message.putArray("sessions");
        visible(link).forEach(session -> all.add(SessionJson.of(session)));
        return message;
    }

    /// Whether one socket more is allowed.
    boolean hasRoom(Invitation link) {
        long ofLink = sockets.stream().filter(socket -> socket.isOf(link.id())).count();
        return sockets.size() < IN_ALL && ofLink < PER_LINK;
    }

    void opened(MirrorSocket socket) {
        sockets.add(socket);
    }

    void closed(MirrorSocket socket) {
        sockets.remove(socket);
    }

    /// Who is looking, in the order in which they came.
    public List<ViewerInfo> viewers() {
        return sockets.stream().map(MirrorSocket::info).toList();
    }

    /// Closes one viewer's socket for good; its link still holds.
    public void cutOff(String viewer) {
        each(socket -> socket.info().id().equals(viewer), socket -> socket.close(Close.REVOKED));
    }

    /// Pings every socket, and closes those whose other end is dead. Called each second.
    public void beat() {
        sockets.forEach(MirrorSocket::beat);
    }

    /// Closes every socket.
    @Override
    public void close() {
        subscription.close();
        each(socket -> true, socket -> socket.close(Close.STOPPING));
    }

    private void each(Predicate<MirrorSocket> which, Consumer<MirrorSocket> what) {
        sockets.stream().filter(which).forEach(what);
    }

    private void happened(SessionEvent event) {
        switch (event) {
            case SessionEvent.Opened(var info) ->
                each(s -> s.sees(info.id()), s -> s.news().listChanged());
            case SessionEvent.Removed(var info) ->
                each(s -> s.sees(info.id()), s -> s.news().listChanged());
            case SessionEvent.Changed(var info) ->
                each(s -> s.sees(info.id()), s -> s.news().changed(info.id()));
            case SessionEvent.Ended(var info) ->
                each(s -> s.sees(info.id()), s -> s.news().changed(info.id()));
            case SessionEvent.Noticed(var info, Notice notice) -> {
                ObjectNode message = Viewer.message("notice")
                        .put("session", info.id().toString())
                        .put("title", notice.title())
                        .put("body", notice.body());
                each(s -> s.sees(info.id()), s -> s.news().message(message));
            }
            case SessionEvent.Rang(var info) -> {
                ObjectNode message =
                        Viewer.message("bell").put("session", info.id().toString());
                each(s -> s.sees(info.id()), s -> s.news().message(message));
            }
            case SessionEvent.Copied(var info, String text) -> {
                ObjectNode message = Viewer.message("copy").put("text", text);
                each(s -> s.shows(info.id()), s -> s.news().message(message));
            }
            case SessionEvent.IdleWarning _, SessionEvent.Refused _ -> {
                // For the window.
            }
        }
    }
}
