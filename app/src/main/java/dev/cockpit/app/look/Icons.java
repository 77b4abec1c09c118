package dev.cockpit.app.look;

import javafx.scene.shape.SVGPath;

/// The few drawn signs of the window; they take the text colour of where they are.
public final class Icons {
    private Icons() {}

    /// Closes.
    public static SVGPath cross() {
        return path("M1 1 L8 8 M8 1 L1 8");
    }

    /// Adds.
    public static SVGPath plus() {
        return path("M6 1 L6 11 M1 6 L11 6");
    }

    /// Folds a side panel.
    public static SVGPath panel() {
        return path("M1 1 L13 1 L13 11 L1 11 Z M5 1 L5 11");
    }

    private static SVGPath path(String content) {
        SVGPath icon = new SVGPath();
        icon.setContent(content);
        icon.getStyleClass().add("icon");
        return icon;
    }
}
