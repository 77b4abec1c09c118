package dev.cockpit.pty;

import com.pty4j.PtyProcess;
import com.pty4j.WinSize;
import com.pty4j.unix.PtyHelpers;
import com.pty4j.unix.UnixPtyProcess;
import dev.cockpit.launch.TerminalSize;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A real child behind pty4j 0.13.12, whose traps end here:
///
/// - closing soon after the exit makes *another* session read EOF (JetBrains/pty4j#181), and closing
///   while somebody reads or writes can hand that one a stranger's descriptor: so a janitor closes late,
///   and only when nobody is inside;
/// - its reads return -1 while the child lives (same defect, or a child that closed its terminal): so -1
///   is believed only of the dead;
/// - its single-byte read returns 0xFF as -1: so only arrays are read;
/// - its write with an offset above 0 throws: so it is given arrays of its own;
/// - its size call throws on a closed session: so it is guarded.
final class Pty4jPty implements Pty {
    private static final Logger log = LoggerFactory.getLogger(Pty4jPty.class);
    private static final Duration CLOSE_DELAY = Duration.ofMillis(250);

    /// How often the janitor comes back for a writer that is still inside; a child that never read can
    /// leave it there.
    private static final int CLOSE_ATTEMPTS_WITH_WRITER = 8;

    private static final long SHORTEST_PARK_NANOS = Duration.ofMillis(5).toNanos();
    private static final long LONGEST_PARK_NANOS = Duration.ofMillis(100).toNanos();
    private static final int SIGCONT = System.getProperty("os.name", "").startsWith("Linux") ? 18 : 19;

    private final PtyProcess process;
    private final ScheduledExecutorService janitor;
    /// Both are asked for at once: pty4j's destroy() closes what nobody asked for, and with it the
    /// terminal.
    private final InputStream output;

    private final OutputStream input;

    /// Guards what follows. Never held during a read or a write.
    private final Object door = new Object();

    private int readersInside;
    private int writersInside;
    private boolean closeAsked;
    private boolean closed;

    Pty4jPty(PtyProcess process, ScheduledExecutorService janitor) {
        this.process = process;
        this.janitor = janitor;
        this.output = process.getInputStream();
        this.input = process.getOutputStream();
    }

    @Override
    public long pid() {
        return process.pid();
    }

    @Override
    public int read(byte[] buffer) throws IOException {
        long park = SHORTEST_PARK_NANOS;
        while (true) {
            // Asked before the read: what the child printed until it died is then either in this read or in the next.
            boolean alive = isAlive();
            int length = readOnce(buffer);
            if (length > 0) {
                return length;
            }
            if (!alive) {
                return -1;
            }
            LockSupport.parkNanos(park);
            if (Thread.interrupted()) {
                throw new InterruptedIOException("interrupted while waiting for output");
            }
            park = Math.min(park * 2, LONGEST_PARK_NANOS);
        }
    }

    private int readOnce(byte[] buffer) throws IOException {
        synchronized (door) {
            if (closed) {
                return -1;
            }
            readersInside++;
        }
        try {
            return output.read(buffer, 0, buffer.length);
        } finally {
            synchronized (door) {
                readersInside--;
            }
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        synchronized (door) {
            if (closed || !isAlive()) {
                throw new IOException("the child is gone");
            }
            writersInside++;
        }
        try {
            input.write(Arrays.copyOfRange(bytes, offset, offset + length));
        } finally {
            synchronized (door) {
                writersInside--;
            }
        }
    }

    @Override
    public void resize(TerminalSize size) {
        synchronized (door) {
            if (closed || !isAlive()) {
                return;
            }
            try {
                process.setWinSize(new WinSize(size.cols(), size.rows()));
            } catch (IllegalStateException e) {
                log.debug("resize of process {} failed: {}", pid(), e.getMessage());
            }
        }
    }

    @Override
    public boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public OptionalInt exitCode() {
        return isAlive() ? OptionalInt.empty() : OptionalInt.of(process.exitValue());
    }

    @Override
    public int awaitExit() throws InterruptedException {
        return process.waitFor();
    }

    @Override
    public void signal(Signal signal) {
        if (!isAlive()) {
            return;
        }
        if (!(process instanceof UnixPtyProcess unix)) {
            // Windows knows one way only.
            if (signal != Signal.CONTINUE) {
                process.destroyForcibly();
            }
            return;
        }
        switch (signal) {
            case HANGUP -> unix.hangup();
            case TERMINATE -> unix.destroy();
            case CONTINUE -> PtyHelpers.signal(-Math.toIntExact(pid()), SIGCONT);
            case KILL -> unix.destroyForcibly();
        }
    }

    @Override
    public void close() {
        synchronized (door) {
            if (closeAsked) {
                return;
            }
            closeAsked = true;
        }
        closeLater(!isAlive(), 0);
    }

    private void closeLater(boolean knownDead, int attempt) {
        var _ = janitor.schedule(
                () -> closeIfUnused(knownDead, attempt), CLOSE_DELAY.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void closeIfUnused(boolean knownDead, int attempt) {
        boolean dead = !isAlive();
        synchronized (door) {
            boolean writerMayReturn = writersInside > 0 && attempt < CLOSE_ATTEMPTS_WITH_WRITER;
            if (!dead || !knownDead || readersInside > 0 || writerMayReturn) {
                closeLater(dead, attempt + (dead ? 1 : 0));
                return;
            }
            closed = true;
        }
        try {
            // Both streams are one descriptor.
            output.close();
            input.close();
        } catch (IOException e) {
            log.warn("closing the terminal of process {} failed: {}", pid(), e.getMessage());
        }
    }
}
