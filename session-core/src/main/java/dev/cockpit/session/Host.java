package dev.cockpit.session;

import java.util.concurrent.CompletableFuture;

/// The one whose session it is: types, and may end it.
public interface Host extends Driver {
    /// What a person does with Ctrl+C: types the interrupt character.
    ///
    /// @return as [#type]
    boolean interrupt();

    /// Stops the child: the kind's first signal, the process tree, then force after three seconds
    /// (decision 7). Never blocks; the future completes on the `session-events` thread once the child and
    /// its tree are gone and [SessionEvent.Ended] was delivered. After [#close] it does nothing but give
    /// that future.
    CompletableFuture<SessionState.Ended> stop();
}
