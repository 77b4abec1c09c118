package dev.cockpit.app;

import dev.cockpit.app.memory.Memory.Place;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// Where the window is. Remembers its unmaximised bounds, and never puts it where no screen is.
/// FX thread only.
final class WindowPlace {
    private final Stage stage;
    private Place normal = new Place(0, 0, 1360, 860, false);

    WindowPlace(Stage stage) {
        this.stage = stage;
    }

    void restore(Optional<Place> remembered) {
        Rectangle2D primary = Screen.getPrimary().getVisualBounds();
        Place place = remembered.orElseGet(() -> centred(primary));
        List<Screen> screens = Screen.getScreensForRectangle(place.x(), place.y(), place.width(), place.height());
        Rectangle2D screen = screens.isEmpty() ? primary : screens.getFirst().getVisualBounds();
        double width = Math.min(place.width(), screen.getWidth());
        double height = Math.min(place.height(), screen.getHeight());
        stage.setWidth(width);
        stage.setHeight(height);
        stage.setX(Math.clamp(place.x(), screen.getMinX(), screen.getMaxX() - width));
        stage.setY(Math.clamp(place.y(), screen.getMinY(), screen.getMaxY() - height));
        stage.setMaximized(place.maximized());
        normal = new Place(stage.getX(), stage.getY(), width, height, false);
    }

    Place now() {
        if (stage.isMaximized() || stage.isFullScreen() || stage.isIconified()) {
            return new Place(normal.x(), normal.y(), normal.width(), normal.height(), stage.isMaximized());
        }
        return new Place(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), false);
    }

    private static Place centred(Rectangle2D screen) {
        double width = Math.min(1360, screen.getWidth());
        double height = Math.min(860, screen.getHeight());
        return new Place(
                screen.getMinX() + (screen.getWidth() - width) / 2,
                screen.getMinY() + (screen.getHeight() - height) / 2,
                width,
                height,
                false);
    }
}
