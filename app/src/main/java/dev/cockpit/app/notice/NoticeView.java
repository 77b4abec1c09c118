package dev.cockpit.app.notice;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A notice as a banner: one sentence, its answers beside it. FX thread only.
public final class NoticeView extends VBox {

    /// @param notice what it says
    public NoticeView(Notice notice) {
        getStyleClass().addAll("notice", toneClass(notice.tone()));
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(notice.sentence());
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        Label sentence = new Label(notice.sentence());
        sentence.setWrapText(true);
        sentence.getStyleClass().add("notice-sentence");
        sentence.setMaxWidth(520);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        HBox line = new HBox(16, sentence);
        line.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        getChildren().add(line);
        if (!notice.detail().isEmpty()) {
            getChildren().add(detail(notice.detail()));
        }
        HBox buttons = new HBox(8);
        buttons.setAlignment(Pos.CENTER_LEFT);
        List<Notice.Choice> choices = notice.choices();
        for (int i = 0; i < choices.size(); i++) {
            buttons.getChildren().add(button(choices.get(i), i == 0 && notice.tone() != Notice.Tone.QUIET));
        }
        if (!choices.isEmpty()) {
            line.getChildren().add(buttons);
            buttons.setMinWidth(Region.USE_PREF_SIZE);
        }
    }

    /// Moves the keyboard to the likeliest answer.
    public void focusFirstChoice() {
        lookupAll(".button").stream().findFirst().ifPresent(node -> node.requestFocus());
    }

    private static Button button(Notice.Choice choice, boolean first) {
        Button button = new Button(choice.text());
        button.getStyleClass().add(first ? "primary" : "plain");
        if (!choice.key().isEmpty()) {
            Label key = new Label(choice.key());
            key.getStyleClass().add("key");
            button.setGraphic(key);
            button.setContentDisplay(ContentDisplay.RIGHT);
            button.setAccessibleText(choice.text() + ", " + choice.key());
        }
        button.setOnAction(event -> choice.action().run());
        return button;
    }

    private static Region detail(String text) {
        Label lines = new Label(text);
        lines.getStyleClass().add("notice-detail");
        lines.setWrapText(true);
        lines.setMaxWidth(620);
        lines.setVisible(false);
        lines.setManaged(false);
        Hyperlink more = new Hyperlink("Where did you look?");
        more.setOnAction(event -> {
            boolean open = !lines.isVisible();
            lines.setVisible(open);
            lines.setManaged(open);
            more.setText(open ? "Hide" : "Where did you look?");
        });
        return new VBox(4, more, lines);
    }

    private static String toneClass(Notice.Tone tone) {
        return switch (tone) {
            case QUIET -> "notice-quiet";
            case ASK -> "notice-ask";
            case BAD -> "notice-bad";
        };
    }
}
