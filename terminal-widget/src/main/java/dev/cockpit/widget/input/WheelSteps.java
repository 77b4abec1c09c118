package dev.cockpit.widget.input;

/// Gathers a touchpad's small movements until they make whole steps. FX thread.
public final class WheelSteps {
    private double rest;

    /// Makes one that has gathered nothing.
    public WheelSteps() {}

    /// Adds `amount` steps, up positive.
    ///
    /// @return the whole steps that have come together; the rest is kept until the direction changes
    public int add(double amount) {
        if (amount * rest < 0) {
            rest = 0;
        }
        rest += amount;
        int whole = (int) rest;
        rest -= whole;
        return whole;
    }
}
