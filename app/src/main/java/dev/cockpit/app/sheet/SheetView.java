package dev.cockpit.app.sheet;

import dev.cockpit.app.look.FolderText;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.Tier;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.DirectoryChooser;

/// The new-session sheet over the window. Enter opens, Esc goes back. FX thread only.
public final class SheetView extends StackPane {
    private final SheetModel model;
    private final FolderText folders;
    private final KindCards cards;
    private final TextField folder = new TextField();
    private final VBox elizaPart;

    /// @param model what it shows
    /// @param folders how folders are written
    public SheetView(SheetModel model, FolderText folders) {
        this.model = model;
        this.folders = folders;
        getStyleClass().add("veil");
        cards = new KindCards(
                model,
                folders,
                model.kindProperty().map(Optional::of),
                kind -> model.kindProperty().set(kind));
        elizaPart = elizaPart();
        VBox sheet = new VBox(heading(), cards, folderPart(), elizaPart, footer());
        sheet.getStyleClass().add("sheet");
        sheet.setMaxSize(640, Region.USE_PREF_SIZE);
        sheet.setAccessibleRole(AccessibleRole.DIALOG);
        sheet.setAccessibleText("New session");
        getChildren().add(sheet);
        setOnMousePressed(press -> {
            if (press.getTarget() == this) {
                model.hide();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::keys);
        visibleProperty().bind(model.showingProperty());
        managedProperty().bind(model.showingProperty());
    }

    /// Moves the keyboard to the card of the chosen kind.
    public void focusKind() {
        cards.focusChosen(Optional.of(model.kindProperty().get()));
    }

    private void keys(KeyEvent press) {
        Node focus = getScene().getFocusOwner();
        boolean onLink = focus instanceof Hyperlink || (focus instanceof Button button && !button.isDefaultButton());
        if (press.getCode() == KeyCode.ESCAPE) {
            model.hide();
            press.consume();
        } else if (press.getCode() == KeyCode.ENTER && !onLink) {
            model.submit();
            press.consume();
        } else if (press.getCode() == KeyCode.ENTER && focus instanceof Hyperlink link) {
            link.fire();
            press.consume();
        } else if (press.getCode() == KeyCode.ENTER && focus instanceof Button button) {
            button.fire();
            press.consume();
        }
    }

    private static Label heading() {
        Label heading = new Label("New session");
        heading.getStyleClass().add("sheet-heading");
        return heading;
    }

    private VBox folderPart() {
        Label caption = caption("Folder", folder);
        folder.setId("folder");
        folder.setPromptText("The first allowed folder");
        folder.textProperty().bindBidirectional(model.folderProperty());
        folder.getStyleClass().add("inner-field");
        HBox.setHgrow(folder, Priority.ALWAYS);
        Hyperlink choose = new Hyperlink("Choose…");
        choose.setOnAction(event -> choose());
        HBox field = new HBox(8, folder, choose);
        field.getStyleClass().add("field");
        field.setAlignment(Pos.CENTER_LEFT);
        Label problem = new Label();
        problem.setId("folder-problem");
        problem.getStyleClass().add("problem");
        problem.setWrapText(true);
        problem.setMinHeight(Region.USE_PREF_SIZE);
        FlowPane chips = new FlowPane(6, 6);
        chips.getStyleClass().add("chips");
        InvalidationListener refill = change -> fill(chips);
        model.recentFolders().addListener(refill);
        fill(chips);
        model.answerProperty().addListener((property, before, now) -> say(problem, model.folderProblem()));
        say(problem, Optional.empty());
        return part(caption, field, problem, chips);
    }

    private void fill(FlowPane chips) {
        chips.getChildren().clear();
        for (String recent : model.recentFolders()) {
            Button chip = new Button(recent);
            chip.getStyleClass().add("chip");
            chip.setAccessibleText("Use folder " + recent);
            chip.setOnAction(event -> model.folderProperty().set(recent));
            chips.getChildren().add(chip);
        }
        chips.setManaged(!chips.getChildren().isEmpty());
    }

    private void choose() {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle("Working folder");
        Path now = folders.parsed(folder.getText());
        if (Files.isDirectory(now)) {
            chooser.setInitialDirectory(now.toFile());
        }
        File chosen = chooser.showDialog(getScene().getWindow());
        if (chosen != null) {
            model.folderProperty().set(folders.shortened(chosen.toPath()));
        }
    }

    private VBox elizaPart() {
        ToggleGroup group = new ToggleGroup();
        HBox segments = new HBox(segment("Fast", Tier.FAST, group), segment("Smart", Tier.SMART, group));
        segments.getStyleClass().add("segments");
        segments.setMaxWidth(Region.USE_PREF_SIZE);
        VBox models = new VBox(
                modelField("Fast model", "fast-model", model.fastModelProperty()),
                modelField("Smart model", "smart-model", model.smartModelProperty()));
        models.setVisible(false);
        models.setManaged(false);
        Hyperlink unfold = new Hyperlink("Models…");
        unfold.setOnAction(event -> {
            models.setManaged(!models.isManaged());
            models.setVisible(models.isManaged());
        });
        HBox line = new HBox(16, segments, unfold);
        line.setAlignment(Pos.CENTER_LEFT);
        PasswordField key = new PasswordField();
        key.setId("api-key");
        key.setPromptText("Used for this session only, never kept");
        key.getStyleClass().add("field");
        key.textProperty().bindBidirectional(model.apiKeyProperty());
        VBox keyPart = part(caption("API key", key), key);
        InvalidationListener whenNeeded = change -> {
            keyPart.setVisible(model.needsApiKey());
            keyPart.setManaged(model.needsApiKey());
        };
        model.offers().addListener(whenNeeded);
        whenNeeded.invalidated(model.offers());
        VBox part = new VBox(keyPart, part(caption("Tier", segments), line), models);
        part.visibleProperty().bind(model.kindProperty().isEqualTo(Kind.ELIZA_CODE));
        part.managedProperty().bind(part.visibleProperty());
        return part;
    }

    private ToggleButton segment(String text, Tier tier, ToggleGroup group) {
        ToggleButton segment = new ToggleButton(text);
        segment.setId("tier-" + tier.id());
        segment.getStyleClass().add("segment");
        segment.setToggleGroup(group);
        segment.setSelected(model.tierProperty().get() == tier);
        segment.setOnAction(event -> {
            segment.setSelected(true);
            model.tierProperty().set(tier);
        });
        model.tierProperty().addListener((property, before, now) -> segment.setSelected(now == tier));
        return segment;
    }

    private static VBox modelField(String text, String id, StringProperty property) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText("As set by the operator");
        field.textProperty().bindBidirectional(property);
        field.getStyleClass().add("field");
        return part(caption(text, field), field);
    }

    private HBox footer() {
        Label facts = new Label();
        facts.setId("sheet-facts");
        facts.getStyleClass().add("quiet");
        facts.setWrapText(true);
        facts.setMinHeight(Region.USE_PREF_SIZE);
        Label names = new Label();
        names.getStyleClass().add("names");
        names.setWrapText(true);
        names.setMinHeight(Region.USE_PREF_SIZE);
        names.setVisible(false);
        names.setManaged(false);
        Hyperlink show = new Hyperlink("Show the names");
        show.setOnAction(event -> {
            names.setManaged(!names.isManaged());
            names.setVisible(names.isManaged());
            show.setText(names.isManaged() ? "Hide the names" : "Show the names");
        });
        VBox words = new VBox(2, facts, show, names);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button cancel = button("Cancel", "Esc", "plain");
        cancel.setOnAction(event -> model.hide());
        Button open = button("Open", "⏎", "primary");
        open.setId("open");
        open.setDefaultButton(true);
        open.setOnAction(event -> model.submit());
        model.answerProperty().addListener((property, before, now) -> {
            facts.setText(
                    model.otherProblem().or(() -> model.spec().map(this::facts)).orElse("Nothing starts yet."));
            names.setText(String.join(
                    " · ",
                    model.spec()
                            .map(LaunchSpec::environmentNames)
                            .<List<String>>map(List::copyOf)
                            .orElse(List.of())));
            show.setVisible(model.spec().isPresent());
            open.setDisable(model.spec().isEmpty());
        });
        HBox footer = new HBox(12, words, cancel, open);
        footer.setAlignment(Pos.CENTER_LEFT);
        footer.getStyleClass().add("sheet-footer");
        return footer;
    }

    private String facts(LaunchSpec spec) {
        return "Starts inside " + folders.shortened(spec.root()) + " (not a sandbox). "
                + spec.environmentNames().size() + " environment names are passed.";
    }

    private static Button button(String text, String key, String styleClass) {
        Label hint = new Label(key);
        hint.getStyleClass().add("key");
        Button button = new Button(text, hint);
        button.setContentDisplay(ContentDisplay.RIGHT);
        button.getStyleClass().add(styleClass);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private static Label caption(String text, Node of) {
        Label caption = new Label(text);
        caption.getStyleClass().add("caption");
        caption.setLabelFor(of);
        return caption;
    }

    private static VBox part(Node... nodes) {
        VBox part = new VBox(6, nodes);
        part.getStyleClass().add("sheet-part");
        return part;
    }

    private static void say(Label label, Optional<String> text) {
        label.setText(text.orElse(""));
        label.setVisible(text.isPresent());
        label.setManaged(text.isPresent());
    }
}
