package dev.cockpit.screen;

/// Progress that a child reports (OSC 9;4).
///
/// @param state what kind of progress
/// @param percent 0…100; meaningless where there is none
public record Progress(State state, int percent) {
    /// The states of ConEmu's sequence, in its order.
    public enum State {
        /// No progress is shown.
        NONE,
        /// Under way.
        NORMAL,
        /// Stopped by an error.
        ERROR,
        /// Under way without a percentage.
        INDETERMINATE,
        /// Waiting.
        PAUSED
    }
}
