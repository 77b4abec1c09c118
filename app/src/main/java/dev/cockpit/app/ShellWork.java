package dev.cockpit.app;

import dev.cockpit.launch.Kind;
import dev.cockpit.session.SessionInfo;
import java.util.Optional;
import java.util.function.Predicate;

/// Whether ending a session would end some work: an agent's session always, a shell's when it
/// runs something. Reads the process table, so it may block for milliseconds.
final class ShellWork implements Predicate<SessionInfo> {
    @Override
    public boolean test(SessionInfo session) {
        if (session.ended()) {
            return false;
        }
        if (session.kind() != Kind.SHELL || session.pid().isEmpty()) {
            return true;
        }
        Optional<ProcessHandle> shell = ProcessHandle.of(session.pid().getAsLong());
        return shell.map(it -> it.children().findAny().isPresent()).orElse(false);
    }
}
