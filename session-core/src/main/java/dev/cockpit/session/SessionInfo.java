package dev.cockpit.session;

import dev.cockpit.launch.Kind;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.screen.Progress;
import dev.cockpit.status.AgentStatus;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedSet;

/// What is known of a session at one moment. A copy: it never changes, and holds no handle and no environment value.
///
/// @param id its name
/// @param kind what runs in it
/// @param label what to call it until the agent names itself
/// @param title what the agent calls itself, cleaned of control and bidi characters and cut to 256, without the sign of
///     what it does; empty at first
/// @param command executable and arguments
/// @param cwd where it started
/// @param root the allowed root that `cwd` lies in
/// @param ownerClientId the HTTP client that it belongs to
/// @param pid the child's process id, once it runs
/// @param createdAt when it was asked for
/// @param lastActivityAt the last output or input
/// @param size the terminal's size now
/// @param state starting, live or ended
/// @param viewers how many are attached
/// @param environmentNames the names of the variables that the child received
/// @param refusedNames the names that were kept from it
/// @param status what the agent is doing, with its evidence
/// @param progress how far it says it is (OSC 9;4)
/// @param folder where its shell says it is now (OSC 7), on this machine
public record SessionInfo(
        SessionId id,
        Kind kind,
        String label,
        String title,
        List<String> command,
        Path cwd,
        Path root,
        Optional<String> ownerClientId,
        OptionalLong pid,
        Instant createdAt,
        Instant lastActivityAt,
        TerminalSize size,
        SessionState state,
        int viewers,
        SequencedSet<String> environmentNames,
        SequencedSet<String> refusedNames,
        AgentStatus status,
        Optional<Progress> progress,
        Optional<Path> folder) {

    /// Whether the child is gone.
    public boolean ended() {
        return state instanceof SessionState.Ended;
    }
}
