package dev.cockpit.app.tabs;

import dev.cockpit.app.look.Dot;
import dev.cockpit.app.look.Words;

/// How a tab's state is said and which dot it has, the same everywhere.
public final class TabWords {
    private TabWords() {}

    /// One or two words, for example `starting`, `running`, `exited 3`, `refused`.
    public static String state(TabState state) {
        return switch (state) {
            case TabState.Waiting _, TabState.Starting _ -> "starting";
            case TabState.Live(var session) -> Words.state(session.state());
            case TabState.Ended(var _, var how) -> Words.ended(how);
            case TabState.Refused _ -> "refused";
        };
    }

    /// The dot for it.
    public static Dot.Meaning meaning(TabState state) {
        return switch (state) {
            case TabState.Waiting _, TabState.Starting _ -> Dot.Meaning.STARTING;
            case TabState.Live _ -> Dot.Meaning.RUNNING;
            case TabState.Ended(var _, var how) -> Words.endedWell(how) ? Dot.Meaning.ENDED : Dot.Meaning.BAD;
            case TabState.Refused _ -> Dot.Meaning.BAD;
        };
    }
}
