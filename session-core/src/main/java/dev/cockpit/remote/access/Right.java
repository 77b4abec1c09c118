package dev.cockpit.remote.access;

/// What a link allows (decision 19).
public enum Right {
    /// Look.
    WATCH,
    /// Look, type, start and stop.
    DRIVE;

    /// Its name on the wire.
    public String id() {
        return this == DRIVE ? "drive" : "watch";
    }
}
