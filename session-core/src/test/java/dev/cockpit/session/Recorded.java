package dev.cockpit.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The events that were delivered, in order, and the threads that delivered them.
final class Recorded implements Consumer<SessionEvent> {
    private final List<SessionEvent> events = new ArrayList<>();
    private final List<String> threads = new ArrayList<>();

    @Override
    public synchronized void accept(SessionEvent event) {
        events.add(event);
        threads.add(Thread.currentThread().getName());
    }

    synchronized List<SessionEvent> all() {
        return List.copyOf(events);
    }

    synchronized List<String> threads() {
        return List.copyOf(threads);
    }

    <E extends SessionEvent> List<E> of(Class<E> type) {
        return all().stream().filter(type::isInstance).map(type::cast).toList();
    }

    /// Waits until `count` events of that type came.
    <E extends SessionEvent> List<E> await(Class<E> type, int count) {
        Await.until(count + " " + type.getSimpleName(), () -> of(type).size() >= count);
        return of(type);
    }
}
