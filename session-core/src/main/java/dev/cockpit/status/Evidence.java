package dev.cockpit.status;

import java.time.Instant;

/// Why a status is believed.
///
/// @param source the kind of signal
/// @param detail what it said, cleaned and cut; empty when it carries no text
/// @param since when the status it supports began; a signal that only repeats it does not move this
public record Evidence(Source source, String detail, Instant since) {

    /// The kinds of signals, from the most to the least reliable.
    public enum Source {
        /// A report of the Program Status Protocol, `OSC 7501`.
        PROGRAM_STATUS("it said so (OSC 7501)"),
        /// A glyph in the window title, `OSC 0` or `OSC 2`.
        TITLE("a sign in its title"),
        /// `BEL`.
        BELL("it rang the bell"),
        /// A notification, `OSC 9`, `OSC 777` or `OSC 99`.
        NOTICE("its notification"),
        /// Its process ended.
        EXIT("its process ended"),
        /// There was no signal.
        NONE("it has not said anything about itself");

        private final String words;

        Source(String words) {
            this.words = words;
        }
    }

    /// One line for a person: `its notification: Claude needs your permission`.
    public String sentence() {
        return detail.isEmpty() ? source.words : source.words + ": " + detail;
    }
}
