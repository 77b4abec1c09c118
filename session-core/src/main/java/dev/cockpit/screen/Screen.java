package dev.cockpit.screen;

import dev.cockpit.screen.vt.Parser;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/// A terminal without a window: takes what a child prints, knows what it looks like, answers the child's
/// queries.
///
/// Any thread may call any method; one at a time feeds. One *fair* lock guards the state: a feeder holds it
/// for at most [#SLICE] bytes, a reader for as long as its function runs, and neither can starve the other.
/// The [ScreenListener] is called after the lock was released, on the thread that fed.
public final class Screen {
    /// A feeder lets readers in after so many bytes.
    public static final int SLICE = 32 * 1024;

    private static final int STEP = 4 * 1024;
    private static final long PATIENCE_NANOS = 5_000_000;
    private static final int LARGEST = 1000;

    private final ReentrantLock lock = new ReentrantLock(true);
    /// The one that the screen was made with, and those who follow.
    private final List<ScreenListener> listeners = new CopyOnWriteArrayList<>();

    private final State state;
    private final Terminal terminal;
    private final Parser parser;
    private Modes lastModes;
    private long epoch;

    /// A screen of so many cells (clamped to 1…1000).
    public Screen(int columns, int rows, ScreenOptions options, ScreenListener listener) {
        this.listeners.add(listener);
        this.state = new State(Math.clamp(columns, 1, LARGEST), Math.clamp(rows, 1, LARGEST), options);
        this.terminal = new Terminal(state);
        this.parser = new Parser(terminal);
        this.lastModes = state.snapshot();
    }

    /// Takes output of the child, in pieces cut anywhere. Never throws for its content.
    public void feed(byte[] bytes, int offset, int length) {
        int end = offset + length;
        int from = offset;
        while (from < end) {
            int start = from;
            from = change(() -> slice(bytes, start, end));
        }
    }

    /// Parses at most [#SLICE] bytes, fewer where they ask for much work, and gives the end.
    private int slice(byte[] bytes, int from, int end) {
        int limit = Math.min(end, from + SLICE);
        long start = System.nanoTime();
        int at = from;
        do {
            int to = Math.min(limit, at + STEP);
            parser.feed(bytes, at, to);
            at = to;
        } while (at < limit && System.nanoTime() - start < PATIENCE_NANOS);
        return at;
    }

    /// Takes output of the child.
    public void feed(byte[] bytes) {
        feed(bytes, 0, bytes.length);
    }

    /// Changes the size. Text of the main screen and its history flows anew, the cursor stays on its text.
    ///
    /// @return the number of bytes taken before: what follows was taken at the new size
    public long resize(int columns, int rows) {
        int newColumns = Math.clamp(columns, 1, LARGEST);
        int newRows = Math.clamp(rows, 1, LARGEST);
        long[] address = new long[1];
        change(() -> {
            address[0] = parser.address();
            if (newColumns != state.columns) {
                epoch++;
            }
            new Resize(state).to(newColumns, newRows);
            return 0;
        });
        return address[0];
    }

    /// The child has ended: what it switched on no longer holds, its text stays.
    public void childEnded() {
        change(() -> {
            new Resets(state).childEnded();
            return 0;
        });
    }

    /// Another theme. The child is told if it asked to be (mode 2031).
    public void theme(Colours theme) {
        change(() -> {
            boolean same = state.theme.equals(theme);
            state.theme = theme;
            state.colours = theme;
            state.grid.touchAll();
            if (!same) {
                terminal.themeChanged();
            }
            return 0;
        });
    }

    /// Tells somebody else too what output means, and that the picture may have changed. Whoever follows
    /// does not answer the child: [ScreenListener#reply] is for the one that the screen was made with.
    public Following follow(ScreenListener follower) {
        listeners.add(follower);
        return () -> listeners.remove(follower);
    }

    /// Ends by being closed.
    @FunctionalInterface
    public interface Following extends AutoCloseable {
        /// Hears nothing more. Idempotent; a call that is under way may still end.
        @Override
        void close();
    }

    /// Lets a function look at the screen. It runs under the lock: it copies what it needs and returns.
    public <T extends @Nullable Object> T read(Function<ScreenView, T> reader) {
        lock.lock();
        try {
            return reader.apply(new ScreenView(state, epoch));
        } finally {
            lock.unlock();
        }
    }

    /// The modes as they are now.
    public Modes modes() {
        return read(ScreenView::modes);
    }

    /// The number of bytes taken so far.
    public long address() {
        lock.lock();
        try {
            return parser.address();
        } finally {
            lock.unlock();
        }
    }

    /// The whole state as bytes to replay, with the last `historyLines` lines of the history.
    public Picture picture(int historyLines) {
        lock.lock();
        try {
            return new PictureWriter(state).write(historyLines, parser.resumeAddress(), parser.opener());
        } finally {
            lock.unlock();
        }
    }

    private int change(IntSupplier change) {
        int result;
        lock.lock();
        try {
            state.damage.begin();
            result = change.getAsInt();
            Modes now = state.snapshot();
            if (!now.equals(lastModes)) {
                lastModes = now;
                state.outbox.tell(to -> to.modesChanged(now));
            }
        } finally {
            lock.unlock();
        }
        state.outbox.deliver(listeners);
        listeners.forEach(ScreenListener::changed);
        return result;
    }
}
