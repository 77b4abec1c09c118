package dev.cockpit.app.sheet;

import dev.cockpit.app.look.FolderText;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/// The kinds as cards in two columns, walked with the arrow keys. FX thread only.
final class KindCards extends GridPane {
    private static final int COLUMNS = 2;

    private final SheetModel model;
    private final FolderText folders;
    private final Consumer<Kind> choose;
    private final List<KindCard> cards = new ArrayList<>();
    private boolean focusWhenThere;

    /// @param marked the kind whose card is shown as chosen; empty for none
    KindCards(SheetModel model, FolderText folders, ObservableValue<Optional<Kind>> marked, Consumer<Kind> choose) {
        this.model = model;
        this.folders = folders;
        this.choose = choose;
        getStyleClass().add("kind-cards");
        setHgap(10);
        setVgap(10);
        for (int i = 0; i < COLUMNS; i++) {
            ColumnConstraints half = new ColumnConstraints();
            half.setPercentWidth(100.0 / COLUMNS);
            half.setHgrow(Priority.ALWAYS);
            getColumnConstraints().add(half);
        }
        InvalidationListener rebuild = change -> rebuild(marked);
        model.offers().addListener(rebuild);
        marked.addListener((property, before, now) -> mark(now));
        addEventFilter(KeyEvent.KEY_PRESSED, this::walk);
        rebuild(marked);
    }

    /// Moves the keyboard to the chosen card, else to the first; while none is known yet, when they are.
    void focusChosen(Optional<Kind> kind) {
        focusWhenThere = cards.isEmpty();
        cards.stream()
                .filter(card -> kind.filter(card.offer().kind()::equals).isPresent())
                .findFirst()
                .or(() -> cards.stream().findFirst())
                .ifPresent(KindCard::requestFocus);
    }

    private void rebuild(ObservableValue<Optional<Kind>> marked) {
        boolean wantsFocus = focusWhenThere || cards.stream().anyMatch(KindCard::isFocused);
        cards.clear();
        getChildren().clear();
        for (Offer each : model.offers()) {
            KindOffer offer = new KindOffer(each, folders);
            KindCard card = new KindCard(offer, () -> choose.accept(offer.kind()));
            card.setMaxHeight(Double.MAX_VALUE);
            add(card, cards.size() % COLUMNS, cards.size() / COLUMNS);
            cards.add(card);
        }
        mark(marked.getValue());
        if (wantsFocus) {
            focusChosen(marked.getValue());
        }
    }

    private void mark(Optional<Kind> kind) {
        cards.forEach(
                card -> card.setChosen(kind.filter(card.offer().kind()::equals).isPresent()));
    }

    private void walk(KeyEvent press) {
        int step = switch (press.getCode()) {
            case KeyCode.LEFT -> -1;
            case KeyCode.RIGHT -> 1;
            case KeyCode.UP -> -COLUMNS;
            case KeyCode.DOWN -> COLUMNS;
            default -> 0;
        };
        for (int i = 0; i < cards.size() && step != 0; i++) {
            if (cards.get(i).isFocused()) {
                int to = i + step;
                if (to >= 0 && to < cards.size()) {
                    KindCard card = cards.get(to);
                    card.requestFocus();
                    if (card.offer().available()) {
                        choose.accept(card.offer().kind());
                    }
                }
                press.consume();
                return;
            }
        }
    }
}
