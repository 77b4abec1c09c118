package dev.cockpit.session;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.screen.Screen;
import dev.cockpit.session.SessionState.EndReason;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/// One viewer of a session, with whatever rights its type shows to the holder.
final class Attachment implements Host {
    private static final byte[] INTERRUPT = {3};

    private final Session session;
    private final AtomicBoolean closed = new AtomicBoolean();

    Attachment(Session session) {
        this.session = session;
    }

    @Override
    public SessionInfo info() {
        return session.info();
    }

    @Override
    public OutputLog output() {
        return session.output();
    }

    @Override
    public Screen screen() {
        return session.screen();
    }

    @Override
    public boolean type(byte[] bytes) {
        return !closed.get() && session.type(bytes);
    }

    @Override
    public boolean interrupt() {
        return type(INTERRUPT);
    }

    @Override
    public void resize(TerminalSize size) {
        if (!closed.get()) {
            session.resize(size);
        }
    }

    @Override
    public CompletableFuture<SessionState.Ended> stop() {
        return closed.get() ? session.whenGone() : session.stop(new EndReason.Stopped());
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            session.detached();
        }
    }
}
