package dev.cockpit.remote.mirror;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Driver;
import dev.cockpit.session.Session;
import dev.cockpit.session.Watcher;
import java.util.Optional;

/// The session that a socket shows, and how far. The fields belong to the socket's pump.
final class Shown {
    final Session session;
    final Watcher watcher;

    /// The address of the next byte to send.
    long position;

    /// What was sent since the `hello`, pictures included.
    long sent;

    /// The size that the page has when it has written what was sent.
    TerminalSize size;

    /// The last owner that was told.
    Optional<String> owner = Optional.empty();

    boolean mine;
    boolean exitTold;

    /// Where the question was last looked for, and what was told.
    long questionAt = -1;

    Optional<Question> question = Optional.empty();

    /// @param watcher closed when the socket shows something else
    Shown(Session session, Watcher watcher) {
        this.session = session;
        this.watcher = watcher;
        this.size = session.info().size();
    }

    /// The same with the right to type, if the link has it.
    Optional<Driver> driver() {
        return watcher instanceof Driver driver ? Optional.of(driver) : Optional.empty();
    }
}
