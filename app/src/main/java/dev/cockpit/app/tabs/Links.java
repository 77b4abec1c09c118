package dev.cockpit.app.tabs;

import java.net.URI;
import java.nio.file.Path;
import java.util.function.Consumer;

/// Opens what a person clicked in a terminal. FX thread; returns at once.
public interface Links {
    /// Opens an address.
    ///
    /// @param cannot gets a sentence when it does not work, on the FX thread
    void open(URI address, Consumer<String> cannot);

    /// Opens a place in a file.
    ///
    /// @param line from 1
    /// @param column from 1
    /// @param cannot gets a sentence when it does not work, on the FX thread
    void open(Path file, int line, int column, Consumer<String> cannot);
}
