package dev.cockpit.widget;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.text.Font;

/// Finds a monospaced font that this system has.
public final class MonospacedFont {
    /// In order of preference: macOS, Windows, the usual Linux distributions; the last is JavaFX's own alias.
    private static final List<String> FAMILIES = List.of(
            "SF Mono",
            "Menlo",
            "Cascadia Mono",
            "Consolas",
            "JetBrains Mono",
            "DejaVu Sans Mono",
            "Noto Sans Mono",
            "Liberation Mono",
            "Monospaced");

    private MonospacedFont() {}

    /// The family `wanted` if it is installed, else the first of the usual ones that is.
    ///
    /// @param wanted a family, or empty for the default
    public static String family(String wanted) {
        Set<String> installed = new HashSet<>(Font.getFamilies());
        if (installed.contains(wanted)) {
            return wanted;
        }
        return FAMILIES.stream().filter(installed::contains).findFirst().orElse("Monospaced");
    }
}
