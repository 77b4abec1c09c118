package dev.cockpit.widget.input;

import javafx.geometry.Point2D;

/// What an engine offers to its input. FX thread.
public interface Surface {
    /// What the child asked for now.
    InputModes modes();

    /// The cell under a point of the node, the nearest one for points outside.
    Cell cellAt(double x, double y);

    /// The device pixel under a point, counted from the top left corner of the cells, for children that asked for
    /// pixels;
    /// column and row are then pixels. An engine that cannot tell gives the cell.
    default Cell pixelAt(double x, double y) {
        return cellAt(x, y);
    }

    /// The number of visible rows.
    int rows();

    /// Scrolls the history by `lines`, positive towards older ones.
    void scroll(int lines);

    /// Scrolls to where the child writes: somebody types.
    void showEnd();

    /// The bottom left corner of the cursor's cell on the screen, for an input method's window.
    Point2D cursorOnScreen();

    /// Shows text that an input method is still composing at the cursor; empty ends that.
    void showComposition(String text);

    /// The selected text, or empty.
    String selectedText();
}
