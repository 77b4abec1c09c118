package dev.cockpit.app.cli;

import dev.cockpit.screen.tool.ScreenJob;
import dev.cockpit.settings.Settings.TerminalEngine;
import java.util.Optional;

/// What somebody asked for on the command line.
public sealed interface Call {
    /// Open these tabs: in the running window of the same user, else in a new one.
    ///
    /// @param request the tabs
    /// @param engine what draws sessions in a new window; empty: what the settings say
    record Window(WindowRequest request, Optional<TerminalEngine> engine) implements Call {}

    /// Say what was found on this machine and which gates are in force.
    record Doctor() implements Call {}

    /// Show what a screen looks like after some bytes; needs no window.
    record Screen(ScreenJob job) implements Call {}

    /// Run sessions without a window, and share them.
    record Serve(ServeRequest request) implements Call {}

    /// Measure the time to the first prompt beside an empty JavaFX window.
    ///
    /// @param rounds how often each is started, 1 or more
    record StartupReport(int rounds) implements Call {}

    /// Open a window of its own with a shell, see its prompt, and quit: what packages are checked and
    /// trained with.
    record SelfCheck() implements Call {}

    /// Everything was said already: help, the version, or what was wrong with the arguments.
    ///
    /// @param exitCode 0, or 2 when the arguments were wrong
    record Answered(int exitCode) implements Call {}
}
