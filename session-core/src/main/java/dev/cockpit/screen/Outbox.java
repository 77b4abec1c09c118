package dev.cockpit.screen;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/// What a piece of output said besides its look, kept in order until the lock is released. One thread feeds
/// and another may resize: whoever delivers takes along what the other one has to say, so that listeners
/// hear one voice, in order.
final class Outbox {
    private final Queue<Consumer<ScreenListener>> waiting = new ConcurrentLinkedQueue<>();

    /// How many calls of [#deliver] have come since the one that is at work began.
    private final AtomicInteger calls = new AtomicInteger();

    void tell(Consumer<ScreenListener> event) {
        waiting.add(event);
    }

    /// An answer to the child.
    void reply(String answer) {
        byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
        waiting.add(listener -> listener.reply(bytes));
    }

    /// Hands over what waits, unless another thread is doing so; called without the lock.
    void deliver(List<ScreenListener> listeners) {
        if (waiting.isEmpty() || calls.getAndIncrement() > 0) {
            return;
        }
        int served = 1;
        try {
            while (served > 0) {
                deliverAll(listeners);
                served = calls.addAndGet(-served);
            }
        } finally {
            // A listener that throws must not silence the screen for good.
            if (served > 0) {
                calls.set(0);
            }
        }
    }

    private void deliverAll(List<ScreenListener> listeners) {
        for (Consumer<ScreenListener> event = waiting.poll(); event != null; event = waiting.poll()) {
            listeners.forEach(event);
        }
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }
}
