package dev.cockpit.app.tabs;

import dev.cockpit.gate.Refusal;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState;

/// How far a tab got.
public sealed interface TabState {

    /// It has no size yet: its terminal was not laid out (decision 9).
    record Waiting() implements TabState {}

    /// The session is being opened at the terminal's size.
    record Starting() implements TabState {}

    /// The child runs.
    record Live(SessionInfo session) implements TabState {}

    /// The child is gone; its last screen stays.
    record Ended(SessionInfo session, SessionState.Ended how) implements TabState {}

    /// It was refused; no process was started.
    record Refused(Refusal refusal) implements TabState {}

    /// Whether a child runs or is on its way.
    default boolean running() {
        return switch (this) {
            case Waiting _, Starting _, Live _ -> true;
            case Ended _, Refused _ -> false;
        };
    }
}
