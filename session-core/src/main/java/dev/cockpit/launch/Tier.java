package dev.cockpit.launch;

/// Which model eliza-code's session starts with. The vendors' kinds ignore it.
public enum Tier {
    /// The quick model.
    FAST,
    /// The strong model.
    SMART;

    /// Exactly `smart` is smart; everything else is fast, as in the seed.
    public static Tier of(String text) {
        return "smart".equals(text) ? SMART : FAST;
    }

    /// `fast` or `smart`.
    public String id() {
        return this == SMART ? "smart" : "fast";
    }
}
