package dev.cockpit.widget;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/// Whether a person could see a node: it and everything around it is visible and its window is open. A view paints only
/// then; a tab that is not selected is not shown.
public final class Shown {
    private Shown() {}

    /// Follows `node` through every change of its surroundings. FX thread.
    public static ObservableValue<Boolean> of(Node node) {
        ObservableValue<Boolean> windowOpen =
                node.sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::showingProperty);
        return visible(node)
                .flatMap(
                        visible -> visible ? windowOpen : node.visibleProperty().map(_ -> false))
                .orElse(false);
    }

    private static ObservableValue<Boolean> visible(Node node) {
        ObservableValue<Boolean> around =
                node.parentProperty().flatMap(Shown::visible).orElse(true);
        return node.visibleProperty().flatMap(own -> own ? around : node.visibleProperty());
    }
}
