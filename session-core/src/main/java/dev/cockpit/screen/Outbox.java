package dev.cockpit.screen;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;

/// What a piece of output said besides its look, kept in order until the lock is released.
final class Outbox {
    private final Queue<Consumer<ScreenListener>> waiting = new ArrayDeque<>();

    void tell(Consumer<ScreenListener> event) {
        waiting.add(event);
    }

    /// An answer to the child.
    void reply(String answer) {
        byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
        waiting.add(listener -> listener.reply(bytes));
    }

    /// Hands over what waits; called without the lock.
    void deliver(ScreenListener listener) {
        Consumer<ScreenListener> event = waiting.poll();
        while (event != null) {
            event.accept(listener);
            event = waiting.poll();
        }
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }
}
