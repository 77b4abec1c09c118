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
    private final String name;
    private final boolean desktop;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final AtomicBoolean sized = new AtomicBoolean();

    /// @param name what others see as the size's owner
    /// @param desktop whether it is the desktop's own
    Attachment(Session session, String name, boolean desktop) {
        this.session = session;
        this.name = name;
        this.desktop = desktop;
    }

    String name() {
        return name;
    }

    boolean desktop() {
        return desktop;
    }

    boolean hasSized() {
        return sized.get();
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
            session.resize(this, size, !sized.getAndSet(true));
        }
    }

    @Override
    public void takeSize() {
        if (!closed.get()) {
            session.takeSize(this);
        }
    }

    @Override
    public void giveSizeBack() {
        session.giveSizeBack(this);
    }

    @Override
    public boolean ownsSize() {
        return session.ownsSize(this);
    }

    @Override
    public CompletableFuture<SessionState.Ended> stop() {
        return closed.get() ? session.whenGone() : session.stop(new EndReason.Stopped());
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            session.detached(this);
        }
    }
}
