package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.CursorShape;
import com.techsenger.jeditermfx.core.RequestOrigin;
import com.techsenger.jeditermfx.core.TerminalDisplay;
import com.techsenger.jeditermfx.core.TextStyle;
import com.techsenger.jeditermfx.core.emulator.mouse.MouseFormat;
import com.techsenger.jeditermfx.core.emulator.mouse.MouseMode;
import com.techsenger.jeditermfx.core.model.StyleState;
import com.techsenger.jeditermfx.core.model.TerminalSelection;
import com.techsenger.jeditermfx.core.model.TerminalTextBuffer;
import com.techsenger.jeditermfx.core.util.TermSize;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The repaired emulator without a window.
final class Headless implements Repairs.Events {
    final TerminalTextBuffer buffer;
    final RepairedTerminal terminal;
    final Repairs repairs;
    final List<String> titles = new ArrayList<>();
    final List<Integer> shapes = new ArrayList<>();
    int bells;

    Headless(int cols, int rows) {
        StyleState style = new StyleState();
        buffer = new TerminalTextBuffer(cols, rows, style, 1000, null);
        terminal = new RepairedTerminal(new NoDisplay(), buffer, style);
        repairs = new Repairs(terminal, this);
    }

    Headless feed(String text) {
        repairs.feed(text.toCharArray(), text.length());
        return this;
    }

    Headless resize(int cols, int rows) {
        terminal.resize(new TermSize(cols, rows), RequestOrigin.User);
        return this;
    }

    String row(int number) {
        return buffer.getLine(number - 1)
                .getText()
                .replace("\ue000", "")
                .replace('\0', ' ')
                .stripTrailing();
    }

    String screen() {
        StringBuilder text = new StringBuilder();
        for (int row = 1; row <= buffer.getHeight(); row++) {
            text.append(row(row)).append('\n');
        }
        return text.toString().stripTrailing();
    }

    TextStyle style(int row, int column) {
        TextStyle style = buffer.getStyleAt(column - 1, row - 1);
        return style == null ? TextStyle.EMPTY : style;
    }

    String cursor() {
        return terminal.column() + "," + terminal.getCursorY();
    }

    @Override
    public void title(String title) {
        titles.add(title);
    }

    @Override
    public void bell() {
        bells++;
    }

    @Override
    public void cursorShape(int shape) {
        shapes.add(shape);
    }

    private static final class NoDisplay implements TerminalDisplay {
        private String title = "";

        @Override
        public void setCursor(int x, int y) {}

        @Override
        public void setCursorShape(@Nullable CursorShape shape) {}

        @Override
        public void beep() {}

        @Override
        public void scrollArea(int top, int size, int dy) {}

        @Override
        public void setCursorVisible(boolean visible) {}

        @Override
        public void useAlternateScreenBuffer(boolean enabled) {}

        @Override
        public String getWindowTitle() {
            return title;
        }

        @Override
        public void setWindowTitle(String name) {
            title = name;
        }

        @Override
        public @Nullable TerminalSelection getSelection() {
            return null;
        }

        @Override
        public void terminalMouseModeSet(MouseMode mode) {}

        @Override
        public void setMouseFormat(MouseFormat format) {}

        @Override
        public boolean ambiguousCharsAreDoubleWidth() {
            return false;
        }
    }
}
