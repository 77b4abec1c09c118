package dev.cockpit.app.tabs;

import dev.cockpit.app.look.Dot;
import dev.cockpit.app.look.StatusWords;
import dev.cockpit.app.look.Words;

/// How a tab's state is said and which dot it has, the same everywhere.
public final class TabWords {
    private TabWords() {}

    /// One to three words, for example `starting`, `waiting: permission`, `exited 3`, `refused`.
    public static String state(TabState state) {
        return switch (state) {
            case TabState.Waiting _, TabState.Starting _ -> "starting";
            case TabState.Live(var session) -> StatusWords.word(session);
            case TabState.Ended(var _, var how) -> Words.ended(how);
            case TabState.Refused _ -> "refused";
        };
    }

    /// The dot for it.
    public static Dot.Meaning meaning(TabState state) {
        return switch (state) {
            case TabState.Waiting _, TabState.Starting _ -> Dot.Meaning.STARTING;
            case TabState.Live(var session) -> StatusWords.meaning(session);
            case TabState.Ended(var _, var how) -> Words.endedWell(how) ? Dot.Meaning.ENDED : Dot.Meaning.BAD;
            case TabState.Refused _ -> Dot.Meaning.BAD;
        };
    }
}
