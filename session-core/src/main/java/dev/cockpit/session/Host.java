package dev.cockpit.session;

import java.util.concurrent.CompletableFuture;

/// The one whose session it is: types, and may end it.
public interface Host extends Driver {
    /// What a person does with Ctrl+C: types the interrupt character.
    boolean interrupt();

    /// Stops the child: the kind's first signal, the process tree, then force after three seconds (decision 7). Never
    /// blocks; the future completes with the final state on the `session-events` thread.
    CompletableFuture<SessionState.Ended> stop();
}
