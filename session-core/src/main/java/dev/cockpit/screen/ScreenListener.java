package dev.cockpit.screen;

/// Hears what a child's output means besides its look. Called in the order of the output, on the thread
/// that feeds the screen, without its lock. No method may block; text is untrusted and only cleaned where
/// it says so.
public interface ScreenListener {
    /// Hears nothing.
    ScreenListener NONE = new ScreenListener() {};

    /// An answer to a query, to be written to the child.
    default void reply(byte[] bytes) {}

    /// OSC 0 or 2; cleaned of control and bidi characters, at most 256 characters.
    default void titleChanged(String title) {}

    /// BEL.
    default void bell() {}

    /// OSC 9, 99, 777.
    default void notice(Notice notice) {}

    /// OSC 9;4.
    default void progress(Progress progress) {}

    /// OSC 7: a `file:` address as the child wrote it, without control characters.
    default void workingDirectory(String uri) {}

    /// OSC 7501: the payload as it came, not cleaned; never a query.
    default void programStatus(String payload) {}

    /// OSC 52, decoded. `targets` are the letters it named (`c`, `p`, …).
    default void clipboardWrite(String targets, byte[] data) {}

    /// OSC 133.
    default void promptMark(PromptMark mark) {}

    /// The child changed or reset colours (OSC 4, 10…12, 104, 110…112).
    default void coloursChanged(Colours colours) {}

    /// Any of the modes changed; once per change of the set, with all of them.
    default void modesChanged(Modes modes) {}

    /// RIS: everything the child had said before is void.
    default void reset() {}

    /// The picture may have changed: after each piece of output, each resize and each theme. Far more often
    /// than a painter needs to look.
    default void changed() {}
}
