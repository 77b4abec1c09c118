package dev.cockpit.app;

import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.pty.PtySpawner;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/// Real children behind a gate: a spawn waits while the gate is shut, and what was spawned and signalled is written
/// down.
public final class GatedSpawner implements PtySpawner {
    private final PtySpawner real = new Pty4jSpawner();
    private final List<LaunchSpec> spawned = new CopyOnWriteArrayList<>();
    private final List<Pty> children = new CopyOnWriteArrayList<>();
    private final List<Pty.Signal> signals = new CopyOnWriteArrayList<>();
    private final CountDownLatch entered = new CountDownLatch(1);
    private volatile CountDownLatch gate = new CountDownLatch(0);

    @Override
    public Pty spawn(LaunchSpec spec) throws IOException {
        spawned.add(spec);
        entered.countDown();
        try {
            gate.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        Pty child = new Recorded(real.spawn(spec));
        children.add(child);
        return child;
    }

    public void shut() {
        gate = new CountDownLatch(1);
    }

    public void open() {
        gate.countDown();
    }

    public boolean entered() {
        return entered.getCount() == 0;
    }

    public List<LaunchSpec> spawned() {
        return spawned;
    }

    public List<Pty> children() {
        return children;
    }

    public List<Pty.Signal> signals() {
        return signals;
    }

    private final class Recorded implements Pty {
        private final Pty child;

        Recorded(Pty child) {
            this.child = child;
        }

        @Override
        public long pid() {
            return child.pid();
        }

        @Override
        public int read(byte[] buffer) throws IOException {
            return child.read(buffer);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            child.write(bytes, offset, length);
        }

        @Override
        public void resize(TerminalSize size) {
            child.resize(size);
        }

        @Override
        public boolean isAlive() {
            return child.isAlive();
        }

        @Override
        public OptionalInt exitCode() {
            return child.exitCode();
        }

        @Override
        public int awaitExit() throws InterruptedException {
            return child.awaitExit();
        }

        @Override
        public void signal(Signal signal) {
            signals.add(signal);
            child.signal(signal);
        }

        @Override
        public void close() {
            child.close();
        }
    }
}
