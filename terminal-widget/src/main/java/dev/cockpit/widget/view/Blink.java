package dev.cockpit.widget.view;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

/// The beat of cursor and blinking text. It stops, with everything visible, when nobody has done
/// anything for a while. FX thread only.
final class Blink {
    private static final Duration HALF = Duration.millis(530);
    private static final int BEATS = 20;

    private final Runnable changed;
    private final Timeline beat;
    private boolean off;
    private boolean allowed = true;

    Blink(Runnable changed) {
        this.changed = changed;
        this.beat = new Timeline(new KeyFrame(HALF, _ -> flip()));
        beat.setCycleCount(BEATS);
        beat.setOnFinished(_ -> rest());
    }

    private void flip() {
        off = !off;
        changed.run();
    }

    private void rest() {
        if (off) {
            off = false;
            changed.run();
        }
    }

    /// Somebody typed or something moved: visible now, and blinking for a while.
    void restart() {
        beat.stop();
        rest();
        if (allowed) {
            beat.playFromStart();
        }
    }

    void stop() {
        beat.stop();
        rest();
    }

    /// Without blinking for people who asked for less motion.
    void allow(boolean blinking) {
        allowed = blinking;
        if (!blinking) {
            stop();
        }
    }

    /// Whether the invisible half is on.
    boolean isOff() {
        return off;
    }

    boolean isRunning() {
        return beat.getStatus() == Animation.Status.RUNNING;
    }
}
