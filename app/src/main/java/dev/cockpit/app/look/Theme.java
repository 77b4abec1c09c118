package dev.cockpit.app.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;

/// Puts the look on a scene: AtlantaFX for the controls, our own sheet over it. FX thread only.
public final class Theme {
    private Theme() {}

    /// Dresses the scene, and again whenever the choice or the system changes.
    public static void dress(Scene scene, LookModel look) {
        Platform.Preferences system = Platform.getPreferences();
        look.systemDarkProperty().set(system.getColorScheme() == ColorScheme.DARK);
        system.colorSchemeProperty()
                .addListener(
                        (property, before, now) -> look.systemDarkProperty().set(now == ColorScheme.DARK));
        look.darkProperty().addListener((property, before, now) -> apply(scene, now));
        apply(scene, look.darkProperty().getValue());
    }

    private static void apply(Scene scene, boolean dark) {
        Application.setUserAgentStylesheet(
                // The binary form: parsing the text takes as long as the rest of JavaFX's start.
                dark ? new PrimerDark().getUserAgentStylesheetBSS() : new PrimerLight().getUserAgentStylesheetBSS());
        scene.getStylesheets().setAll(List.of(sheet(dark ? "dark.css" : "light.css"), sheet("cockpit.css")));
    }

    private static String sheet(String name) {
        URL url = Objects.requireNonNull(Theme.class.getResource(name), name);
        return url.toExternalForm();
    }
}
