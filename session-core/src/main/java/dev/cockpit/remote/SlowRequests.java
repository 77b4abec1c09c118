package dev.cockpit.remote;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.internal.HttpConnection;

/// Closes connections that bring no whole request for half a minute. An idle time-out alone does not: whoever sends one
/// byte of a header now and then is never idle (slow loris). Sockets that were upgraded are no longer its business.
final class SlowRequests implements Connection.Listener {
    private static final long LIMIT_NANOS = Duration.ofSeconds(30).toNanos();

    private final Map<Connection, Progress> open = new ConcurrentHashMap<>();

    private record Progress(long requests, long since) {}

    @Override
    public void onOpened(Connection connection) {
        if (connection instanceof HttpConnection) {
            open.put(connection, new Progress(0, System.nanoTime()));
        }
    }

    @Override
    public void onClosed(Connection connection) {
        open.remove(connection);
    }

    /// Called each second.
    void sweep() {
        long now = System.nanoTime();
        open.replaceAll((connection, progress) -> {
            long requests = connection.getMessagesIn();
            return requests == progress.requests() ? progress : new Progress(requests, now);
        });
        open.forEach((connection, progress) -> {
            if (now - progress.since() > LIMIT_NANOS) {
                connection.getEndPoint().close();
            }
        });
    }
}
