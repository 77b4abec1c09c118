package dev.cockpit.widget.view;

import dev.cockpit.screen.Modes;
import dev.cockpit.screen.Notice;
import dev.cockpit.screen.Progress;
import dev.cockpit.screen.PromptMark;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.session.Host;
import dev.cockpit.widget.FxThread;
import dev.cockpit.widget.TerminalView;
import dev.cockpit.widget.input.Typist;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// Hears what the output means, on the feed's thread, and tells child, session and window.
final class Ears implements ScreenListener {
    private static final int MOST_MARKS = 5_000;

    private final Host host;
    private final Typist typist;
    private final TerminalView.Listener listener;
    private final BooleanSupplier closed;
    private volatile @Nullable Modes modes;
    private volatile long heldSince;

    /// Guards the marks.
    private final Object lock = new Object();

    private final List<PromptMark> marks = new ArrayList<>();

    Ears(Host host, Typist typist, TerminalView.Listener listener, BooleanSupplier closed) {
        this.host = host;
        this.typist = typist;
        this.listener = listener;
        this.closed = closed;
    }

    /// The modes as last heard; null before the first change.
    @Nullable Modes modes() {
        return modes;
    }

    /// Whether a synchronized update is under way, and not longer than it may be.
    boolean holdsPicture(long longestNanos) {
        Modes now = modes;
        return now != null && now.synchronizedOutput() && System.nanoTime() - heldSince < longestNanos;
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
    public void reply(byte[] bytes) {
        typist.answer(bytes);
    }

    @Override
    public void titleChanged(String title) {
        host.titled(title);
        tell(() -> listener.titleChanged(title));
    }

    @Override
    public void bell() {
        tell(listener::bell);
    }

    @Override
    public void notice(Notice notice) {
        tell(() -> listener.notice(notice));
    }

    @Override
    public void progress(Progress progress) {
        tell(() -> listener.progress(progress));
    }

    @Override
    public void clipboardWrite(String targets, byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        tell(() -> listener.clipboardOffered(text));
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
        Modes before = modes;
        if (now.synchronizedOutput() && (before == null || !before.synchronizedOutput())) {
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
}
