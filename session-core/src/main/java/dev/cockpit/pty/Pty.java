package dev.cockpit.pty;

import dev.cockpit.launch.TerminalSize;
import java.io.IOException;
import java.util.OptionalInt;

/// One child process behind one pseudo-terminal.
///
/// Two threads may use it at a time: one that only reads, one that only writes and resizes. The rest may
/// be called from anywhere and does not block unless it says so.
public interface Pty {

    /// The child's process id.
    long pid();

    /// Blocks until the child prints, then copies what it printed.
    ///
    /// @return how many bytes, or -1 when the child is dead and everything it printed was read.
    ///     Never -1 while it lives.
    int read(byte[] buffer) throws IOException;

    /// Writes all bytes. Blocks for as long as the child does not read, which can be for ever: only the
    /// session's own writer thread may call it.
    void write(byte[] bytes, int offset, int length) throws IOException;

    /// Tells the kernel and the child (SIGWINCH) the new size. Does nothing once the child is dead.
    void resize(TerminalSize size);

    /// Whether the child still runs.
    boolean isAlive();

    /// The exit status, 128 + signal when a signal ended it; empty while it runs.
    OptionalInt exitCode();

    /// Blocks until the child is dead.
    int awaitExit() throws InterruptedException;

    /// Sends one signal to the child's process group. Does nothing once the child is dead.
    void signal(Signal signal);

    /// Gives the file descriptors back once the child is dead and no [#read] is under way, on a thread of
    /// the implementation and some time later (JetBrains/pty4j#181). Never blocks, never ends the child.
    /// Idempotent.
    void close();

    /// The signals a session is stopped with.
    enum Signal {
        /// The terminal went away (SIGHUP).
        HANGUP,
        /// Please end (SIGTERM).
        TERMINATE,
        /// Go on, if stopped (SIGCONT): a stopped process takes no other signal to heart until then.
        CONTINUE,
        /// Ends now (SIGKILL).
        KILL
    }
}
