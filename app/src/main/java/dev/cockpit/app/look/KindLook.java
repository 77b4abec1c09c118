package dev.cockpit.app.look;

import dev.cockpit.launch.Kind;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;

/// A kind's letter, name and colour, the same wherever it is shown.
public enum KindLook {
    /// elizaOS's coding agent.
    ELIZA_CODE("e", "eliza-code", "kind-eliza-code"),
    /// Anthropic's Claude Code.
    CLAUDE("C", "Claude Code", "kind-claude"),
    /// OpenAI's Codex.
    CODEX("X", "Codex", "kind-codex"),
    /// The login shell.
    SHELL("$", "Shell", "kind-shell"),
    /// The operator's own binary.
    CLAWDE("c", "clawde", "kind-clawde");

    private final String letter;
    private final String title;
    private final String styleClass;

    KindLook(String letter, String title, String styleClass) {
        this.letter = letter;
        this.title = title;
        this.styleClass = styleClass;
    }

    /// The look of a kind.
    public static KindLook of(Kind kind) {
        return switch (kind) {
            case ELIZA_CODE -> ELIZA_CODE;
            case CLAUDE -> CLAUDE;
            case CODEX -> CODEX;
            case SHELL -> SHELL;
            case CLAWDE -> CLAWDE;
        };
    }

    /// What a person calls it.
    public String title() {
        return title;
    }

    /// A badge with the kind's letter in its colour. `pixels` is its edge.
    public Label badge(double pixels) {
        Label badge = new Label(letter);
        badge.getStyleClass().addAll("badge", styleClass);
        badge.setAlignment(Pos.CENTER);
        badge.setMinSize(pixels, pixels);
        badge.setMaxSize(pixels, pixels);
        badge.setStyle("-fx-background-radius: " + pixels * 0.28 + "; -fx-font-size: " + pixels * 0.6 + "px;");
        badge.setAccessibleRole(AccessibleRole.TEXT);
        badge.setAccessibleText(title);
        return badge;
    }
}
