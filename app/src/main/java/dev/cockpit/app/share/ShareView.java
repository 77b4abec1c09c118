package dev.cockpit.app.share;

import dev.cockpit.app.look.SidePanel;
import dev.cockpit.app.look.Words;
import dev.cockpit.app.share.ShareModel.State;
import dev.cockpit.remote.access.Right;
import dev.cockpit.remote.mirror.ViewerInfo;
import dev.cockpit.session.SessionInfo;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// The panel that gives out links and shows who came by them. When it is closed sharing goes on. FX thread only.
public final class ShareView {
    private static final int QR_PIXELS = 232;

    private final ShareModel model;
    private final Duration lifetime;
    private final SidePanel panel;
    private final RadioButton whole = new RadioButton("All sessions");
    private final RadioButton one = new RadioButton("This session only");
    private final RadioButton look = new RadioButton("May look");
    private final RadioButton type = new RadioButton("May look and type");
    private final VBox result = new VBox(10);
    private final Label count = new Label();
    private final VBox viewers = new VBox(8);
    private final Map<String, ViewerRow> rows = new HashMap<>();
    private final Button make = new Button("Make a link");
    private final Button stop = new Button("End all sharing");
    private final Timeline clock = new Timeline(new KeyFrame(javafx.util.Duration.seconds(1), tick -> refresh()));
    private Subscription hearing = Subscription.EMPTY;

    /// @param model what it shows
    /// @param lifetime how long a link works
    /// @param current the session that is looked at
    /// @param close takes the panel away
    public ShareView(ShareModel model, Duration lifetime, Optional<SessionInfo> current, Runnable close) {
        this.model = model;
        this.lifetime = lifetime;
        choose(one, whole, current.isPresent());
        one.setDisable(current.isEmpty());
        choose(look, type, true);
        make.setOnAction(event -> model.share(
                type.isSelected() ? Right.DRIVE : Right.WATCH,
                one.isSelected() ? current.map(SessionInfo::id) : Optional.empty()));
        stop.setOnAction(event -> model.stop());
        count.getStyleClass().add("caption");
        panel = new SidePanel(
                "Share",
                close,
                14,
                List.of(new VBox(6, one, whole), new VBox(6, look, type), make, result, count, viewers, stop));
        clock.setCycleCount(Animation.INDEFINITE);
        panel.sceneProperty()
                .addListener((property, before, now) -> placed(now == null ? Optional.empty() : Optional.of(now)));
    }

    /// Its node.
    public SidePanel panel() {
        return panel;
    }

    /// Moves the keyboard here.
    public void focusPanel() {
        make.requestFocus();
    }

    private static void choose(RadioButton first, RadioButton second, boolean chooseFirst) {
        ToggleGroup group = new ToggleGroup();
        first.setToggleGroup(group);
        second.setToggleGroup(group);
        group.selectToggle(chooseFirst ? first : second);
    }

    /// It hears of sharing only while it is in the window.
    private void placed(Optional<Scene> scene) {
        hearing.unsubscribe();
        clock.stop();
        hearing = Subscription.EMPTY;
        if (scene.isPresent()) {
            hearing = Subscription.combine(
                    model.stateProperty().subscribe(this::show),
                    model.viewersProperty().subscribe(this::show));
            refresh();
            clock.play();
        }
    }

    private void refresh() {
        if (!panel.getScene().getWindow().isShowing()) {
            clock.stop();
        } else if (model.stateProperty().get().listens()) {
            model.refresh();
        }
    }

    private void show(State state) {
        stop.setDisable(!state.listens());
        result.getChildren()
                .setAll(
                        switch (state) {
                            case State.Off() ->
                                List.of(SidePanel.text("Nothing is shared. A link starts a server on this machine;"
                                        + " it ends with the window, or here."));
                            case State.Starting() -> List.of(SidePanel.text("Starting…"));
                            case State.Failed(String sentence) -> List.of(SidePanel.text(sentence));
                            case State.Revoked() ->
                                List.of(SidePanel.text("That link no longer works. The others do."));
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
        String print =
                on.fingerprint().map(it -> "\nIts certificate's SHA-256: " + it).orElse("");
        return List.of(new HBox(6, field, copy), picture, SidePanel.text(what + reach(on.link()) + print));
    }

    private static String reach(String link) {
        return link.startsWith("http://127.0.0.1:")
                ? " It is reached from this machine only: set sharing.address, or lead a tunnel here, for a phone."
                : "";
    }

    private void show(List<ViewerInfo> now) {
        boolean listens = model.stateProperty().get().listens();
        count.setText(!listens ? "" : now.isEmpty() ? "Nobody looks" : Words.count(now.size(), "viewer"));
        rows.keySet().retainAll(now.stream().map(ViewerInfo::id).toList());
        List<ViewerRow> shown = now.stream()
                .map(viewer -> rows.computeIfAbsent(viewer.id(), id -> new ViewerRow(viewer, model)))
                .toList();
        for (int i = 0; i < now.size(); i++) {
            shown.get(i).show(now.get(i));
        }
        if (!viewers.getChildren().equals(shown)) {
            viewers.getChildren().setAll(shown);
        }
    }
}
