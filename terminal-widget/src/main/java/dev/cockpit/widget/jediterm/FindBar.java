package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.ui.SearchComponent;
import com.techsenger.jeditermfx.ui.SearchComponentListener;
import com.techsenger.jeditermfx.ui.SubstringFinder.FindResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.event.EventHandler;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The search bar at the top right of the screen: text, case, how many, next, previous. Enter and Down go on, Up goes
/// back, Escape closes. FX thread.
final class FindBar implements SearchComponent {
    private final TextField text = new TextField();
    private final ToggleButton matchCase = new ToggleButton("Aa");
    private final Label count = new Label();
    private final List<SearchComponentListener> listeners = new ArrayList<>();
    private final HBox bar;
    private final RepairedPanel panel;

    FindBar(RepairedPanel panel) {
        this.panel = panel;
        text.setPromptText("Find");
        text.setId("terminal-find");
        matchCase.setTooltip(new Tooltip("Match case"));
        count.setMinWidth(Region.USE_PREF_SIZE);
        Button previous = button("▲", "Previous", SearchComponentListener::selectPrevFindResult);
        Button next = button("▼", "Next", SearchComponentListener::selectNextFindResult);
        Button close = button("✕", "Close", SearchComponentListener::hideSearchComponent);
        bar = new HBox(4, text, matchCase, count, previous, next, close);
        bar.getStyleClass().add("terminal-find-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        bar.setStyle("-fx-background-color: -fx-background; -fx-background-radius: 0 0 0 6; -fx-padding: 4 6 4 6;");
        text.textProperty().addListener((_, _, _) -> search());
        matchCase.selectedProperty().addListener((_, _, _) -> search());
        bar.focusedProperty().addListener((_, _, focused) -> {
            if (focused) {
                text.requestFocus();
            }
        });
    }

    private Button button(String sign, String name, Consumer<SearchComponentListener> action) {
        Button button = new Button(sign);
        button.setTooltip(new Tooltip(name));
        button.setAccessibleText(name);
        button.setFocusTraversable(false);
        button.setOnAction(_ -> tell(action));
        return button;
    }

    private void search() {
        panel.searchFor(text.getText(), !matchCase.isSelected());
        tell(listener -> listener.searchSettingsChanged(text.getText(), !matchCase.isSelected()));
    }

    private void tell(Consumer<SearchComponentListener> news) {
        List.copyOf(listeners).forEach(news);
    }

    void hide() {
        tell(SearchComponentListener::hideSearchComponent);
    }

    @Override
    public Pane getPane() {
        return bar;
    }

    @Override
    public void addListener(SearchComponentListener listener) {
        listeners.add(listener);
    }

    @Override
    public void addKeyPressedListener(EventHandler<KeyEvent> listener) {
        text.setOnKeyPressed(listener);
    }

    @Override
    public void onResultUpdated(@Nullable FindResult unfiltered) {
        FindResult result = panel.getFindResult();
        if (result == null) {
            count.setText("");
        } else if (result.getItems().isEmpty()) {
            count.setText("none");
        } else {
            count.setText(result.selectedItem().getIndex() + " of "
                    + result.getItems().size());
        }
    }
}
