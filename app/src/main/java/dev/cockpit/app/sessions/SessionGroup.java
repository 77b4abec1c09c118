package dev.cockpit.app.sessions;

import dev.cockpit.launch.Kind;
import dev.cockpit.session.SessionInfo;

/// The groups of the list, in its order: by what a session needs.
public enum SessionGroup {
    /// An agent waits for the person.
    WAITING("Waiting for you"),
    /// An agent works.
    WORKING("Working"),
    /// An agent is done.
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
        return session.kind() == Kind.SHELL ? SHELLS : LIVE;
    }

    /// What the list calls it.
    public String title() {
        return title;
    }
}
