package dev.cockpit.app.startup;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/// The yardstick: a JavaFX window with nothing in it. A program of its own.
final class EmptyWindow {
    private EmptyWindow() {}

    /// Opens the window, prints [FirstPicture#LINE] when it is painted, and quits.
    public static void main(String[] args) {
        Application.launch(Window.class, args);
    }

    /// For JavaFX.
    public static final class Window extends Application {
        @Override
        public void start(Stage stage) {
            stage.setScene(new Scene(new StackPane(), 1360, 860));
            stage.show();
            new FirstPicture(() -> true, () -> {
                        System.out.println(FirstPicture.LINE);
                        Platform.exit();
                    })
                    .start();
        }
    }
}
