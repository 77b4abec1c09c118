package dev.cockpit.app.look;

import dev.cockpit.session.SessionState;
import java.time.Duration;

/// How states and times are said, the same everywhere.
public final class Words {
    private Words() {}

    /// One or two words for the state, for example `running`, `exited 3` or `stopped`.
    public static String state(SessionState state) {
        return switch (state) {
            case SessionState.Starting _ -> "starting";
            case SessionState.Live _ -> "running";
            case SessionState.Ended ended -> ended(ended);
        };
    }

    /// How it ended, in one or two words.
    public static String ended(SessionState.Ended ended) {
        return switch (ended.why()) {
            case SessionState.EndReason.Exited _ -> exited(ended);
            case SessionState.EndReason.Stopped _ -> "stopped";
            case SessionState.EndReason.Idle _ -> "stopped: idle";
            case SessionState.EndReason.OwnerGone _ -> "stopped: owner gone";
            case SessionState.EndReason.Shutdown _ -> "stopped: shutdown";
            case SessionState.EndReason.Failed _ -> "failed";
        };
    }

    /// How it ended, as a sentence for the banner over its last screen.
    public static String endedSentence(String name, SessionState.Ended ended) {
        return switch (ended.why()) {
            case SessionState.EndReason.Exited _ -> name + " session ended (" + exited(ended) + ").";
            case SessionState.EndReason.Stopped _ -> name + " session was stopped.";
            case SessionState.EndReason.Idle(long millis) ->
                name + " session was stopped: nobody looked at it for " + span(Duration.ofMillis(millis))
                        + ". PTY_IDLE_TIMEOUT_MS=0 turns that off.";
            case SessionState.EndReason.OwnerGone _ ->
                name + " session was stopped: the client that opened it went away.";
            case SessionState.EndReason.Shutdown _ -> name + " session was stopped: the cockpit shut down.";
            case SessionState.EndReason.Failed(String sentence) -> sentence;
        };
    }

    /// Whether it ended the way it should.
    public static boolean endedWell(SessionState.Ended ended) {
        return !(ended.why() instanceof SessionState.EndReason.Failed)
                && (ended.exitCode().orElse(0) == 0 || !(ended.why() instanceof SessionState.EndReason.Exited));
    }

    /// A length of time in its largest whole unit: `12 s`, `3 m`, `2 h`, `5 d`.
    public static String span(Duration span) {
        long seconds = Math.max(0, span.toSeconds());
        if (seconds < 60) {
            return seconds + " s";
        }
        if (seconds < 3600) {
            return seconds / 60 + " m";
        }
        return seconds < 86_400 ? seconds / 3600 + " h" : seconds / 86_400 + " d";
    }

    /// `1 session`, `2 sessions`.
    public static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private static String exited(SessionState.Ended ended) {
        return ended.exitCode().isPresent() ? "exited " + ended.exitCode().getAsInt() : "exited";
    }
}
