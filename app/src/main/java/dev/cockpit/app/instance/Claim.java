package dev.cockpit.app.instance;

/// The answer to [FirstWindow#claim].
public sealed interface Claim {
    /// This process is the one whose window others hand their tabs to.
    record First(FirstWindow window) implements Claim {}

    /// The running window took the request.
    record HandedOver() implements Claim {}
}
