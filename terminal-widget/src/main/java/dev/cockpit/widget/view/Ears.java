package dev.cockpit.widget.view;

import dev.cockpit.screen.Modes;
import dev.cockpit.screen.PromptMark;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.widget.FxThread;
import dev.cockpit.widget.TerminalView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Hears what the output means, on the thread that feeds the screen, and tells view and window.
final class Ears implements ScreenListener {
    private static final int MOST_MARKS = 5_000;

    private final TerminalView.Listener listener;
    private final Runnable changed;
    private final BooleanSupplier closed;
    private volatile Modes modes;
    private volatile long heldSince;

    /// Guards the marks.
    private final Object lock = new Object();

    private final List<PromptMark> marks = new ArrayList<>();

    /// @param changed runs on the feeding thread when the picture may have changed
    Ears(Modes modes, TerminalView.Listener listener, Runnable changed, BooleanSupplier closed) {
        this.modes = modes;
        this.listener = listener;
        this.changed = changed;
        this.closed = closed;
    }

    /// The modes as last heard. Any thread.
    Modes modes() {
        return modes;
    }

    /// Whether a synchronized update is under way, and not longer than it may be.
    boolean holdsPicture(long longestNanos) {
        return modes.synchronizedOutput() && System.nanoTime() - heldSince < longestNanos;
    }

    /// The prompts so far, oldest first. Any thread.
    List<PromptMark> marks() {
        synchronized (lock) {
            return List.copyOf(marks);
        }
    }

    private void tell(Runnable news) {
        FxThread.run(() -> {
            if (!closed.getAsBoolean()) {
                news.run();
            }
        });
    }

    @Override
    public void titleChanged(String title) {
        tell(() -> listener.titleChanged(title));
    }

    @Override
    public void bell() {
        tell(listener::bell);
    }

    @Override
    public void promptMark(PromptMark mark) {
        synchronized (lock) {
            marks.add(mark);
            if (marks.size() > MOST_MARKS) {
                marks.removeFirst();
            }
        }
    }

    @Override
    public void modesChanged(Modes now) {
        if (now.synchronizedOutput() && !modes.synchronizedOutput()) {
            heldSince = System.nanoTime();
        }
        modes = now;
    }

    @Override
    public void reset() {
        synchronized (lock) {
            marks.clear();
        }
    }

    @Override
    public void changed() {
        changed.run();
    }
}
