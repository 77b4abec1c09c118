package dev.cockpit.remote.mirror;

import java.io.IOException;
import java.nio.ByteBuffer;

/// The sending side of a socket. One thread sends, and waits until each frame is on its way; any may close.
interface Outlet {
    /// Sends a text frame; blocks until it was taken by the network.
    void text(String frame) throws IOException, InterruptedException;

    /// Sends a binary frame; blocks until it was taken by the network.
    void bytes(ByteBuffer frame) throws IOException, InterruptedException;

    /// Ends the socket. Idempotent; never blocks.
    void close(Close why);
}
