package dev.cockpit.app.startup;

import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;

/// Says when something was painted: looks once per frame, and speaks in the frame after, when the picture
/// that showed it is out. FX thread.
public final class FirstPicture extends AnimationTimer {
    /// What a measured process prints then, as one line.
    public static final String LINE = "cockpit: first picture";

    private final BooleanSupplier isThere;
    private final Runnable then;
    private boolean seen;

    /// @param isThere whether the nodes show it; cheap, asked in each frame
    /// @param then called once
    public FirstPicture(BooleanSupplier isThere, Runnable then) {
        this.isThere = isThere;
        this.then = then;
    }

    @Override
    public void handle(long now) {
        if (seen) {
            stop();
            then.run();
        }
        seen = isThere.getAsBoolean();
    }
}
