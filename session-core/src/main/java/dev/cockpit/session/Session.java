package dev.cockpit.session;

/// One child process, the log of what it printed, and who is attached.
@SuppressWarnings("DoNotCallSuggester")
public final class Session {
    Session() {}

    /// What is known of it now.
    public SessionInfo info() {
        throw new UnsupportedOperationException();
    }

    /// Attaches with the right to look.
    public Watcher watch() {
        throw new UnsupportedOperationException();
    }

    /// Attaches with the right to type.
    public Driver drive() {
        throw new UnsupportedOperationException();
    }

    /// Attaches as the one whose session it is.
    public Host host() {
        throw new UnsupportedOperationException();
    }
}
