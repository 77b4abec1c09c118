package dev.cockpit.widget;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Host;
import java.net.URI;
import javafx.scene.Parent;

/// A session as a JavaFX node: the seam between the window and whatever draws. FX thread only, and nothing here blocks.
///
/// The order is: make it, put [#node] into the scene, wait for [Listener#laidOut], start a session at that size, then
/// [#attach]. A child so never sees a size that is not the view's (decision 9).
public interface TerminalView extends AutoCloseable {

    /// The node to show. The same one for the view's whole life.
    Parent node();

    /// Shows this session from its oldest kept byte on and lets the person type into it. Once per view.
    void attach(Host host);

    /// The size in cells that fits the node now.
    TerminalSize fittingSize();

    /// Applies font and colours.
    void apply(TerminalLook look);

    /// Moves the keyboard focus here.
    void focus();

    /// The selected text, soft wraps joined; empty when nothing is selected.
    String selectedText();

    /// The text of the visible rows, right-trimmed, one line each. For tests, search and screen readers.
    String screenText();

    /// Puts the selection on the clipboard; does nothing when nothing is selected.
    void copy();

    /// Types the clipboard's text as a paste: cleaned, and bracketed when the child asked for that.
    void paste();

    /// Opens or closes the search bar.
    void find();

    /// Stops painting and lets go of every thread and listener. Detaches from the session, which goes on. Idempotent.
    @Override
    void close();

    /// What a view tells its window. Called on the FX thread.
    interface Listener {
        /// The view has a size for the first time.
        void laidOut(TerminalSize size);

        /// The agent named itself; already cleaned and cut.
        void titleChanged(String title);

        /// The child rang the bell.
        void bell();

        /// Typed input was not accepted because the child does not read.
        void inputRefused();

        /// A paste of several lines waits for the person's yes; run `proceed` to let it through.
        void confirmPaste(String preview, Runnable proceed);

        /// The person opened a link: `http`, `https` or `file`.
        default void openAddress(URI address) {}

        /// The person opened a place in a file, as it was printed; the path may be relative to the session's folder.
        ///
        /// @param line from 1
        /// @param column from 1
        default void openFile(String path, int line, int column) {}

        /// Something that the person asked for did not work; a whole sentence.
        default void cannot(String sentence) {}
    }
}
