package dev.cockpit.pty;

import dev.cockpit.launch.TerminalSize;
import java.nio.charset.StandardCharsets;

/// The scripted PTY keeps the contract, so what sessions do over it they do over a real one.
final class ScriptedPtyTest extends PtyContract {
    @Override
    Pty printing(String text, int code) {
        ScriptedPty pty = new ScriptedPty();
        if (!text.isEmpty()) {
            pty.print(text);
        }
        pty.exit(code);
        return pty;
    }

    @Override
    Pty answering() {
        ScriptedPty pty = new ScriptedPty();
        pty.answerWith(bytes -> {
            String line = new String(bytes, StandardCharsets.UTF_8).strip();
            TerminalSize size =
                    pty.sizes().isEmpty() ? TerminalSize.DEFAULT : pty.sizes().getLast();
            pty.print(line.equals("size") ? "size " + size.cols() + "x" + size.rows() : "got " + line);
        });
        pty.print("ready");
        return pty;
    }
}
