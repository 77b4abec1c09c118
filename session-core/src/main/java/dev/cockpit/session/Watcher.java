package dev.cockpit.session;

import dev.cockpit.screen.Screen;

/// Somebody attached who may look. Rights are types: a watcher has no method that types (decision 19).
///
/// Made by [Session]; closed by whoever attached. While one is open the session is never ended for
/// idleness, and an ended session stays on record. Thread-safe; no method blocks.
public interface Watcher extends AutoCloseable {
    /// What is known of the session now.
    SessionInfo info();

    /// Everything the child printed, addressed.
    OutputLog output();

    /// What it looks like now. The session feeds it and it answers the child's queries, whether or not anybody is
    /// attached: whoever watches only reads.
    Screen screen();

    /// Detaches; from then on this one can neither type nor stop. Idempotent. The session goes on.
    @Override
    void close();
}
