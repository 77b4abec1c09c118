package dev.cockpit.app.tabs;

import dev.cockpit.app.fx.SessionFeed;
import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.Sessions;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Opens sessions off the FX thread and brings the answer back to it.
final class SessionOpener {
    private static final Logger LOG = LoggerFactory.getLogger(SessionOpener.class);

    private final Sessions sessions;
    private final SessionFeed feed;
    private final Executor background;
    private final Executor fx;

    SessionOpener(Sessions sessions, SessionFeed feed, Executor background, Executor fx) {
        this.sessions = sessions;
        this.feed = feed;
        this.background = background;
        this.fx = fx;
    }

    /// Calls `answer` once, on the FX thread.
    void open(LaunchRequest request, Consumer<Sessions.Opening> answer) {
        background.execute(() -> {
            Sessions.Opening opening = openNow(request);
            fx.execute(() -> answer.accept(opening));
        });
    }

    void hold(SessionId id) {
        feed.hold(id);
    }

    void release(SessionId id) {
        feed.release(id);
    }

    private Sessions.Opening openNow(LaunchRequest request) {
        try {
            return sessions.open(request);
        } catch (RuntimeException bug) {
            // The top of a background thread: without an answer the tab would say "starting" for ever.
            LOG.error("Opening {} failed", request.kind().id(), bug);
            return new Sessions.Opening.Refused(new Refusal.SpawnFailed("The cockpit could not start "
                    + request.kind().id() + " because of a fault of its own; " + "its log says which."));
        }
    }
}
