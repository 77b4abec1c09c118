package dev.cockpit.app.share;

import dev.cockpit.remote.RemoteServer;
import dev.cockpit.remote.access.Invitations;
import dev.cockpit.remote.access.Right;
import dev.cockpit.remote.access.Scope;
import dev.cockpit.remote.access.Terms;
import dev.cockpit.remote.mirror.ViewerInfo;
import dev.cockpit.session.SessionId;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Sharing: off until somebody asks for a link, and off again by one switch. FX thread only; what blocks is done in the
/// background, one thing after another.
public final class ShareModel {
    /// How it stands.
    public sealed interface State {
        /// Nothing listens.
        record Off() implements State {}

        /// It is on its way.
        record Starting() implements State {}

        /// It listens.
        ///
        /// @param id names the link; no secret
        /// @param link what lets its holder in; a secret, shown and copied and nothing else
        /// @param right what the link allows
        /// @param whole whether it is for all sessions
        /// @param fingerprint of the certificate, for the eye; empty without TLS
        record On(String id, String link, Right right, boolean whole, Optional<String> fingerprint) implements State {
            @Override
            public String toString() {
                return "On[" + right + "]";
            }
        }

        /// It listens, and the link that was shown last was taken back.
        record Revoked() implements State {}

        /// It could not be; one sentence says why.
        record Failed(String sentence) implements State {}

        /// Whether somebody may be looking.
        default boolean listens() {
            return switch (this) {
                case Off _, Failed _ -> false;
                case Starting _, On _, Revoked _ -> true;
            };
        }
    }

    /// Starts a server; may block.
    public interface Opener {
        /// A running server, or a refusal.
        ///
        /// @throws IOException when the address cannot be bound or the certificate not be made
        RemoteServer.Starting open() throws IOException;
    }

    private final Opener opener;
    private final Duration lifetime;
    private final Executor background;
    private final Executor fx;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new State.Off());
    private final ReadOnlyObjectWrapper<List<ViewerInfo>> viewers = new ReadOnlyObjectWrapper<>(List.of());

    /// Counts what was asked for: an answer to what was overtaken meanwhile is none.
    private int asked;

    /// Set and closed in the background, under this object's lock.
    private @Nullable RemoteServer server;

    /// @param opener starts the server
    /// @param lifetime how long a link works
    /// @param background where things block
    /// @param fx the FX thread
    public ShareModel(Opener opener, Duration lifetime, Executor background, Executor fx) {
        this.opener = opener;
        this.lifetime = lifetime;
        this.background = background;
        this.fx = fx;
    }

    /// How it stands now.
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Who looks, as [#refresh] found it last.
    public ReadOnlyObjectProperty<List<ViewerInfo>> viewersProperty() {
        return viewers.getReadOnlyProperty();
    }

    /// Makes a new link; starts the server first when there is none.
    ///
    /// @param right look, or type too
    /// @param only for this session; empty: for all
    public void share(Right right, Optional<SessionId> only) {
        int mine = ++asked;
        state.set(new State.Starting());
        background.execute(() -> {
            State now = open(right, only);
            fx.execute(() -> {
                if (mine == asked) {
                    state.set(now);
                }
            });
        });
    }

    /// Looks who is there.
    public void refresh() {
        background.execute(() -> {
            List<ViewerInfo> now = list();
            fx.execute(() -> viewers.set(now));
        });
    }

    /// Ends one viewer's connection. Its link still works: [#stop] or the link's end ends that.
    public void cutOff(ViewerInfo viewer) {
        background.execute(() -> {
            synchronized (this) {
                if (server != null) {
                    server.mirror().cutOff(viewer.id());
                }
            }
        });
        refresh();
    }

    /// Takes a viewer's link back: everybody who came by it is out within a second.
    public void revoke(ViewerInfo viewer) {
        String link = viewer.link().id();
        if (state.get() instanceof State.On on && on.id().equals(link)) {
            state.set(new State.Revoked());
        }
        background.execute(() -> {
            synchronized (this) {
                if (server != null) {
                    revoke(server.invitations(), link);
                }
            }
        });
        refresh();
    }

    /// Ends all sharing: every link, every viewer, the listener.
    public void stop() {
        asked++;
        state.set(new State.Off());
        viewers.set(List.of());
        background.execute(this::close);
    }

    /// The same at the end of the window. Blocks until nothing listens.
    public synchronized void close() {
        if (server != null) {
            server.close();
            server = null;
        }
    }

    private synchronized State open(Right right, Optional<SessionId> only) {
        try {
            if (server == null) {
                switch (opener.open()) {
                    case RemoteServer.Starting.Running(RemoteServer running) -> server = running;
                    case RemoteServer.Starting.Refused(String sentence) -> {
                        return new State.Failed(sentence);
                    }
                }
            }
            RemoteServer running = server;
            Scope scope = only.<Scope>map(id -> new Scope.Only(Set.of(id))).orElseGet(Scope.All::new);
            String label = right == Right.DRIVE ? "may type" : "may look";
            Terms terms = new Terms(right, scope, lifetime, Terms.MANY, label, false);
            Invitations.Given given = running.invitations().invite(terms);
            return new State.On(
                    given.invitation().id(), running.link(given), right, only.isEmpty(), running.fingerprint());
        } catch (IOException e) {
            return new State.Failed("Sharing could not start: " + e.getMessage());
        }
    }

    private synchronized List<ViewerInfo> list() {
        return server == null ? List.of() : server.mirror().viewers();
    }

    private static void revoke(Invitations invitations, String id) {
        try {
            invitations.revoke(id);
        } catch (IOException e) {
            throw new IllegalStateException("links of the window are in no file", e);
        }
    }
}
