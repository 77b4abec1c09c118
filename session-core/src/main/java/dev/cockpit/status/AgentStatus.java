package dev.cockpit.status;

/// What the program in a session says it is doing (decision 15). Immutable. Messages are cleaned (see [CleanText]) and
/// may be empty.
public sealed interface AgentStatus {

    /// The signal that this status rests on.
    Evidence evidence();

    /// It is at its prompt and asks for nothing.
    record Idle(Evidence evidence) implements AgentStatus {}

    /// It works.
    ///
    /// @param message what on, in its own words
    record Working(String message, Evidence evidence) implements AgentStatus {}

    /// It cannot go on without a person.
    ///
    /// @param need what it waits for
    /// @param message what it asks, in its own words
    record Blocked(Need need, String message, Evidence evidence) implements AgentStatus {}

    /// It finished what it was asked.
    ///
    /// @param message the outcome, in its own words
    record Done(String message, Evidence evidence) implements AgentStatus {}

    /// It gave up.
    ///
    /// @param message why, in its own words
    record Failed(String message, Evidence evidence) implements AgentStatus {}

    /// It said nothing about itself, or took back what it had said.
    record Unknown(Evidence evidence) implements AgentStatus {}

    /// What a blocked program waits for.
    enum Need {
        /// Leave to do something.
        PERMISSION,
        /// An answer.
        QUESTION,
        /// A log-in or a token.
        AUTH
    }

    /// What it says in its own words; empty for those that have none.
    default String message() {
        return switch (this) {
            case Idle(var _) -> "";
            case Working(var message, var _) -> message;
            case Blocked(var _, var message, var _) -> message;
            case Done(var message, var _) -> message;
            case Failed(var message, var _) -> message;
            case Unknown(var _) -> "";
        };
    }

    /// Whether both say the same, whatever evidence they rest on.
    default boolean saysTheSameAs(AgentStatus other) {
        return getClass() == other.getClass()
                && message().equals(other.message())
                && (!(this instanceof Blocked mine) || (other instanceof Blocked its && mine.need() == its.need()));
    }
}
