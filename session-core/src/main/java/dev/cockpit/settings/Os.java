package dev.cockpit.settings;

import java.util.Locale;

/// The operating systems that differ in folders, executables and environment.
public enum Os {
    /// Linux, and every Unix that is not macOS.
    LINUX,
    /// macOS.
    MACOS,
    /// Windows.
    WINDOWS;

    /// The system that this process runs on.
    public static Os current() {
        return named(System.getProperty("os.name", ""));
    }

    /// The system that Java calls `name` (its property `os.name`).
    static Os named(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.startsWith("windows")) {
            return WINDOWS;
        }
        return lower.startsWith("mac") || lower.contains("darwin") ? MACOS : LINUX;
    }
}
