package dev.cockpit.screen;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The few terminfo capabilities that programs ask for by XTGETTCAP.
final class Capabilities {
    private static final Map<String, String> VALUES = Map.ofEntries(
            Map.entry("TN", "xterm-256color"),
            Map.entry("name", "xterm-256color"),
            Map.entry("Co", "256"),
            Map.entry("colors", "256"),
            Map.entry("RGB", "8/8/8"),
            Map.entry("Tc", ""),
            Map.entry("Su", ""),
            Map.entry("Smulx", "\033[4:%p1%dm"),
            Map.entry("Setulc", "\033[58:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%d%;m"),
            Map.entry("Ss", "\033[%p1%d q"),
            Map.entry("Se", "\033[2 q"),
            Map.entry("Sync", "\033[?2026%?%p1%{1}%-%tl%eh%;"),
            Map.entry("smxx", "\033[9m"),
            Map.entry("rmxx", "\033[29m"));

    private Capabilities() {}

    /// The value of a capability, empty for one that is only there; null if it is not.
    static @Nullable String of(String name) {
        return VALUES.get(name);
    }
}
