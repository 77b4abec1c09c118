package dev.cockpit.launch;

import dev.cockpit.gate.Refusal;
import dev.cockpit.settings.Settings;
import java.util.Optional;

/// From a wish to exactly what is run: gates, kinds, binaries, base URLs, confinement and the environment allowlists,
/// in
/// the seed's order. Thread-safe.
@SuppressWarnings("DoNotCallSuggester")
public final class Launcher {
    /// @param settings what the operator allows
    public Launcher(Settings settings) {}

    /// Checks and builds. Blocks for file look-ups (and once for the login shell's PATH); not for the FX thread.
    public Launch prepare(LaunchRequest request) {
        throw new UnsupportedOperationException();
    }

    /// Looks at the folder once more, right before the spawn: it may have vanished or become a link out of its root.
    public Optional<Refusal> recheck(LaunchSpec spec) {
        throw new UnsupportedOperationException();
    }
}
