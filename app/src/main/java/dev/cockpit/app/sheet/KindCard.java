package dev.cockpit.app.sheet;

import dev.cockpit.app.look.KindLook;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A kind as a card: badge, name, and what would run or why nothing would. A card that cannot be
/// chosen stays readable and reachable, so that its reason can be read. FX thread only.
final class KindCard extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    private final KindOffer offer;

    KindCard(KindOffer offer, Runnable choose) {
        super(12);
        this.offer = offer;
        getStyleClass().add("kind-card");
        setId("kind-" + offer.kind().id());
        pseudoClassStateChanged(OFF, !offer.available());
        Label title = new Label(offer.title());
        title.getStyleClass().add("kind-title");
        Label line = new Label(offer.line());
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.getStyleClass().add("kind-line");
        VBox words = new VBox(2, title, line);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        if (!offer.detail().isEmpty()) {
            addDetail(words, offer.detail());
        }
        getChildren().setAll(KindLook.of(offer.kind()).badge(24), words);
        setAccessibleRole(AccessibleRole.RADIO_BUTTON);
        setAccessibleText(offer.title() + ": " + offer.line() + (offer.available() ? "" : ". Cannot be chosen."));
        setFocusTraversable(true);
        setOnMouseClicked(click -> {
            requestFocus();
            if (click.getButton() == MouseButton.PRIMARY) {
                chooseIfAvailable(choose);
            }
        });
        setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.SPACE) {
                chooseIfAvailable(choose);
                key.consume();
            }
        });
    }

    KindOffer offer() {
        return offer;
    }

    void setChosen(boolean chosen) {
        pseudoClassStateChanged(CHOSEN, chosen);
    }

    private void chooseIfAvailable(Runnable choose) {
        if (offer.available()) {
            choose.run();
        }
    }

    private static void addDetail(VBox words, String detail) {
        Label lines = new Label(detail);
        lines.getStyleClass().add("kind-detail");
        lines.setWrapText(true);
        lines.setMinHeight(Region.USE_PREF_SIZE);
        lines.setVisible(false);
        lines.setManaged(false);
        Hyperlink more = new Hyperlink("Where did you look?");
        more.setOnAction(event -> {
            boolean open = !lines.isVisible();
            lines.setVisible(open);
            lines.setManaged(open);
            more.setText(open ? "Hide" : "Where did you look?");
        });
        words.getChildren().addAll(more, lines);
    }
}
