package dev.cockpit.app.notice;

import java.util.List;

/// One sentence for the person, with the answers that it allows.
///
/// @param tone what it is about
/// @param sentence what is, and what to do
/// @param detail more lines, for whoever asks; empty for none
/// @param choices the answers, the likeliest first
public record Notice(Tone tone, String sentence, String detail, List<Choice> choices) {

    /// What a notice is about.
    public enum Tone {
        /// Something to know.
        QUIET,
        /// A question that waits for an answer.
        ASK,
        /// Something went wrong.
        BAD
    }

    /// One answer.
    ///
    /// @param text the word on the button
    /// @param key the key that gives it, as shown; empty for none
    /// @param action what it does
    public record Choice(String text, String key, Runnable action) {
        /// An answer without a key.
        public static Choice of(String text, Runnable action) {
            return new Choice(text, "", action);
        }
    }

    /// Copies the list.
    public Notice {
        choices = List.copyOf(choices);
    }

    /// A notice without details.
    public static Notice of(Tone tone, String sentence, Choice... choices) {
        return new Notice(tone, sentence, "", List.of(choices));
    }
}
