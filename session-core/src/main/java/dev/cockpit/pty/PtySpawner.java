package dev.cockpit.pty;

import dev.cockpit.launch.LaunchSpec;
import java.io.IOException;

/// Starts children. Two implementations: pty4j, and the scripted one of the tests; one contract test runs against both.
@FunctionalInterface
public interface PtySpawner {
    /// Starts the child at the spec's size and in its folder. Blocks for milliseconds (the first call for up to half a
    /// second).
    ///
    /// @throws IOException when the system would not; the message names the executable and never a variable's value
    Pty spawn(LaunchSpec spec) throws IOException;
}
