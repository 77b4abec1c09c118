package dev.cockpit.app.look;

import java.util.List;
import javafx.scene.layout.Region;

/// The dot of a state: a shape and a colour, always with the state's word as accessible text.
public final class Dot extends Region {
    /// What a dot can mean.
    public enum Meaning {
        /// On its way: a ring.
        STARTING,
        /// Runs, and says nothing about itself: a filled circle.
        RUNNING,
        /// Waits for the person: a diamond.
        WAITING,
        /// Works: a triangle, as on a player.
        WORKING,
        /// At its prompt: two bars, as on a player.
        IDLE,
        /// Finished what it was asked: a check mark.
        DONE,
        /// Ended as it should: a flat bar.
        ENDED,
        /// Failed, ended badly or was refused: a square.
        BAD;

        private String styleClass() {
            return switch (this) {
                case STARTING -> "dot-starting";
                case RUNNING -> "dot-running";
                case WAITING -> "dot-waiting";
                case WORKING -> "dot-working";
                case IDLE -> "dot-idle";
                case DONE -> "dot-done";
                case ENDED -> "dot-ended";
                case BAD -> "dot-bad";
            };
        }
    }

    /// A dot; `word` is read out and shown elsewhere beside it.
    public Dot(Meaning meaning, String word) {
        getStyleClass().add("dot");
        show(meaning, word);
    }

    /// Shows another state.
    public void show(Meaning meaning, String word) {
        getStyleClass().setAll(List.of("dot", meaning.styleClass()));
        setAccessibleText(word);
    }
}
