package dev.cockpit.launch;

import dev.cockpit.gate.Refusal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Whether a kind can be started, for the window's list of kinds and for `doctor`.
///
/// @param kind which
/// @param refusal why not; empty when it can
/// @param binary what would be run: the launcher, the shell, or eliza-code's runner; also there when
///     only a gate is shut
/// @param looked where it was looked for, in order
/// @param needsApiKey whether the request has to bring a key, because the settings have none
public record Offer(
        Kind kind, Optional<Refusal> refusal, Optional<Path> binary, List<Path> looked, boolean needsApiKey) {
    /// Keeps a copy of the list.
    public Offer {
        looked = List.copyOf(looked);
    }

    /// Whether it can be started.
    public boolean available() {
        return refusal.isEmpty();
    }
}
