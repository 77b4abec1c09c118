package dev.cockpit.session;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import dev.cockpit.screen.Notice;
import java.time.Duration;

/// Something happened to a session. Each event carries the whole new [SessionInfo], so it may be applied twice or
/// arrive
/// before or after a listing without harm. Delivered in order, on the `session-events` thread.
public sealed interface SessionEvent {

    /// A session was reserved and is being started.
    record Opened(SessionInfo session) implements SessionEvent {}

    /// State, status, title, progress, folder, size or the number of viewers changed. What the child changes is told at
    /// most four times a second, but at once when the agent begins to wait for somebody.
    record Changed(SessionInfo session) implements SessionEvent {}

    /// The child asks for attention in words (OSC 9, 99, 777); at most two a second are told.
    record Noticed(SessionInfo session, Notice notice) implements SessionEvent {}

    /// The child rang the bell; at most two a second are told.
    record Rang(SessionInfo session) implements SessionEvent {}

    /// The child wants `text` on the clipboard (OSC 52). Whoever does it asks first (decision 14); at most two a second
    /// are told.
    record Copied(SessionInfo session, String text) implements SessionEvent {}

    /// Nobody is attached; it will be stopped after `left` unless somebody comes.
    record IdleWarning(SessionInfo session, Duration left) implements SessionEvent {}

    /// The child is gone; its last byte is in the log. The info's state says why. Sent exactly once per session.
    record Ended(SessionInfo session) implements SessionEvent {}

    /// The record was dropped: nobody can find the session any more.
    record Removed(SessionInfo session) implements SessionEvent {}

    /// A request was refused; no process was started.
    record Refused(Kind kind, Refusal refusal) implements SessionEvent {}
}
