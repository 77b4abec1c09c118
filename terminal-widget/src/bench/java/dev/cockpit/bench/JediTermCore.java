package dev.cockpit.bench;

import com.techsenger.jeditermfx.core.ArrayTerminalDataStream;
import com.techsenger.jeditermfx.core.CursorShape;
import com.techsenger.jeditermfx.core.TerminalDisplay;
import com.techsenger.jeditermfx.core.emulator.JediEmulator;
import com.techsenger.jeditermfx.core.emulator.mouse.MouseFormat;
import com.techsenger.jeditermfx.core.emulator.mouse.MouseMode;
import com.techsenger.jeditermfx.core.model.JediTerminal;
import com.techsenger.jeditermfx.core.model.StyleState;
import com.techsenger.jeditermfx.core.model.TerminalSelection;
import com.techsenger.jeditermfx.core.model.TerminalTextBuffer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// jeditermfx-core without its widget: bytes, UTF-8, emulator and model, as the widget's own reader would feed them.
final class JediTermCore {
    private final JediTerminal terminal;

    JediTermCore(int cols, int rows, int historyLines) {
        StyleState style = new StyleState();
        terminal = new JediTerminal(
                new NoDisplay(), new TerminalTextBuffer(cols, rows, style, historyLines, null), style);
    }

    void feed(byte[] bytes, int from, int length) throws IOException {
        char[] characters = new String(bytes, from, length, StandardCharsets.UTF_8).toCharArray();
        JediEmulator emulator = new JediEmulator(new ArrayTerminalDataStream(characters), terminal);
        while (emulator.hasNext()) {
            emulator.next();
        }
    }

    private static final class NoDisplay implements TerminalDisplay {
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
        public void useAlternateScreenBuffer(boolean alternate) {}

        @Override
        public String getWindowTitle() {
            return "";
        }

        @Override
        public void setWindowTitle(String title) {}

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
