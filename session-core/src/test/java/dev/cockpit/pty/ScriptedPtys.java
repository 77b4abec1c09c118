package dev.cockpit.pty;

import dev.cockpit.launch.LaunchSpec;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/// Hands out [ScriptedPty]s; can hold a spawn in flight, and can fail. Thread-safe.
public final class ScriptedPtys implements PtySpawner {
    private final List<LaunchSpec> specs = new ArrayList<>();
    private final List<ScriptedPty> ptys = new ArrayList<>();
    private CountDownLatch gate = new CountDownLatch(0);
    private @Nullable String failure;

    @Override
    public Pty spawn(LaunchSpec spec) throws IOException {
        CountDownLatch now;
        synchronized (this) {
            specs.add(spec);
            now = gate;
        }
        try {
            now.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        synchronized (this) {
            if (failure != null) {
                throw new IOException(failure);
            }
            ScriptedPty pty = new ScriptedPty(ptys.size());
            ptys.add(pty);
            return pty;
        }
    }

    /// Spawns from now on wait for [#letGo].
    public synchronized void hold() {
        gate = new CountDownLatch(1);
    }

    public synchronized void letGo() {
        gate.countDown();
    }

    /// Spawns from now on fail with this message.
    public synchronized void failWith(String message) {
        failure = message;
    }

    /// The calls so far, failed and waiting ones included.
    public synchronized List<LaunchSpec> specs() {
        return List.copyOf(specs);
    }

    /// The children so far.
    public synchronized List<ScriptedPty> all() {
        return List.copyOf(ptys);
    }

    public ScriptedPty last() {
        return all().getLast();
    }
}
