package dev.cockpit.session;

import java.util.OptionalInt;

/// Where a session is in its life. It moves one way only: starting, live, ended.
public sealed interface SessionState {

    /// Reserved; the child is being started.
    record Starting() implements SessionState {}

    /// The child runs.
    record Live() implements SessionState {}

    /// The child is gone and everything it printed is in the log.
    ///
    /// @param why why it ended
    /// @param exitCode its status (128 + signal when a signal ended it); empty when it never ran or left none
    record Ended(EndReason why, OptionalInt exitCode) implements SessionState {}

    /// Why a session ended (decision 7).
    sealed interface EndReason {
        /// The child ended by itself.
        record Exited() implements EndReason {}

        /// A person stopped it.
        record Stopped() implements EndReason {}

        /// Nobody was attached for this many milliseconds.
        record Idle(long millis) implements EndReason {}

        /// The HTTP client that owned it went away.
        record OwnerGone() implements EndReason {}

        /// The cockpit shut down.
        record Shutdown() implements EndReason {}

        /// The terminal broke; one sentence says how.
        record Failed(String sentence) implements EndReason {}
    }
}
