package dev.cockpit.screen;

/// A notice that a child wants shown (OSC 9, 99, 777), cleaned of control and bidi characters and cut to
/// 256 each.
///
/// @param title may be empty
/// @param body the text
public record Notice(String title, String body) {}
