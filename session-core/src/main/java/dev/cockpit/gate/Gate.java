package dev.cockpit.gate;

/// One gate as it stands now.
///
/// @param name what it guards, for example `interactive sessions`
/// @param open whether it lets through
/// @param why one sentence: which variable or build keeps it so, and what would open it
public record Gate(String name, boolean open, String why) {}
