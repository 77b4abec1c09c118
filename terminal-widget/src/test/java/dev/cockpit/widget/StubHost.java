package dev.cockpit.widget;

import dev.cockpit.launch.Kind;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import dev.cockpit.session.Host;
import dev.cockpit.session.OutputLog;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState;
import dev.cockpit.status.AgentStatus;
import dev.cockpit.status.Evidence;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/// A session without a child: what is typed is kept, what is printed is up to the test. Thread-safe.
public final class StubHost implements Host {
    private final OutputLog log = new OutputLog(2 << 20);
    private final Screen screen = new Screen(80, 24, ScreenOptions.DEFAULT, ScreenListener.NONE);
    private final ByteArrayOutputStream typed = new ByteArrayOutputStream();
    private final List<TerminalSize> sizes = new ArrayList<>();
    private int calls;
    private boolean deaf;
    private boolean ended;
    private boolean closed;

    /// Prints, as the child would.
    public void print(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int at = 0; at < bytes.length; at += 8192) {
            byte[] piece = java.util.Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + 8192));
            log.append(piece, piece.length);
        }
    }

    /// Takes nothing more until told otherwise.
    public synchronized void deaf(boolean now) {
        deaf = now;
    }

    /// The child is gone.
    public synchronized void end() {
        ended = true;
        log.close();
    }

    /// What was typed, with ESC and the other control characters readable.
    public synchronized String typed() {
        StringBuilder shown = new StringBuilder();
        typed.toString(StandardCharsets.UTF_8).chars().forEach(c -> {
            if (c < 0x20) {
                shown.append('^').append((char) (c + 0x40));
            } else {
                shown.append(c == 0x7f ? "^?" : String.valueOf((char) c));
            }
        });
        return shown.toString();
    }

    /// Forgets what was typed.
    public synchronized void forget() {
        typed.reset();
    }

    /// How often something was handed over.
    public synchronized int calls() {
        return calls;
    }

    /// The sizes that were asked for, in order.
    public synchronized List<TerminalSize> sizes() {
        return List.copyOf(sizes);
    }

    /// Whether it was let go of.
    public synchronized boolean closed() {
        return closed;
    }

    @Override
    public synchronized boolean type(byte[] bytes) {
        if (deaf || ended) {
            return false;
        }
        calls++;
        typed.writeBytes(bytes);
        return true;
    }

    @Override
    public synchronized void resize(TerminalSize size) {
        sizes.add(size);
    }

    @Override
    public boolean interrupt() {
        return type(new byte[] {3});
    }

    @Override
    public CompletableFuture<SessionState.Ended> stop() {
        end();
        return CompletableFuture.completedFuture(state());
    }

    private static SessionState.Ended state() {
        return new SessionState.Ended(new SessionState.EndReason.Stopped(), OptionalInt.empty());
    }

    @Override
    public synchronized SessionInfo info() {
        return new SessionInfo(
                SessionId.random(),
                Kind.SHELL,
                "stub",
                "",
                List.of("stub"),
                Path.of("/"),
                Path.of("/"),
                Optional.empty(),
                OptionalLong.empty(),
                Instant.EPOCH,
                Instant.EPOCH,
                TerminalSize.DEFAULT,
                ended ? state() : new SessionState.Live(),
                1,
                new LinkedHashSet<>(),
                new LinkedHashSet<>(),
                new AgentStatus.Unknown(new Evidence(Evidence.Source.NONE, "", Instant.EPOCH)),
                Optional.empty(),
                Optional.empty());
    }

    @Override
    public Screen screen() {
        return screen;
    }

    @Override
    public OutputLog output() {
        return log;
    }

    @Override
    public synchronized void close() {
        closed = true;
    }
}
