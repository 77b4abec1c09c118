package dev.cockpit.widget.view;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import dev.cockpit.session.Host;
import dev.cockpit.session.OutputLog;
import dev.cockpit.session.OutputLog.Read;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// The thread `terminal-view`: reads a session's output, from its oldest kept byte, into a screen, and resizes screen and
/// child. Made and closed by the view.
final class ScreenFeed implements AutoCloseable {
    private static final int CHUNK = 64 * 1024;
    private static final Duration FOREVER = Duration.ofDays(1);

    private final Host host;
    private final Screen screen;
    private final Runnable changed;
    private final AtomicReference<@Nullable TerminalSize> wantedSize = new AtomicReference<>();
    private final Thread thread;

    /// Nobody else was attached, so nobody else has answered what the child asked so far.
    private final boolean alone;

    private volatile boolean answering;
    private volatile boolean closed;

    /// @param heard is told what the output means, on the feed's thread; replies come only where they are still wanted
    /// @param changed runs on the feed's thread when the screen may look different
    ScreenFeed(Host host, TerminalSize size, ScreenOptions options, ScreenListener heard, Runnable changed) {
        this.host = host;
        this.changed = changed;
        this.screen = new Screen(size.cols(), size.rows(), options, new Answering(heard, () -> answering));
        this.alone = host.info().viewers() <= 1;
        this.thread = Thread.ofPlatform().daemon().name("terminal-view").unstarted(this::run);
    }

    Screen screen() {
        return screen;
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
            long answerFrom = alone && address == 0 ? 0 : log.end();
            byte[] chunk = new byte[CHUNK];
            while (!closed) {
                carryOutResize();
                answering = address >= answerFrom;
                address = readOnce(log, hold, address, chunk);
            }
        }
    }

    /// Waits for output, a size or the end; an interrupt is how the others say that there is something new.
    private long readOnce(OutputLog log, OutputLog.Hold hold, long address, byte[] chunk) {
        try {
            switch (log.read(address, chunk, FOREVER)) {
                case Read.Bytes(int length, long next) -> {
                    screen.feed(chunk, 0, length);
                    hold.advanceTo(next);
                    changed.run();
                    return next;
                }
                case Read.Pruned(long oldest) -> {
                    return oldest;
                }
                case Read.Quiet() -> {}
                case Read.End() -> {
                    screen.childEnded();
                    changed.run();
                    LockSupport.park(this);
                }
            }
        } catch (InterruptedException e) {
            return address;
        }
        return address;
    }

    private void carryOutResize() {
        boolean wasInterrupted = Thread.interrupted();
        TerminalSize size = wantedSize.getAndSet(null);
        if (size != null) {
            screen.resize(size.cols(), size.rows());
            host.resize(size);
            changed.run();
        } else if (wasInterrupted && closed) {
            thread.interrupt();
        }
    }
}
