package dev.cockpit.launch;

import dev.cockpit.gate.Refusal;

/// The answer to a [LaunchRequest].
public sealed interface Launch {
    /// It may start, like this.
    record Ready(LaunchSpec spec) implements Launch {}

    /// It may not.
    record Refused(Refusal refusal) implements Launch {}
}
