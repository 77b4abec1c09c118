package dev.cockpit.session;

import dev.cockpit.launch.Kind;
import dev.cockpit.pty.Pty;
import dev.cockpit.pty.Pty.Signal;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Ends one child and everything it started: the kind's first signal, time to save and restore, then
/// force (decision 7). Blocks for up to four seconds, so it has a thread of its own.
///
/// What it ends is the process tree as it was found, never anything by name: a daemon that a command line
/// detached earlier is no longer in the tree and stays.
final class Stopping implements Runnable {
    /// claude left without this long shows a repair page at its next start and orphans its tool's shell
    /// (2.1.332).
    static final Duration GRACE = Duration.ofSeconds(3);

    /// Of the grace, how much a shell has after its hang-up before it is told to end as well.
    private static final Duration HANGUP_GRACE = Duration.ofSeconds(2);

    private static final Duration AFTER_FORCE = Duration.ofMillis(700);
    private static final Logger log = LoggerFactory.getLogger(Stopping.class);

    private final Kind kind;
    private final Pty pty;
    private final CompletableFuture<?> childGone;
    private final Set<ProcessHandle> tree = new LinkedHashSet<>();

    /// @param childGone completes when the child is dead
    Stopping(Kind kind, Pty pty, CompletableFuture<?> childGone) {
        this.kind = kind;
        this.pty = pty;
        this.childGone = childGone;
    }

    @Override
    public void run() {
        long start = System.nanoTime();
        collectTree();
        switch (firstSignal(kind)) {
            case HANGUP -> {
                signal(Signal.HANGUP);
                if (!await(childGone, start, HANGUP_GRACE)) {
                    signal(Signal.TERMINATE);
                }
            }
            case Signal first -> signal(first);
        }
        if (await(childGone, start, GRACE)) {
            // What the child left behind has the rest of the grace.
            tree.forEach(ProcessHandle::destroy);
        }
        if (!await(allGone(), start, GRACE)) {
            collectTree();
            pty.signal(Signal.KILL);
            tree.forEach(ProcessHandle::destroyForcibly);
            await(allGone(), start, GRACE.plus(AFTER_FORCE));
        }
        report();
    }

    /// bash and sh ignore SIGTERM; the agents save and restore the terminal on it, and eliza-code only on
    /// it.
    private static Signal firstSignal(Kind kind) {
        return switch (kind) {
            case SHELL -> Signal.HANGUP;
            case ELIZA_CODE, CLAUDE, CODEX, CLAWDE -> Signal.TERMINATE;
        };
    }

    /// A stopped process takes the signal only once it goes on.
    private void signal(Signal signal) {
        pty.signal(signal);
        pty.signal(Signal.CONTINUE);
    }

    /// Adds the descendants of everything known so far; those of a dead parent are known from before.
    private void collectTree() {
        ProcessHandle.of(pty.pid()).ifPresent(tree::add);
        for (ProcessHandle known : List.copyOf(tree)) {
            known.descendants().forEach(tree::add);
        }
    }

    private CompletableFuture<?> allGone() {
        return CompletableFuture.allOf(
                Stream.concat(Stream.of(childGone), tree.stream().map(ProcessHandle::onExit))
                        .toArray(CompletableFuture[]::new));
    }

    private static boolean await(CompletableFuture<?> event, long start, Duration limit) {
        try {
            long left = limit.toNanos() - (System.nanoTime() - start);
            event.get(Math.max(0, left), TimeUnit.NANOSECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            // Nobody interrupts a stop; if somebody does, its patience is over.
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException("waiting for a process failed", e.getCause());
        }
    }

    private void report() {
        String survivors = tree.stream()
                .filter(ProcessHandle::isAlive)
                .map(process -> Long.toString(process.pid()))
                .collect(Collectors.joining(", "));
        if (!survivors.isEmpty()) {
            log.warn(
                    "stopping process {}: these were killed but are still in the process table: {}",
                    pty.pid(),
                    survivors);
        }
    }
}
