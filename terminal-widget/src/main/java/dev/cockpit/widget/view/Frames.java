package dev.cockpit.widget.view;

import dev.cockpit.widget.FxThread;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongPredicate;
import javafx.animation.AnimationTimer;

/// Runs a painter once per frame, and only while there is something to paint: nothing runs, and no
/// pulse is asked for, while the screen rests or is hidden.
final class Frames implements AutoCloseable {
    private final LongPredicate painter;
    private final AtomicBoolean wanted = new AtomicBoolean();
    private final AnimationTimer timer;
    private boolean running;
    private boolean shown;
    private boolean closed;

    /// @param painter paints, given the time in nanoseconds; says whether all is painted or a further
    ///     frame is needed
    Frames(LongPredicate painter) {
        this.painter = painter;
        this.timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                frame(now);
            }
        };
    }

    /// Something may look different. Any thread, any number of times.
    void want() {
        if (wanted.compareAndSet(false, true)) {
            FxThread.run(this::wake);
        }
    }

    /// Whether a person can see the screen. FX thread.
    void shown(boolean now) {
        shown = now;
        if (now) {
            wanted.set(true);
            wake();
        } else {
            stop();
        }
    }

    /// Whether frames are being asked for.
    boolean isRunning() {
        return running;
    }

    private void wake() {
        if (shown && !running && !closed) {
            running = true;
            timer.start();
        }
    }

    private void frame(long now) {
        boolean asked = wanted.getAndSet(false);
        if (!asked) {
            stop();
        } else if (!painter.test(now)) {
            wanted.set(true);
        }
    }

    private void stop() {
        running = false;
        timer.stop();
    }

    @Override
    public void close() {
        closed = true;
        stop();
    }
}
