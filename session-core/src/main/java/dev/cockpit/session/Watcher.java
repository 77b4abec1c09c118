package dev.cockpit.session;

/// Somebody attached who may look. Rights are types: a watcher has no method that types (decision 19).
///
/// Made by [Session]; closed by whoever attached. While one is open the session is never ended for
/// idleness, and an ended session stays on record. Thread-safe; no method blocks.
public interface Watcher extends AutoCloseable {
    /// What is known of the session now.
    SessionInfo info();

    /// Everything the child printed, addressed.
    OutputLog output();

    /// Detaches; from then on this one can neither type nor stop. Idempotent. The session goes on.
    @Override
    void close();
}
