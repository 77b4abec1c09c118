package dev.cockpit.session;

import dev.cockpit.launch.TerminalSize;

/// Somebody attached who may also type.
public interface Driver extends Watcher {
    /// Hands bytes to the session's writer. Never blocks; the array is copied.
    ///
    /// @return false when the child has not read for so long that its inbox is full, or when it is gone: nothing of
    ///     `bytes` was accepted then, and the caller says so to the person
    boolean type(byte[] bytes);

    /// Asks for another size. Never blocks; of several that wait only the last is carried out. The size has one owner
    /// (decision 20): what others ask for is ignored, but the desktop gets its size when it is the owner again.
    void resize(TerminalSize size);

    /// Makes this one the owner of the size. A tab of the desktop thereby takes it back. Nothing, for one who has
    /// nobody to share the size with.
    default void takeSize() {}

    /// Gives the size back to the desktop. Ten seconds after [#close] that happens by itself.
    default void giveSizeBack() {}

    /// Whether this one is the owner of the size.
    default boolean ownsSize() {
        return true;
    }
}
