package dev.cockpit.app.sessions;

import dev.cockpit.app.look.FolderText;
import dev.cockpit.session.SessionId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The left side: all sessions in their groups. Arrow keys walk, Esc goes back to the terminal.
/// FX thread only.
public final class SessionListView extends ScrollPane {
    private final SessionListModel model;
    private final FolderText folders;
    private final VBox list = new VBox(4);
    private final Map<SessionId, SessionCard> cards = new HashMap<>();
    private final Runnable leave;

    /// @param model what is shown
    /// @param folders how folders are written
    /// @param leave moves the keyboard back to the terminal
    public SessionListView(SessionListModel model, FolderText folders, Runnable leave) {
        this.model = model;
        this.folders = folders;
        this.leave = leave;
        getStyleClass().add("session-list");
        setContent(list);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        setPrefWidth(248);
        setMinWidth(248);
        setAccessibleRole(AccessibleRole.LIST_VIEW);
        setAccessibleText("Sessions");
        list.getStyleClass().add("session-cards");
        model.rowsProperty().addListener((property, before, now) -> fill(now));
        addEventFilter(KeyEvent.KEY_PRESSED, this::keys);
        Timeline ages = new Timeline(new KeyFrame(Duration.seconds(1), tick -> showAges()));
        ages.setCycleCount(Animation.INDEFINITE);
        sceneProperty().addListener((property, before, now) -> {
            if (now == null) {
                ages.stop();
            } else {
                ages.play();
            }
        });
        fill(model.rowsProperty().get());
    }

    /// Moves the keyboard to the current session, else to the first.
    public void focusList() {
        List<SessionCard> all = inOrder();
        all.stream()
                .filter(card -> card.row().current())
                .findFirst()
                .or(() -> all.stream().findFirst())
                .ifPresent(SessionCard::requestFocus);
    }

    private void fill(List<SessionListModel.Row> rows) {
        Set<SessionId> ids = rows.stream().map(row -> row.session().id()).collect(Collectors.toSet());
        cards.keySet().retainAll(ids);
        Map<SessionGroup, Long> counts =
                rows.stream().collect(Collectors.groupingBy(SessionListModel.Row::group, Collectors.counting()));
        List<Node> nodes = new ArrayList<>();
        Instant now = Instant.now();
        SessionGroup group = null;
        for (SessionListModel.Row row : rows) {
            if (row.group() != group) {
                group = row.group();
                nodes.add(heading(group, counts.getOrDefault(group, 0L)));
            }
            SessionCard card = cards.computeIfAbsent(row.session().id(), id -> new SessionCard(row, model, folders));
            nodes.add(card);
            card.show(row, now);
        }
        if (rows.isEmpty()) {
            Label none = new Label("No session runs.");
            none.getStyleClass().add("quiet");
            nodes.add(none);
        }
        // The same cards in the same order must stay where they are: replacing them would drop the keyboard focus.
        if (!sameCards(nodes)) {
            list.getChildren().setAll(nodes);
        }
    }

    private boolean sameCards(List<Node> nodes) {
        return texts(nodes).equals(texts(list.getChildren()));
    }

    private static List<Object> texts(List<Node> nodes) {
        return nodes.stream()
                .map(node -> node instanceof SessionCard card ? card : node.getAccessibleText())
                .map(Object.class::cast)
                .toList();
    }

    private static HBox heading(SessionGroup group, long count) {
        Label title = new Label(group.title().toUpperCase(Locale.ROOT));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox heading = new HBox(title, gap, new Label(Long.toString(count)));
        heading.getStyleClass().add("group-heading");
        heading.setAlignment(Pos.CENTER_LEFT);
        heading.setAccessibleText(group.title() + ", " + count);
        return heading;
    }

    private void showAges() {
        Instant now = Instant.now();
        cards.values().forEach(card -> card.showAge(now));
    }

    private List<SessionCard> inOrder() {
        return list.getChildren().stream()
                .filter(SessionCard.class::isInstance)
                .map(SessionCard.class::cast)
                .toList();
    }

    private void keys(KeyEvent press) {
        List<SessionCard> all = inOrder();
        int step = press.getCode() == KeyCode.DOWN ? 1 : press.getCode() == KeyCode.UP ? -1 : 0;
        for (int i = 0; i < all.size(); i++) {
            if (!all.get(i).isFocused()) {
                continue;
            }
            if (step != 0) {
                all.get(Math.clamp(i + step, 0, all.size() - 1)).requestFocus();
                press.consume();
            } else if (press.getCode() == KeyCode.ESCAPE && !all.get(i).row().stopAsked()) {
                leave.run();
                press.consume();
            }
            return;
        }
    }
}
