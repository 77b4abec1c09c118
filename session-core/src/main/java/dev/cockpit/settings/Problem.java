package dev.cockpit.settings;

/// Something in the environment or the settings file that could not be used. The rest was.
///
/// @param where the variable, or the path in the settings file, for example `terminal.fontSize`
/// @param sentence what is wrong, what would be right and what holds instead; never a secret
public record Problem(String where, String sentence) {}
