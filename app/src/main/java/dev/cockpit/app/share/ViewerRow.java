package dev.cockpit.app.share;

import dev.cockpit.app.look.Words;
import dev.cockpit.remote.access.Right;
import dev.cockpit.remote.mirror.ViewerInfo;
import java.time.Duration;
import java.time.Instant;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// One who looks, and what can be done about it. It stays while the viewer does, so that a press and its release meet
/// the same button. FX thread only.
final class ViewerRow extends VBox {
    private static final int NOTABLE_LAG = 64 * 1024;

    private final Label what = new Label();

    ViewerRow(ViewerInfo viewer, ShareModel model) {
        super(2);
        Label who = new Label(viewer.device().isEmpty() ? "A browser" : viewer.device());
        who.getStyleClass().add("side-panel-text");
        what.getStyleClass().add("caption");
        Button cut = new Button("Cut off");
        cut.setOnAction(event -> model.cutOff(viewer));
        Button revoke = new Button("Revoke its link");
        revoke.setOnAction(event -> model.revoke(viewer));
        getChildren().setAll(who, what, new HBox(6, cut, revoke));
    }

    void show(ViewerInfo now) {
        what.setText(now.peer() + " · " + now.link().label() + " · " + typed(now) + lag(now));
    }

    private static String typed(ViewerInfo viewer) {
        return viewer.lastInput()
                .map(at -> "typed " + Words.span(Duration.between(at, Instant.now())) + " ago")
                .orElse(viewer.link().right() == Right.DRIVE ? "has not typed" : "may not type");
    }

    private static String lag(ViewerInfo viewer) {
        return viewer.lag() > NOTABLE_LAG ? " · " + viewer.lag() / 1024 + " KiB behind" : "";
    }
}
