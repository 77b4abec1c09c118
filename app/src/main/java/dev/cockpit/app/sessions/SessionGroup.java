package dev.cockpit.app.sessions;

import dev.cockpit.app.look.StatusWords;
import dev.cockpit.launch.Kind;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.status.AgentStatus;

/// The groups of the list, in its order: by what a session needs.
public enum SessionGroup {
    /// An agent waits for the person.
    WAITING("Waiting for you"),
    /// An agent works.
    WORKING("Working"),
    /// An agent is done, gave up or is at its prompt.
    DONE("Done"),
    /// An agent runs, and nothing more is known.
    LIVE("Running"),
    /// Shells run.
    SHELLS("Shells"),
    /// The child is gone.
    ENDED("Ended");

    private final String title;

    SessionGroup(String title) {
        this.title = title;
    }

    /// The group of a session.
    public static SessionGroup of(SessionInfo session) {
        if (session.ended()) {
            return ENDED;
        }
        SessionGroup quiet = session.kind() == Kind.SHELL ? SHELLS : DONE;
        return StatusWords.known(session)
                .map(status -> switch (status) {
                    case AgentStatus.Blocked _ -> WAITING;
                    case AgentStatus.Working _ -> WORKING;
                    case AgentStatus.Idle _, AgentStatus.Done _, AgentStatus.Failed _ -> quiet;
                    case AgentStatus.Unknown _ -> LIVE;
                })
                .orElse(session.kind() == Kind.SHELL ? SHELLS : LIVE);
    }

    /// What the list calls it.
    public String title() {
        return title;
    }
}
