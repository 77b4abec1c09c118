package dev.cockpit.app;

import dev.cockpit.app.keys.Command;
import dev.cockpit.app.tabs.DeckView;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabStripView;
import dev.cockpit.app.tabs.TabsModel;
import dev.cockpit.widget.TerminalView;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.stage.Stage;

/// What each command does. False means "not now": the key then goes on to whoever has the
/// keyboard. FX thread only.
final class WindowCommands implements Predicate<Command> {
    private final House house;
    private final Stage stage;
    private final Overlays overlays;
    private final DeckView deck;
    private final TabStripView strip;

    WindowCommands(House house, Stage stage, Overlays overlays, DeckView deck, TabStripView strip) {
        this.house = house;
        this.stage = stage;
        this.overlays = overlays;
        this.deck = deck;
        this.strip = strip;
    }

    @Override
    public boolean test(Command command) {
        if (overlays.covered()) {
            return switch (command) {
                case QUIT, THEME, FULL_SCREEN -> anywhere(command);
                default -> false;
            };
        }
        return anywhere(command);
    }

    private boolean anywhere(Command command) {
        TabsModel tabs = house.tabs();
        return switch (command) {
            case NEW_TAB -> yes(() -> house.sheet().show(Optional.empty()));
            case CLOSE_TAB -> tab(tabs::requestClose);
            case DUPLICATE_TAB -> tab(tabs::duplicate);
            case RESTART -> tab(TabModel::restart);
            case RENAME_TAB -> tab(strip::rename);
            case INTERRUPT -> tab(TabModel::interrupt);
            case NEXT_TAB -> yes(() -> tabs.step(1));
            case PREVIOUS_TAB -> yes(() -> tabs.step(-1));
            case JUMP_TO_WAITING -> house.list().showLongestWaiting();
            case MOVE_TAB_RIGHT -> yes(() -> tabs.moveSelected(1));
            case MOVE_TAB_LEFT -> yes(() -> tabs.moveSelected(-1));
            case TAB_1, TAB_2, TAB_3, TAB_4, TAB_5, TAB_6, TAB_7, TAB_8 ->
                yes(() -> tabs.selectAt(Command.goToTab().indexOf(command)));
            case TAB_9 -> yes(() -> tabs.selectAt(tabs.tabs().size() - 1));
            case FIND -> terminal(TerminalView::find);
            case COPY -> terminal(TerminalView::copy);
            case PASTE -> terminal(TerminalView::paste);
            case ZOOM_IN -> yes(() -> house.look().zoom(1));
            case ZOOM_OUT -> yes(() -> house.look().zoom(-1));
            case ZOOM_RESET -> yes(house.look()::resetZoom);
            case FACTS -> yes(overlays::toggleFacts);
            case SHARE -> yes(overlays::toggleShare);
            case SESSION_LIST -> yes(overlays::focusList);
            case FOLD_LIST -> yes(overlays::toggleList);
            case THEME -> yes(house.look()::nextChoice);
            case FULL_SCREEN -> yes(() -> stage.setFullScreen(!stage.isFullScreen()));
            case COMMANDS -> yes(overlays::showCommands);
            case QUIT -> yes(house.quit()::request);
        };
    }

    private boolean tab(Consumer<TabModel> action) {
        house.tabs().selected().ifPresent(action);
        return true;
    }

    private boolean terminal(Consumer<TerminalView> action) {
        deck.terminal().ifPresent(action);
        return deck.terminal().isPresent();
    }

    private static boolean yes(Runnable action) {
        action.run();
        return true;
    }

    /// What lies over the terminals, as far as commands move it.
    interface Overlays {
        /// Whether a sheet or a list covers the window and has the keyboard.
        boolean covered();

        /// Shows or hides "What did it get?".
        void toggleFacts();

        /// Shows or hides who may look from elsewhere.
        void toggleShare();

        /// Moves the keyboard to the session list.
        void focusList();

        /// Folds the session list or brings it back.
        void toggleList();

        /// Shows all commands.
        void showCommands();
    }
}
