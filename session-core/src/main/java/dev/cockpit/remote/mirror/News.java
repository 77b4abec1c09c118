package dev.cockpit.remote.mirror;

import dev.cockpit.session.SessionId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/// What waits to be told to one socket, besides output: bounded, because changes are only noted, not kept, and what
/// does not fit is an excess of the other side's. Thread-safe; only [#await] and [#awaitPoke] block.
final class News {
    private static final int MESSAGES = 32;
    private static final int COMMANDS = 16;

    private final Runnable wake;
    private final List<ObjectNode> messages = new ArrayList<>();
    private final List<FromPage> commands = new ArrayList<>();
    private final Set<SessionId> changed = new LinkedHashSet<>();
    private boolean listChanged = true;
    private boolean poked;
    private boolean over;

    /// What was noted.
    record Taken(List<ObjectNode> messages, List<FromPage> commands, Set<SessionId> changed, boolean listChanged) {}

    /// @param wake called, outside of the lock, when there is something
    News(Runnable wake) {
        this.wake = wake;
    }

    /// A message to send; dropped when the socket is too slow for as many.
    void message(ObjectNode message) {
        note(() -> {
            if (messages.size() < MESSAGES) {
                messages.add(message);
            }
        });
    }

    /// Something the page asked for that only the pump can do.
    ///
    /// @return false when too much of that waits already
    boolean command(FromPage command) {
        synchronized (this) {
            if (commands.size() >= COMMANDS) {
                return false;
            }
        }
        note(() -> commands.add(command));
        return true;
    }

    void changed(SessionId session) {
        note(() -> changed.add(session));
    }

    void listChanged() {
        note(() -> listChanged = true);
    }

    /// The window opened.
    void poke() {
        note(() -> poked = true);
    }

    /// Nothing is to be sent any more.
    void end() {
        note(() -> over = true);
    }

    synchronized boolean over() {
        return over;
    }

    /// Whether the pump has something else to do than wait for output.
    synchronized boolean waiting() {
        return over || listChanged || !messages.isEmpty() || !commands.isEmpty() || !changed.isEmpty();
    }

    synchronized Taken take() {
        Taken taken = new Taken(List.copyOf(messages), List.copyOf(commands), Set.copyOf(changed), listChanged);
        messages.clear();
        commands.clear();
        changed.clear();
        listChanged = false;
        return taken;
    }

    /// Waits until there is something to tell or the window opened.
    synchronized void await() throws InterruptedException {
        while (!waiting() && !poked) {
            wait();
        }
        poked = false;
    }

    /// Waits until the window opened or all is over.
    synchronized void awaitPoke() throws InterruptedException {
        while (!over && !poked) {
            wait();
        }
        poked = false;
    }

    private void note(Runnable what) {
        synchronized (this) {
            what.run();
            notifyAll();
        }
        wake.run();
    }
}
