package dev.cockpit.session;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import java.time.Duration;

/// Something happened to a session. Each event carries the whole new [SessionInfo], so it may be applied twice or
/// arrive
/// before or after a listing without harm. Delivered in order, on the `session-events` thread.
public sealed interface SessionEvent {

    /// A session was reserved and is being started.
    record Opened(SessionInfo session) implements SessionEvent {}

    /// State, title, size or the number of viewers changed.
    record Changed(SessionInfo session) implements SessionEvent {}

    /// Nobody is attached; it will be stopped after `left` unless somebody comes.
    record IdleWarning(SessionInfo session, Duration left) implements SessionEvent {}

    /// The child is gone; its last byte is in the log. The info's state says why. Sent exactly once per session.
    record Ended(SessionInfo session) implements SessionEvent {}

    /// The record was dropped: nobody can find the session any more.
    record Removed(SessionInfo session) implements SessionEvent {}

    /// A request was refused; no process was started.
    record Refused(Kind kind, Refusal refusal) implements SessionEvent {}
}
