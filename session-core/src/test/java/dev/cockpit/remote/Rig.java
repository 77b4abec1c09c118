package dev.cockpit.remote;

import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.launch.Launcher;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.remote.access.Invitations;
import dev.cockpit.remote.access.Right;
import dev.cockpit.remote.access.Scope;
import dev.cockpit.remote.access.Terms;
import dev.cockpit.session.Session;
import dev.cockpit.session.Sessions;
import dev.cockpit.session.TestSessions;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/// A server on a real port, over sessions of real shells.
final class Rig implements AutoCloseable {
    final Sessions sessions;
    final Invitations invitations = new Invitations(InstantSource.system());
    final RemoteServer server;
    final Http http;

    /// The script of the next session.
    private volatile String script = "exec cat";

    private final Path folder;

    Rig(Path folder, String... environment) {
        this.folder = folder;
        this.sessions = TestSessions.of(
                request -> LaunchSpecs.sh(folder, script).sized(80, 24).spec(), new Pty4jSpawner());
        this.server = start(Listening.LOCAL, sessions, environment(folder, environment), invitations);
        this.http = new Http(server.port());
    }

    static Environment environment(Path home, String... pairs) {
        Map<String, String> variables = new HashMap<>(Map.of("HOME", home.toString()));
        for (int i = 0; i < pairs.length; i += 2) {
            variables.put(pairs[i], pairs[i + 1]);
        }
        return Environment.of(Os.current(), variables);
    }

    static RemoteServer start(Listening where, Sessions sessions, Environment environment, Invitations invitations) {
        return switch (starting(where, sessions, environment, invitations)) {
            case RemoteServer.Starting.Running(var server) -> server;
            case RemoteServer.Starting.Refused(String sentence) -> throw new AssertionError(sentence);
        };
    }

    static RemoteServer.Starting starting(
            Listening where, Sessions sessions, Environment environment, Invitations invitations) {
        try {
            Settings settings = Settings.of(environment);
            return RemoteServer.start(
                    where, sessions, new Launcher(settings, environment), settings.sharing(), invitations);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path folder() {
        return folder;
    }

    Session open(String shellScript) {
        script = shellScript;
        return TestSessions.open(sessions);
    }

    Invitations.Given invite(Right right) {
        return invite(right, new Scope.All(), 100);
    }

    Invitations.Given invite(Right right, Scope scope, int uses) {
        try {
            return invitations.invite(new Terms(right, scope, Duration.ofHours(8), uses, "a phone", false));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String claim(Invitations.Given given) {
        return http.post("/api/claim", "{\"secret\":\"" + given.secret() + "\"}")
                .json()
                .path("key")
                .stringValue();
    }

    String ticket(String key) {
        return http.post("/api/ticket", "", "Authorization: Bearer " + key)
                .json()
                .path("ticket")
                .stringValue();
    }

    Page page(Right right) {
        return page(claim(invite(right)));
    }

    Page page(String key) {
        return new Page(server.port(), ticket(key));
    }

    @Override
    public void close() {
        server.close();
        sessions.close();
    }
}
