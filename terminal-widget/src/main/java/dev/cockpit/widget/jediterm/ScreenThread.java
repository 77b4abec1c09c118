package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.RequestOrigin;
import com.techsenger.jeditermfx.core.util.TermSize;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Host;
import dev.cockpit.session.OutputLog;
import dev.cockpit.session.OutputLog.Read;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// The thread `terminal-view`: reads one session's output, from its oldest kept byte, into JediTerm's model, and
/// resizes
/// model and child. The only one that changes the model. Made and closed by the view.
final class ScreenThread implements AutoCloseable {
    private static final int CHUNK = 8192;
    private static final Duration FOREVER = Duration.ofDays(1);

    private final Host host;
    private final RepairedTerminal terminal;
    private final Repairs repairs;
    private final AtomicReference<@Nullable TerminalSize> wantedSize = new AtomicReference<>();
    private final CharsetDecoder decoder = StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private final ByteBuffer bytes = ByteBuffer.allocate(2 * CHUNK).limit(0);
    private final CharBuffer chars = CharBuffer.allocate(2 * CHUNK);
    private final Thread thread;

    private volatile boolean closed;

    ScreenThread(Host host, RepairedTerminal terminal, Repairs repairs) {
        this.host = host;
        this.terminal = terminal;
        this.repairs = repairs;
        thread = Thread.ofPlatform().daemon().name("terminal-view").unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    /// Resizes as soon as what was read is on the screen; of several sizes that wait only the last counts. Any thread.
    void resize(TerminalSize size) {
        wantedSize.set(size);
        thread.interrupt();
    }

    /// Lets go of the log and ends. Idempotent, does not wait.
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }

    private void run() {
        OutputLog log = host.output();
        try (OutputLog.Hold hold = log.hold()) {
            long address = hold.address();
            byte[] chunk = new byte[CHUNK];
            while (!closed) {
                carryOutResize();
                address = readOnce(log, hold, address, chunk);
            }
        }
    }

    /// Waits for output, a size or the end; an interrupt is how the others say that there is something new.
    private long readOnce(OutputLog log, OutputLog.Hold hold, long address, byte[] chunk) {
        try {
            switch (log.read(address, chunk, FOREVER)) {
                case Read.Bytes(int length, long next) -> {
                    feed(chunk, length);
                    hold.advanceTo(next);
                    return next;
                }
                case Read.Pruned(long oldest) -> {
                    return oldest;
                }
                case Read.Quiet() -> {}
                case Read.End() -> LockSupport.park(this);
            }
        } catch (InterruptedException e) {
            return address;
        }
        return address;
    }

    private void feed(byte[] chunk, int length) {
        bytes.compact().put(chunk, 0, length).flip();
        boolean more = true;
        while (more) {
            more = decoder.decode(bytes, chars, false).isOverflow();
            repairs.feed(chars.array(), chars.position());
            chars.clear();
        }
        if (terminal.getTerminalTextBuffer().isUsingAlternateBuffer()) {
            // The alternate screen has no history; JediTerm keeps one.
            terminal.getTerminalTextBuffer().clearHistory();
        }
    }

    private void carryOutResize() {
        boolean wasInterrupted = Thread.interrupted();
        TerminalSize size = wantedSize.getAndSet(null);
        if (size != null) {
            terminal.resize(new TermSize(size.cols(), size.rows()), RequestOrigin.User);
            host.resize(size);
        } else if (wasInterrupted && closed) {
            thread.interrupt();
        }
    }
}
