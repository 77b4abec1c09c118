package dev.cockpit.app.share;

import dev.cockpit.app.look.Icons;
import dev.cockpit.app.look.Words;
import dev.cockpit.app.share.ShareModel.State;
import dev.cockpit.remote.access.Right;
import dev.cockpit.remote.mirror.ViewerInfo;
import dev.cockpit.session.SessionInfo;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The panel on the right that gives out links and shows who came by them. Esc closes it; sharing goes on. FX thread
/// only.
public final class ShareView extends VBox {
    private static final int QR_PIXELS = 232;

    private final ShareModel model;
    private final Duration lifetime;
    private final Optional<SessionInfo> current;
    private final RadioButton whole = new RadioButton("All sessions");
    private final RadioButton one = new RadioButton("This session only");
    private final RadioButton look = new RadioButton("May look");
    private final RadioButton type = new RadioButton("May look and type");
    private final VBox result = new VBox(10);
    private final VBox viewers = new VBox(8);
    private final Button make = new Button("Make a link");
    private final Button stop = new Button("End all sharing");
    private final Timeline clock = new Timeline(new KeyFrame(javafx.util.Duration.seconds(1), tick -> refresh()));

    /// @param model what it shows
    /// @param lifetime how long a link works
    /// @param current the session that is looked at
    /// @param close takes the panel away
    public ShareView(ShareModel model, Duration lifetime, Optional<SessionInfo> current, Runnable close) {
        this.model = model;
        this.lifetime = lifetime;
        this.current = current;
        getStyleClass().add("facts");
        setMaxWidth(360);
        setPrefWidth(360);
        setAccessibleRole(AccessibleRole.DIALOG);
        setAccessibleText("Share");
        getChildren().addAll(head(close), body());
        addEventFilter(KeyEvent.KEY_PRESSED, press -> {
            if (press.getCode() == KeyCode.ESCAPE) {
                close.run();
                press.consume();
            }
        });
        model.stateProperty().subscribe(this::show);
        model.viewersProperty().subscribe(this::show);
        clock.setCycleCount(Animation.INDEFINITE);
        sceneProperty().subscribe(scene -> {
            if (scene == null) {
                clock.stop();
            } else {
                refresh();
                clock.play();
            }
        });
    }

    /// Moves the keyboard here.
    public void focusPanel() {
        make.requestFocus();
    }

    private Node head(Runnable close) {
        Label heading = new Label("Share");
        heading.getStyleClass().add("facts-heading");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button cross = new Button();
        cross.setGraphic(Icons.cross());
        cross.getStyleClass().add("tab-close");
        cross.setAccessibleText("Close");
        cross.setOnAction(event -> close.run());
        HBox top = new HBox(8, heading, gap, cross);
        top.setAlignment(Pos.CENTER_LEFT);
        return top;
    }

    private Node body() {
        choose(one, whole, current.isPresent());
        one.setDisable(current.isEmpty());
        choose(look, type, true);
        make.setId("make-link");
        make.setOnAction(event -> model.share(
                type.isSelected() ? Right.DRIVE : Right.WATCH,
                one.isSelected() ? current.map(SessionInfo::id) : Optional.empty()));
        stop.setId("stop-sharing");
        stop.setOnAction(event -> model.stop());
        viewers.setId("viewers");
        VBox parts = new VBox(14, new VBox(6, one, whole), new VBox(6, look, type), make, result, viewers, stop);
        ScrollPane scroll = new ScrollPane(parts);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("facts-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return scroll;
    }

    private static void choose(RadioButton first, RadioButton second, boolean chooseFirst) {
        ToggleGroup group = new ToggleGroup();
        first.setToggleGroup(group);
        second.setToggleGroup(group);
        group.selectToggle(chooseFirst ? first : second);
    }

    private void refresh() {
        if (!getScene().getWindow().isShowing()) {
            clock.stop();
        } else if (model.stateProperty().get() instanceof State.On) {
            model.refresh();
        }
    }

    private void show(State state) {
        stop.setDisable(state instanceof State.Off || state instanceof State.Failed);
        result.getChildren()
                .setAll(
                        switch (state) {
                            case State.Off() ->
                                List.of(
                                        text(
                                                "Nothing is shared. A link starts a server on this machine; it ends with the window, or here."));
                            case State.Starting() -> List.of(text("Starting…"));
                            case State.Failed(String sentence) -> List.of(text(sentence));
                            case State.On on -> link(on);
                        });
        show(model.viewersProperty().get());
    }

    private List<Node> link(State.On on) {
        TextField field = new TextField(on.link());
        field.setId("share-link");
        field.setEditable(false);
        field.setAccessibleText("Link");
        HBox.setHgrow(field, Priority.ALWAYS);
        Button copy = new Button("Copy");
        copy.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(on.link());
            Clipboard.getSystemClipboard().setContent(content);
        });
        copy.setMinWidth(Region.USE_PREF_SIZE);
        ImageView picture = new ImageView(QrCode.of(on.link(), QR_PIXELS));
        picture.setAccessibleText("The link as a QR code");
        String what = (on.right() == Right.DRIVE ? "Whoever has it may look and type" : "Whoever has it may look")
                + (on.whole() ? ", in all sessions, for " : ", in this session, for ") + Words.span(lifetime) + ".";
        Label words = text(what
                + reach(on.link())
                + on.fingerprint()
                        .map(print -> "\nIts certificate's SHA-256: " + print)
                        .orElse(""));
        return List.of(new HBox(6, field, copy), picture, words);
    }

    private static String reach(String link) {
        return link.startsWith("http://127.0.0.1:")
                ? " It is reached from this machine only: set sharing.address, or lead a tunnel here, for a phone."
                : "";
    }

    private void show(List<ViewerInfo> now) {
        viewers.getChildren().clear();
        if (model.stateProperty().get() instanceof State.On) {
            Label caption = new Label(now.isEmpty() ? "Nobody looks" : Words.count(now.size(), "viewer"));
            caption.getStyleClass().add("caption");
            viewers.getChildren().add(caption);
            now.forEach(viewer -> viewers.getChildren().add(row(viewer)));
        }
    }

    private Node row(ViewerInfo viewer) {
        Instant now = Instant.now();
        String typed = viewer.lastInput()
                .map(at -> "typed " + Words.span(Duration.between(at, now)) + " ago")
                .orElse(viewer.link().right() == Right.DRIVE ? "has not typed" : "may not type");
        String lag = viewer.lag() > 64 * 1024 ? " · " + viewer.lag() / 1024 + " KiB behind" : "";
        Label who = new Label(viewer.device().isEmpty() ? "A browser" : viewer.device());
        who.getStyleClass().add("facts-body");
        Label what = new Label(viewer.peer() + " · " + viewer.link().label() + " · " + typed + lag);
        what.getStyleClass().add("caption");
        Button cut = new Button("Cut off");
        cut.setOnAction(event -> model.cutOff(viewer));
        Button revoke = new Button("Revoke its link");
        revoke.setOnAction(event -> model.revoke(viewer));
        return new VBox(2, who, what, new HBox(6, cut, revoke));
    }

    private static Label text(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("facts-body");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
