package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.RequestOrigin;
import com.techsenger.jeditermfx.core.TerminalDisplay;
import com.techsenger.jeditermfx.core.TextStyle;
import com.techsenger.jeditermfx.core.model.CharBuffer;
import com.techsenger.jeditermfx.core.model.JediTerminal;
import com.techsenger.jeditermfx.core.model.StyleState;
import com.techsenger.jeditermfx.core.model.TerminalTextBuffer;
import com.techsenger.jeditermfx.core.util.CharUtils;
import com.techsenger.jeditermfx.core.util.TermSize;
import java.text.Normalizer;

/// JediTerm 1.0.0's screen model where it can be put right from outside. Each override names the fault.
final class RepairedTerminal extends JediTerminal {
    private final TerminalTextBuffer buffer;
    private final TerminalDisplay display;
    private final StyleState style;

    // The constructor of JediTerminal sets these through setScrollingRegion: no initialisers here.
    private int regionTop;
    private int regionBottom;
    private boolean insertMode;

    RepairedTerminal(TerminalDisplay display, TerminalTextBuffer buffer, StyleState style) {
        super(display, buffer, style);
        this.buffer = buffer;
        this.display = display;
        this.style = style;
        style.setCurrent(TextStyle.EMPTY);
    }

    void setInsertMode(boolean on) {
        insertMode = on;
    }

    /// The column from 1, never beyond the last although the cursor may wait behind it for the next character.
    int column() {
        return Math.clamp(getCursorX(), 1, getTerminalWidth());
    }

    /// Text is given whole and wrapped here: the original splits wide characters at the right edge, wraps without
    /// autowrap, and scrolls the region when text is written below it.
    @Override
    public int distanceToLineEnd() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void scrollY() {
        // Scrolling is decided where the cursor moves down, not wherever it happens to be.
    }

    @Override
    public void writeCharacters(String text) {
        String normal = Normalizer.normalize(text, Normalizer.Form.NFC);
        int width = getTerminalWidth();
        int start = 0;
        returnToFirstColumn();
        while (start < normal.length()) {
            if (getX() >= width) {
                wrap(width);
            }
            int end = fitting(normal, start, width - getX());
            if (end == start) {
                if (getX() == 0 || !isAutoWrap()) {
                    start += Character.charCount(normal.codePointAt(start));
                } else {
                    wrap(width);
                }
                continue;
            }
            if (insertMode) {
                insertBlankCharacters(cells(normal, start, end));
            }
            super.writeCharacters(normal.substring(start, end));
            start = end;
        }
    }

    private static int fitting(String text, int start, int room) {
        int end = start;
        int cells = 0;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            cells += cells(point);
            if (cells > room) {
                return end;
            }
            end += Character.charCount(point);
        }
        return end;
    }

    private static int cells(String text, int start, int end) {
        return text.substring(start, end)
                .codePoints()
                .map(RepairedTerminal::cells)
                .sum();
    }

    /// JediTerm keeps one cell for each char, and one more behind a wide character.
    private static int cells(int point) {
        return Character.charCount(point) + (CharUtils.isDoubleWidthCharacter(point, false) ? 1 : 0);
    }

    private void wrap(int width) {
        if (isAutoWrap()) {
            buffer.getLine(getY() - 1).setWrapped(true);
            carriageReturn();
            index();
        } else {
            setX(width - 1);
        }
    }

    /// The original steps left from the second half of a surrogate pair, at the first column off the screen. Such a
    /// half has lost its first, so it goes.
    private void returnToFirstColumn() {
        if (getX() < 0) {
            int row = Math.clamp(getY(), 1, getTerminalHeight());
            buffer.modify(() -> buffer.writeString(0, row, new CharBuffer(' ', 1)));
            setX(0);
        }
    }

    private void leaveMargin() {
        if (getX() >= getTerminalWidth()) {
            setX(getTerminalWidth() - 1);
        }
    }

    /// The original goes to the end of the row above.
    @Override
    public void backspace() {
        cursorBackward(1);
    }

    /// The original counts from behind the last column.
    @Override
    public void cursorBackward(int count) {
        leaveMargin();
        super.cursorBackward(count);
    }

    /// The original scrolls when the cursor is below the region.
    @Override
    public void newLine() {
        super.cursorDown(0);
        index();
        if (isAutoNewLine()) {
            carriageReturn();
        }
    }

    @Override
    public void index() {
        if (getY() == regionBottom || getY() < getTerminalHeight()) {
            super.index();
        }
    }

    @Override
    public void nextLine() {
        carriageReturn();
        index();
    }

    /// The original leaves the screen above the region.
    @Override
    public void reverseIndex() {
        if (getY() == regionTop || getY() > 1) {
            super.reverseIndex();
        }
    }

    @Override
    public void setScrollingRegion(int top, int bottom) {
        regionTop = Math.max(1, top);
        regionBottom = Math.min(getTerminalHeight(), bottom);
        super.setScrollingRegion(regionTop, regionBottom);
    }

    /// The original moves lines outside of the region too.
    @Override
    public void insertLines(int count) {
        if (inRegion()) {
            super.insertLines(Math.min(count, regionBottom - getY() + 1));
        }
    }

    @Override
    public void deleteLines(int count) {
        if (inRegion()) {
            super.deleteLines(Math.min(count, regionBottom - getY() + 1));
        }
    }

    private boolean inRegion() {
        return getY() >= regionTop && getY() <= regionBottom;
    }

    @Override
    public void scrollDown(int count) {
        int size = regionBottom - regionTop + 1;
        super.scrollDown(Math.clamp(count, -size, size));
    }

    /// The original accepts row 0.
    @Override
    public void cursorPosition(int x, int y) {
        super.cursorPosition(Math.max(1, x), Math.max(1, y));
    }

    /// The original goes to where the cursor was although the screen became smaller.
    @Override
    public void restoreCursor() {
        super.restoreCursor();
        setY(Math.clamp(getY(), 1, getTerminalHeight()));
        setX(Math.clamp(getX(), 0, getTerminalWidth()));
    }

    /// The original leaves the screen.
    @Override
    public void linePositionAbsolute(int y) {
        super.linePositionAbsolute(Math.clamp(y, 1, getTerminalHeight()));
    }

    /// The original misses the last row, wipes the cursor's row, fills the history of the alternate screen, and takes
    /// ED 3 for ED 2.
    @Override
    public void eraseInDisplay(int what) {
        leaveMargin();
        buffer.modify(() -> {
            switch (what) {
                case 0 -> {
                    eraseInLine(0);
                    eraseRows(getY(), getTerminalHeight() - 1);
                }
                case 1 -> {
                    eraseInLine(1);
                    eraseRows(0, getY() - 2);
                }
                case 2 -> {
                    if (buffer.isUsingAlternateBuffer()) {
                        eraseRows(0, getTerminalHeight() - 1);
                    } else {
                        super.eraseInDisplay(2);
                    }
                }
                case 3 -> buffer.clearHistory();
                default -> {}
            }
        });
    }

    private void eraseRows(int from, int to) {
        if (from <= to) {
            clearLines(from, to);
        }
    }

    /// The original colours no further than the row's text went.
    @Override
    public void eraseInLine(int what) {
        leaveMargin();
        super.eraseInLine(what);
        switch (what) {
            case 0 -> paint(getX(), getTerminalWidth());
            case 1 -> paint(0, getX() + 1);
            case 2 -> paint(0, getTerminalWidth());
            default -> {}
        }
    }

    @Override
    public void eraseCharacters(int count) {
        leaveMargin();
        int end = Math.min(getX() + count, getTerminalWidth());
        super.eraseCharacters(end - getX());
        paint(getX(), end);
    }

    private void paint(int from, int to) {
        TextStyle current = style.getCurrent();
        if (current.getBackground() != null && from < to) {
            style.setCurrent(current.createEmptyWithColors());
            buffer.modify(() -> buffer.writeString(from, getY(), new CharBuffer(' ', to - from)));
            style.setCurrent(current);
        }
    }

    @Override
    public void deleteCharacters(int count) {
        leaveMargin();
        super.deleteCharacters(Math.min(count, getTerminalWidth() - getX()));
    }

    @Override
    public void insertBlankCharacters(int count) {
        leaveMargin();
        super.insertBlankCharacters(count);
    }

    @Override
    public void reset(boolean clearHistory) {
        super.reset(clearHistory);
        insertMode = false;
        getStyleState().setCurrent(TextStyle.EMPTY);
    }

    /// In two steps: in one, the original throws IndexOutOfBoundsException when the alternate screen is on and both
    /// numbers become smaller (`ChangeWidthOperation.run`). The region becomes the whole screen, as in xterm; the
    /// original moves its end by the difference, even below its beginning.
    @Override
    public void resize(TermSize size, RequestOrigin origin) {
        buffer.modify(() -> {
            returnToFirstColumn();
            super.resize(new TermSize(size.getColumns(), getTerminalHeight()), origin);
            returnToFirstColumn();
            makeRoomAboveCursor(getTerminalHeight() - size.getRows());
            super.resize(size, origin);
            returnToFirstColumn();
            int x = Math.clamp(getX(), 0, getTerminalWidth() - 1);
            int y = Math.clamp(getY(), 1, getTerminalHeight());
            resetScrollRegions();
            setX(x);
            setY(y);
            display.setCursor(x, y);
        });
    }

    /// When rows are cut off, the original scrolls up by those that are not empty below the cursor, and throws when the
    /// cursor would go with them.
    private void makeRoomAboveCursor(int rowsToCut) {
        int empty = 0;
        while (empty < rowsToCut && isEmptyBelowCursor(getTerminalHeight() - empty)) {
            empty++;
        }
        int scrolled = rowsToCut - empty;
        if (getY() <= scrolled) {
            setY(scrolled + 1);
        }
    }

    private boolean isEmptyBelowCursor(int row) {
        return row > getY()
                && (row > buffer.getScreenLinesCount()
                        || buffer.getLine(row - 1).isNulOrEmpty());
    }
}
