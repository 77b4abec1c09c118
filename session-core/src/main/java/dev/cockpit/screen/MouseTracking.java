package dev.cockpit.screen;

/// What of the mouse a child wants to hear.
public enum MouseTracking {
    /// Nothing.
    NONE,
    /// Presses only, without modifiers (DECSET 9).
    X10,
    /// Presses and releases (DECSET 1000).
    CLICK,
    /// Also movement while a button is down (DECSET 1002).
    DRAG,
    /// All movement (DECSET 1003).
    MOTION
}
