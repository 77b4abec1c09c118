package dev.cockpit.session;

import dev.cockpit.screen.Progress;
import dev.cockpit.status.AgentStatus;
import java.nio.file.Path;
import java.util.Optional;

/// What a child says about itself, as of now.
///
/// @param title what it calls itself, cleaned, without the sign of what it does
/// @param status what it is doing
/// @param progress OSC 9;4; empty while it reports none
/// @param folder OSC 7: where its shell is now; empty when it does not say, or is on another machine
record Said(String title, AgentStatus status, Optional<Progress> progress, Optional<Path> folder) {

    Said withTitle(String other) {
        return new Said(other, status, progress, folder);
    }

    Said withStatus(AgentStatus other) {
        return new Said(title, other, progress, folder);
    }

    Said withProgress(Optional<Progress> other) {
        return new Said(title, status, other, folder);
    }

    Said withFolder(Optional<Path> other) {
        return new Said(title, status, progress, other);
    }

    /// Whether a listener that knows `other` need not be told of this one.
    boolean saysTheSameAs(Said other) {
        return title.equals(other.title)
                && status.saysTheSameAs(other.status)
                && progress.equals(other.progress)
                && folder.equals(other.folder);
    }
}
