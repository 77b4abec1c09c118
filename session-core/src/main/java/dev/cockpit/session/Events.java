package dev.cockpit.session;

import dev.cockpit.session.Sessions.Subscription;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The `session-events` thread: delivers events one by one in the order in which they were published.
/// Publishing never blocks, so it may be done under a lock.
final class Events implements Executor, AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Events.class);

    private final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();
    private final ThreadPoolExecutor thread = new ThreadPoolExecutor(
            1,
            1,
            1,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("session-events").factory(),
            new ThreadPoolExecutor.DiscardPolicy());

    Events() {
        thread.allowCoreThreadTimeOut(true);
    }

    Subscription subscribe(Consumer<SessionEvent> listener) {
        Subscriber subscriber = new Subscriber(listener);
        subscribers.add(subscriber);
        return () -> subscribers.remove(subscriber);
    }

    void publish(SessionEvent event) {
        execute(() -> subscribers.forEach(subscriber -> subscriber.deliver(event)));
    }

    /// Runs `task` after everything published so far was delivered.
    @Override
    public void execute(Runnable task) {
        thread.execute(task);
    }

    /// Takes no more; what was published is still delivered.
    @Override
    public void close() {
        thread.shutdown();
    }

    /// Equal to itself only: one listener may subscribe twice and leave once.
    private static final class Subscriber {
        private final Consumer<SessionEvent> listener;

        Subscriber(Consumer<SessionEvent> listener) {
            this.listener = listener;
        }

        void deliver(SessionEvent event) {
            try {
                listener.accept(event);
            } catch (RuntimeException e) {
                log.error("a listener failed on {}", event.getClass().getSimpleName(), e);
            }
        }
    }
}
