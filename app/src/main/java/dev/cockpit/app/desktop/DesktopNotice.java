package dev.cockpit.app.desktop;

/// What the desktop shows. The texts are the cockpit's own words and names of folders, never an agent's: they become
/// arguments of a program, which other accounts can read in the process list.
///
/// @param title a few words
/// @param text one line
public record DesktopNotice(String title, String text) {}
