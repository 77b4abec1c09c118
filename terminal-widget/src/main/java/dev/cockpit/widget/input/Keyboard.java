package dev.cockpit.widget.input;

import java.util.Locale;

/// What the platform's keyboard uses Alt for.
///
/// @param altIsMeta Alt means ESC before the character; false where Option composes characters
/// @param ctrlAltIsAltGr AltGr arrives as Ctrl+Alt, so a printable character typed with both is just that character
public record Keyboard(boolean altIsMeta, boolean ctrlAltIsAltGr) {
    /// X11 and Wayland.
    public static final Keyboard LINUX = new Keyboard(true, false);

    /// Option composes, as in Terminal.app's default.
    public static final Keyboard MAC = new Keyboard(false, false);

    /// AltGr is Ctrl+Alt.
    public static final Keyboard WINDOWS = new Keyboard(true, true);

    /// The keyboard of the system we run on.
    public static Keyboard ofThisSystem() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.startsWith("mac")) {
            return MAC;
        }
        return system.startsWith("windows") ? WINDOWS : LINUX;
    }

    /// The same keyboard with Option as Meta, for people who chose that.
    public Keyboard withAltAsMeta(boolean meta) {
        return new Keyboard(meta, ctrlAltIsAltGr);
    }
}
