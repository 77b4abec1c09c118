package dev.cockpit.session;

import dev.cockpit.launch.TerminalSize;

/// Somebody attached who may also type.
public interface Driver extends Watcher {
    /// Hands bytes to the session's writer. Never blocks; the array is copied.
    ///
    /// @return false when the child has not read for so long that its inbox is full, or when it is gone: nothing of
    ///     `bytes` was accepted then, and the caller says so to the person
    boolean type(byte[] bytes);

    /// Asks for another size. Never blocks; of several that wait only the last is carried out.
    void resize(TerminalSize size);
}
