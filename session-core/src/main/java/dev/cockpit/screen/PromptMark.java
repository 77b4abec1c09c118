package dev.cockpit.screen;

import java.util.OptionalInt;

/// A mark of shell integration (OSC 133).
///
/// @param kind what begins here
/// @param line the address of the line, as in [ScreenView#topLine()]
/// @param exitCode the code of the command that ended, if it said one
public record PromptMark(Kind kind, long line, OptionalInt exitCode) {
    /// What a mark says.
    public enum Kind {
        /// `A`: a prompt begins.
        PROMPT,
        /// `B`: the prompt ends, a command is typed.
        COMMAND,
        /// `C`: the command runs, its output begins.
        OUTPUT,
        /// `D`: the command has ended.
        END
    }
}
