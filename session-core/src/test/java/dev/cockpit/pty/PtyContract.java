package dev.cockpit.pty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty.Signal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What sessions rely on, of every [Pty]: the real one and the scripted one.
abstract class PtyContract {
    /// A child that prints `text` and ends with `code`.
    abstract Pty printing(String text, int code) throws IOException;

    /// A child that prints `ready`, then answers each line X with `got X`, and `size` with `size
    /// COLSxROWS`.
    abstract Pty answering() throws IOException;

    @Test
    void readsEverythingThenTheEnd() throws Exception {
        String text = "line\n".repeat(20_000) + "last";

        Pty pty = printing(text, 3);

        assertThat(readAll(pty)).isEqualTo(text);
        assertThat(pty.awaitExit()).isEqualTo(3);
        assertThat(pty.exitCode()).hasValue(3);
        assertThat(pty.isAlive()).isFalse();
        pty.close();
    }

    @Test
    void typedBytesArriveAndTheSizeIsTold() throws Exception {
        Pty pty = answering();
        readUntil(pty, "ready");

        byte[] typed = "..hello\r..".getBytes(StandardCharsets.US_ASCII);
        pty.write(typed, 2, 6);
        readUntil(pty, "got hello");
        pty.resize(new TerminalSize(91, 37));
        pty.write("size\r".getBytes(StandardCharsets.US_ASCII), 0, 5);
        readUntil(pty, "size 91x37");

        assertThat(pty.exitCode()).isEmpty();
        end(pty);
    }

    @ParameterizedTest
    @CsvSource({"HANGUP, 129", "TERMINATE, 143", "KILL, 137"})
    void aSignalEndsItWith128AndTheSignal(Signal signal, int code) throws Exception {
        Pty pty = answering();
        readUntil(pty, "ready");

        pty.signal(signal);

        assertThat(pty.awaitExit()).isEqualTo(code);
        readAll(pty);
        pty.close();
    }

    @Test
    void theDeadTakeNothing() throws Exception {
        Pty pty = printing("", 0);
        assertThat(readAll(pty)).isEmpty();

        pty.resize(new TerminalSize(10, 10));
        for (Signal signal : Signal.values()) {
            pty.signal(signal);
        }

        assertThatThrownBy(() -> pty.write(new byte[] {65}, 0, 1)).isInstanceOf(IOException.class);
        assertThat(pty.read(new byte[10])).isEqualTo(-1);
        assertThat(pty.exitCode()).hasValue(0);
        pty.close();
        pty.close();
        assertThat(pty.read(new byte[10])).isEqualTo(-1);
        pty.resize(new TerminalSize(10, 10));
    }

    static void end(Pty pty) throws IOException, InterruptedException {
        pty.signal(Signal.KILL);
        readAll(pty);
        pty.awaitExit();
        pty.close();
    }

    static String readAll(Pty pty) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] buffer = new byte[4096];
        for (int length = pty.read(buffer); length >= 0; length = pty.read(buffer)) {
            all.write(buffer, 0, length);
        }
        return all.toString(StandardCharsets.UTF_8);
    }

    static String readUntil(Pty pty, String text) throws IOException {
        StringBuilder seen = new StringBuilder();
        byte[] buffer = new byte[4096];
        while (!seen.toString().contains(text)) {
            int length = pty.read(buffer);
            if (length < 0) {
                throw new AssertionError("ended before \"" + text + "\": " + seen);
            }
            seen.append(new String(buffer, 0, length, StandardCharsets.UTF_8));
        }
        return seen.toString();
    }
}
