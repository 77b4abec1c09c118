package dev.cockpit.app.tabs;

import dev.cockpit.app.look.LookModel;

/// What the terminals of all tabs have in common.
///
/// @param views makes them
/// @param look font and colours
/// @param links opens what is clicked in them
public record Terminals(TerminalViews views, LookModel look, Links links) {}
