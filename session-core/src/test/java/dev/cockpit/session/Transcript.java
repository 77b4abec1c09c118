package dev.cockpit.session;

import dev.cockpit.session.OutputLog.Read;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// Everything that a session printed, read from its log as a viewer reads it.
public final class Transcript {
    private final OutputLog log;
    private final byte[] buffer = new byte[8192];
    private final ByteArrayOutputStream all = new ByteArrayOutputStream();
    private long next;

    public Transcript(OutputLog log) {
        this.log = log;
    }

    /// What is there now, as UTF-8.
    public String text() {
        readOn(Duration.ZERO);
        return all.toString(StandardCharsets.UTF_8);
    }

    /// What is there now.
    public byte[] bytes() {
        readOn(Duration.ZERO);
        return all.toByteArray();
    }

    /// Waits until `text` was printed.
    public String awaitText(String text) {
        Await.until("output with \"" + text + "\"", () -> text().contains(text));
        return text();
    }

    /// Waits for the end and returns everything.
    public byte[] awaitEnd() {
        Await.until("the end of the output", () -> readOn(Duration.ofMillis(100)) instanceof Read.End);
        return all.toByteArray();
    }

    private Read readOn(Duration patience) {
        try {
            while (true) {
                Read read = log.read(next, buffer, patience);
                switch (read) {
                    case Read.Bytes(int length, long following) -> {
                        all.write(buffer, 0, length);
                        next = following;
                    }
                    case Read.Pruned(long oldest) ->
                        throw new AssertionError("lost the bytes from " + next + " to " + oldest);
                    case Read.Quiet(), Read.End() -> {
                        return read;
                    }
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
