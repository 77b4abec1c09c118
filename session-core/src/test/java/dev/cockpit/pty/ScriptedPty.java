package dev.cockpit.pty;

import dev.cockpit.launch.TerminalSize;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A pseudo-terminal whose child is the test: it prints, dies, goes deaf and ignores signals on demand.
/// Thread-safe. Signals end it as they would end a process, unless it ignores them.
public final class ScriptedPty implements Pty {
    /// Above Linux's largest process id, so that nothing real is ever found under it.
    private static final long FIRST_PID = 1L << 23;

    private final long pid;
    private final ArrayDeque<byte[]> printed = new ArrayDeque<>();
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final List<TerminalSize> sizes = new ArrayList<>();
    private final List<Signal> signals = new ArrayList<>();
    private final Set<Signal> ignored = EnumSet.noneOf(Signal.class);
    private Consumer<byte[]> answer = bytes -> {};
    private OptionalInt exitCode = OptionalInt.empty();
    private @Nullable IOException readFailure;
    private boolean deaf;
    private boolean writerInside;
    private boolean closed;

    public ScriptedPty() {
        this(0);
    }

    public ScriptedPty(int number) {
        this.pid = FIRST_PID + number;
    }

    /// The child prints.
    public synchronized void print(String text) {
        print(text.getBytes(StandardCharsets.UTF_8));
    }

    /// The child prints.
    public synchronized void print(byte[] bytes) {
        printed.add(bytes.clone());
        notifyAll();
    }

    /// The child ends; what it printed can still be read.
    public synchronized void exit(int code) {
        if (exitCode.isEmpty()) {
            exitCode = OptionalInt.of(code);
            notifyAll();
        }
    }

    /// The child stops reading: a write that has begun never returns, not even after the child's death.
    public synchronized void goDeaf() {
        deaf = true;
    }

    /// Lets the wedged writer go.
    public synchronized void hearAgain() {
        deaf = false;
        notifyAll();
    }

    /// These signals do not end the child.
    public synchronized void ignore(Signal... some) {
        ignored.addAll(List.of(some));
    }

    /// Reads fail once what was printed has been read.
    public synchronized void breakReads(String message) {
        readFailure = new IOException(message);
        notifyAll();
    }

    /// What the child does with its input.
    public synchronized void answerWith(Consumer<byte[]> program) {
        answer = program;
    }

    /// What arrived at the child.
    public synchronized String written() {
        return written.toString(StandardCharsets.UTF_8);
    }

    /// The sizes that were set, in order.
    public synchronized List<TerminalSize> sizes() {
        return List.copyOf(sizes);
    }

    /// The signals that arrived while it lived, in order.
    public synchronized List<Signal> signals() {
        return List.copyOf(signals);
    }

    /// Whether a writer is inside [#write] now.
    public synchronized boolean writerInside() {
        return writerInside;
    }

    /// Whether its descriptors were given back.
    public synchronized boolean closed() {
        return closed;
    }

    @Override
    public long pid() {
        return pid;
    }

    @Override
    public synchronized int read(byte[] buffer) throws IOException {
        waitWhile(() -> printed.isEmpty() && exitCode.isEmpty() && readFailure == null);
        byte[] next = printed.poll();
        if (next == null) {
            if (readFailure != null) {
                throw readFailure;
            }
            return -1;
        }
        int length = Math.min(next.length, buffer.length);
        System.arraycopy(next, 0, buffer, 0, length);
        if (length < next.length) {
            printed.addFirst(Arrays.copyOfRange(next, length, next.length));
        }
        return length;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        byte[] piece = Arrays.copyOfRange(bytes, offset, offset + length);
        Consumer<byte[]> program;
        synchronized (this) {
            writerInside = true;
            waitWhile(() -> deaf);
            writerInside = false;
            if (exitCode.isPresent()) {
                throw new IOException("the child is gone");
            }
            written.writeBytes(piece);
            program = answer;
        }
        program.accept(piece);
    }

    @Override
    public synchronized void resize(TerminalSize size) {
        if (isAlive()) {
            sizes.add(size);
        }
    }

    @Override
    public synchronized boolean isAlive() {
        return exitCode.isEmpty();
    }

    @Override
    public synchronized OptionalInt exitCode() {
        return exitCode;
    }

    @Override
    public synchronized int awaitExit() throws InterruptedException {
        while (exitCode.isEmpty()) {
            wait();
        }
        return exitCode.getAsInt();
    }

    @Override
    public synchronized void signal(Signal signal) {
        if (!isAlive()) {
            return;
        }
        signals.add(signal);
        if (!ignored.contains(signal)) {
            switch (signal) {
                case HANGUP -> exit(128 + 1);
                case TERMINATE -> exit(128 + 15);
                case KILL -> exit(128 + 9);
                case CONTINUE -> {}
            }
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
    }

    private synchronized void waitWhile(BooleanSupplier condition) throws IOException {
        try {
            while (condition.getAsBoolean()) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }
}
