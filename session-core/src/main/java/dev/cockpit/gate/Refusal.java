package dev.cockpit.gate;

import java.nio.file.Path;
import java.util.List;

/// A "no": expected, shown to the person and logged, never an exception. No process was started.
///
/// Each refusal is one clear sentence that names the thing and what would be right. It holds no
/// secrets: keys, tokens and environment values never enter a refusal.
public sealed interface Refusal {

    /// One sentence for the person: what was wrong and what would be right.
    String sentence();

    /// Interactive sessions are switched off, or this is a store build.
    record InteractiveOff(String sentence) implements Refusal {}

    /// The vendors' command lines are switched off, or this is a store build.
    record VendorOff(String sentence) implements Refusal {}

    /// The shell is not offered here (over HTTP it has a switch of its own).
    record ShellOff(String sentence) implements Refusal {}

    /// The kind is none that the cockpit knows.
    record UnknownKind(String kind, String sentence) implements Refusal {}

    /// eliza-code needs an API key and none was given.
    record NoApiKey(String sentence) implements Refusal {}

    /// The base URL is not in the operator's list.
    record BaseUrlNotAllowed(String sentence) implements Refusal {}

    /// The executable is missing, is a folder or is not executable. `looked` lists where it was looked
    /// for, in order.
    record NoBinary(List<Path> looked, String sentence) implements Refusal {
        /// Keeps a copy of the list.
        public NoBinary {
            looked = List.copyOf(looked);
        }
    }

    /// The working folder is missing, is no folder, or lies outside the allowed roots.
    record BadFolder(Path folder, String sentence) implements Refusal {}

    /// As many sessions are live as the limit allows.
    record SessionLimit(int limit, String sentence) implements Refusal {}

    /// The operating system would not start the process.
    record SpawnFailed(String sentence) implements Refusal {}

    /// The cockpit is shutting down.
    record ShuttingDown(String sentence) implements Refusal {}
}
