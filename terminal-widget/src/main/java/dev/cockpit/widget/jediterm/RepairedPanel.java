package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.RequestOrigin;
import com.techsenger.jeditermfx.core.model.SelectionUtil;
import com.techsenger.jeditermfx.core.model.StyleState;
import com.techsenger.jeditermfx.core.model.TerminalSelection;
import com.techsenger.jeditermfx.core.model.TerminalTextBuffer;
import com.techsenger.jeditermfx.core.util.TermSize;
import com.techsenger.jeditermfx.ui.SubstringFinder.FindResult;
import com.techsenger.jeditermfx.ui.TerminalActionProvider;
import com.techsenger.jeditermfx.ui.TerminalPanel;
import com.techsenger.jeditermfx.ui.settings.SettingsProvider;
import dev.cockpit.widget.FxThread;
import dev.cockpit.widget.input.Cell;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import org.jspecify.annotations.Nullable;

/// JediTerm's painter. Paints only while it is shown.
final class RepairedPanel extends TerminalPanel {
    /// The wide character's second cell, in JediTerm's rows.
    private static final String SECOND_CELL = "\ue000";

    private final TerminalTextBuffer buffer;
    private volatile boolean hidden;
    private volatile boolean stale;
    private @Nullable Supplier<ContextMenu> menu;
    private String pattern = "";
    private boolean ignoreCase;

    RepairedPanel(SettingsProvider settings, TerminalTextBuffer buffer, StyleState style) {
        super(settings, buffer, style);
        this.buffer = buffer;
    }

    void setMenu(Supplier<ContextMenu> supplier) {
        menu = supplier;
    }

    /// A canvas that nobody sees keeps every command it is given.
    void setShown(boolean shown) {
        hidden = !shown;
        if (shown && stale) {
            stale = false;
            super.repaint();
        }
    }

    @Override
    public void repaint() {
        if (hidden) {
            stale = true;
        } else {
            super.repaint();
        }
    }

    @Override
    protected ContextMenu createPopupMenu(TerminalActionProvider actions) {
        return menu == null ? new ContextMenu() : menu.get();
    }

    /// The original sets sizes of nodes on whatever thread resizes the model.
    @Override
    public void onResize(TermSize size, RequestOrigin origin) {
        FxThread.run(() -> super.onResize(size, origin));
    }

    void lookChanged() {
        reinitFontAndResize();
        repaint();
    }

    /// What is searched from now on.
    void searchFor(String text, boolean ignoringCase) {
        pattern = text;
        ignoreCase = ignoringCase;
    }

    @Override
    public void setFindResult(@Nullable FindResult found) {
        super.setFindResult(found == null ? null : RowFinder.search(buffer, pattern, ignoreCase));
    }

    Cell cellAt(double x, double y) {
        int column = (int) Math.floor((x - getInsetX()) / myCharSize.getWidth());
        int row = (int) Math.floor(y / myCharSize.getHeight());
        return new Cell(Math.clamp(column, 0, buffer.getWidth() - 1), Math.clamp(row, 0, buffer.getHeight() - 1));
    }

    /// The top left corner of a cell in the canvas; the row counts from the first visible one.
    Point2D cornerOf(int column, int row) {
        return new Point2D(column * myCharSize.getWidth() + getInsetX(), row * myCharSize.getHeight());
    }

    double rowHeight() {
        return myCharSize.getHeight();
    }

    /// How many rows of history are visible, as a number that is not positive.
    int origin() {
        return swingClientScrollOrigin;
    }

    void scroll(int lines) {
        for (int i = 0; i < Math.abs(lines); i++) {
            if (lines > 0) {
                scrollUp();
            } else {
                scrollDown();
            }
        }
    }

    void showEnd() {
        getScrollBar().setValue(getScrollBar().getMax());
    }

    String selectedText() {
        TerminalSelection selection = getSelection();
        if (selection == null) {
            return "";
        }
        buffer.lock();
        try {
            return SelectionUtil.getSelectedText(selection.getStart(), selection.getEnd(), buffer);
        } finally {
            buffer.unlock();
        }
    }

    String visibleText() {
        StringBuilder text = new StringBuilder();
        buffer.lock();
        try {
            int first = Math.max(swingClientScrollOrigin, -buffer.getHistoryLinesCount());
            for (int row = first; row < first + buffer.getHeight(); row++) {
                String line =
                        buffer.getLine(row).getText().replace(SECOND_CELL, "").replace('\0', ' ');
                text.append(line.stripTrailing()).append('\n');
            }
        } finally {
            buffer.unlock();
        }
        return text.toString();
    }
}
