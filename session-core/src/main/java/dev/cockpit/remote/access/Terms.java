package dev.cockpit.remote.access;

import java.time.Duration;

/// What a new link is to allow.
///
/// @param right look, or type too
/// @param scope which sessions
/// @param lifetime how long it works
/// @param uses how often it can be claimed; a claim is a browser tab
/// @param label what the window calls it, and the others its holder
/// @param kept whether it outlives this run of the server
public record Terms(Right right, Scope scope, Duration lifetime, int uses, String label, boolean kept) {
    /// As often as the limit of sockets makes sense.
    public static final int MANY = 1000;

    private static final int LABEL = 64;

    /// Cleans the label of control characters and cuts it to 64.
    public Terms {
        String clean = label.strip().replaceAll("\\p{C}", "");
        label = clean.length() > LABEL ? clean.substring(0, LABEL) : clean;
        if (uses < 1) {
            throw new IllegalArgumentException("a link can be claimed at least once, not " + uses + " times");
        }
    }
}
