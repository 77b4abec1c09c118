package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.StyledTextConsumer;
import com.techsenger.jeditermfx.core.TextStyle;
import com.techsenger.jeditermfx.core.model.CharBuffer;
import com.techsenger.jeditermfx.core.model.SubCharBuffer;
import com.techsenger.jeditermfx.core.model.TerminalTextBuffer;
import com.techsenger.jeditermfx.ui.SubstringFinder;
import com.techsenger.jeditermfx.ui.SubstringFinder.FindResult;

/// Searches history and screen. JediTerm's own search takes all rows for one, so that it finds `15` in a row that ends
/// in 1 above one that begins with 5; here text goes on only where a row was wrapped.
final class RowFinder implements StyledTextConsumer {
    private final SubstringFinder finder;

    private RowFinder(TerminalTextBuffer buffer, String pattern, boolean ignoreCase) {
        int history = buffer.getHistoryLinesCount();
        finder = new SubstringFinder(pattern, ignoreCase) {
            @Override
            public boolean accept(FindResult.FindItem item) {
                for (int row = item.getStart().y; row < item.getEnd().y; row++) {
                    if (!buffer.getLine(row - history).isWrapped()) {
                        return false;
                    }
                }
                return true;
            }
        };
    }

    static FindResult search(TerminalTextBuffer buffer, String pattern, boolean ignoreCase) {
        buffer.lock();
        try {
            RowFinder rows = new RowFinder(buffer, pattern, ignoreCase);
            buffer.processHistoryAndScreenLines(-buffer.getHistoryLinesCount(), -1, rows);
            return rows.finder.getResult();
        } finally {
            buffer.unlock();
        }
    }

    @Override
    public void consume(int x, int y, TextStyle style, CharBuffer characters, int startRow) {
        CharBuffer whole = characters;
        int offset = 0;
        if (characters instanceof SubCharBuffer part) {
            whole = part.getParent();
            offset = part.getOffset();
        }
        for (int i = offset; i < offset + characters.length(); i++) {
            finder.nextChar(x, y - startRow, whole, i);
        }
    }

    @Override
    public void consumeNul(int x, int y, int nulIndex, TextStyle style, CharBuffer characters, int startRow) {}

    @Override
    public void consumeQueue(int x, int y, int nulIndex, int startRow) {}
}
