package dev.cockpit.remote.mirror;

/// At most so many bytes a second, with a second's worth of burst. For one thread.
final class Rate {
    private static final double NANOS = 1e9;

    private final double perSecond;
    private double left;
    private long last = System.nanoTime();

    Rate(int perSecond) {
        this.perSecond = perSecond;
        this.left = perSecond;
    }

    /// Whether so many more are within the rate.
    boolean allows(int bytes) {
        long now = System.nanoTime();
        left = Math.min(perSecond, left + (now - last) / NANOS * perSecond) - bytes;
        last = now;
        return left >= 0;
    }
}
