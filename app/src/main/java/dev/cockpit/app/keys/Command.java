package dev.cockpit.app.keys;

import java.util.List;

/// Everything that a person can tell the window to do. The order is the order of the command list.
public enum Command {
    /// Opens the new-session sheet.
    NEW_TAB("New session", "New"),
    /// Closes the current tab.
    CLOSE_TAB("Close tab", "Close"),
    /// Opens the same once more.
    DUPLICATE_TAB("Duplicate tab", "Duplicate"),
    /// Starts an ended or refused session again.
    RESTART("Start again", "Restart"),
    /// Gives the tab a name of the person's own.
    RENAME_TAB("Rename tab", "Rename"),
    /// Types Ctrl+C.
    INTERRUPT("Interrupt", "Interrupt"),
    /// The tab to the right.
    NEXT_TAB("Next tab", "Next"),
    /// The tab to the left.
    PREVIOUS_TAB("Previous tab", "Previous"),
    /// Goes to the session that has waited longest for the person.
    JUMP_TO_WAITING("Go to the session that has waited longest", "Jump to waiting"),
    /// Moves the tab to the right.
    MOVE_TAB_RIGHT("Move tab right", "Move right"),
    /// Moves the tab to the left.
    MOVE_TAB_LEFT("Move tab left", "Move left"),
    /// The tab with that number.
    TAB_1("Go to tab 1", "Tab 1"),
    /// The tab with that number.
    TAB_2("Go to tab 2", "Tab 2"),
    /// The tab with that number.
    TAB_3("Go to tab 3", "Tab 3"),
    /// The tab with that number.
    TAB_4("Go to tab 4", "Tab 4"),
    /// The tab with that number.
    TAB_5("Go to tab 5", "Tab 5"),
    /// The tab with that number.
    TAB_6("Go to tab 6", "Tab 6"),
    /// The tab with that number.
    TAB_7("Go to tab 7", "Tab 7"),
    /// The tab with that number.
    TAB_8("Go to tab 8", "Tab 8"),
    /// The last tab.
    TAB_9("Go to the last tab", "Last tab"),
    /// Searches the terminal.
    FIND("Find in the terminal", "Find"),
    /// Copies the selection.
    COPY("Copy the selection", "Copy"),
    /// Pastes the clipboard.
    PASTE("Paste", "Paste"),
    /// A larger font.
    ZOOM_IN("Larger text", "Larger"),
    /// A smaller font.
    ZOOM_OUT("Smaller text", "Smaller"),
    /// The usual font size.
    ZOOM_RESET("Usual text size", "Usual size"),
    /// Shows the evidence of the status, the environment names, folder, root and gates.
    FACTS("What did it get, and why this status?", "What did it get?"),
    /// Gives out links to sessions, and shows who came by them.
    SHARE("Share sessions, and see who looks", "Share"),
    /// Moves the keyboard to the session list.
    SESSION_LIST("Go to the session list", "Session list"),
    /// Folds the left side away or brings it back.
    FOLD_LIST("Fold the session list", "Fold list"),
    /// System, dark, light.
    THEME("Change theme: system, dark, light", "Theme"),
    /// The whole screen.
    FULL_SCREEN("Full screen", "Full screen"),
    /// All commands by name.
    COMMANDS("All commands", "Commands"),
    /// Ends the cockpit.
    QUIT("Quit", "Quit");

    private final String sentence;
    private final String word;

    Command(String sentence, String word) {
        this.sentence = sentence;
        this.word = word;
    }

    /// What it does, for the command list and for documents.
    public String sentence() {
        return sentence;
    }

    /// What a button or a hint calls it.
    public String word() {
        return word;
    }

    /// The nine commands that go to a tab by its number, in order.
    public static List<Command> goToTab() {
        return List.of(TAB_1, TAB_2, TAB_3, TAB_4, TAB_5, TAB_6, TAB_7, TAB_8, TAB_9);
    }
}
