package dev.cockpit.app.cli;

import dev.cockpit.launch.Kind;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What a call of `./cockpit [--open KIND [--cwd DIR]]…` asks a window for: handed to a new window, or to the
/// running one of the same user.
///
/// @param tabs the tabs to open, in order; none means only "come to the front"
public record WindowRequest(List<Tab> tabs) {
    /// One tab.
    ///
    /// @param kind what to run
    /// @param cwd where; empty means the first allowed root
    public record Tab(Kind kind, Optional<Path> cwd) {}

    /// Copies the list.
    public WindowRequest {
        tabs = List.copyOf(tabs);
    }
}
