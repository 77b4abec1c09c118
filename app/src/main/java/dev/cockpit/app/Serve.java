package dev.cockpit.app;

import dev.cockpit.app.cli.ServeRequest;
import dev.cockpit.launch.Launcher;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.remote.Listening;
import dev.cockpit.remote.RemoteServer;
import dev.cockpit.remote.access.InvitationFile;
import dev.cockpit.remote.access.Invitations;
import dev.cockpit.remote.access.Right;
import dev.cockpit.remote.access.Scope;
import dev.cockpit.remote.access.Terms;
import dev.cockpit.remote.tls.Identity;
import dev.cockpit.session.Sessions;
import dev.cockpit.settings.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/// `cockpit serve`: the core and its server without a window, until the process is told to end.
final class Serve {
    private static final int FAILED = 1;

    private final PrintWriter out;
    private final PrintWriter err;
    private final Settings.Loaded loaded;
    private final ServeRequest request;

    Serve(PrintWriter out, PrintWriter err, Settings.Loaded loaded, ServeRequest request) {
        this.out = out;
        this.err = err;
        this.loaded = loaded;
        this.request = request;
    }

    /// Blocks until the process ends. Returns only when it could not start.
    int run() {
        loaded.problems().forEach(problem -> err.println(problem.where() + ": " + problem.sentence()));
        Launcher launcher = new Launcher(loaded.settings(), loaded.environment());
        Sessions sessions = new Sessions(launcher, new Pty4jSpawner(), House.limits(loaded.settings()));
        try {
            Settings.Sharing sharing = loaded.settings().sharing();
            return switch (RemoteServer.start(listening(sharing), sessions, launcher, sharing, invitations())) {
                case RemoteServer.Starting.Running(RemoteServer server) -> serve(server, sessions, sharing);
                case RemoteServer.Starting.Refused(String sentence) -> failed(sessions, sentence);
            };
        } catch (IOException e) {
            return failed(sessions, String.valueOf(e.getMessage()));
        }
    }

    private int failed(Sessions sessions, String sentence) {
        sessions.close();
        err.println("cockpit: " + sentence);
        return FAILED;
    }

    private int serve(RemoteServer server, Sessions sessions, Settings.Sharing sharing) throws IOException {
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            try (sessions) {
                                server.close();
                            }
                            ended.countDown();
                        },
                        "serve-stop"));
        Right right = request.watchOnly() ? Right.WATCH : Right.DRIVE;
        Terms terms = new Terms(
                right,
                new Scope.All(),
                sharing.linkLifetime(),
                Terms.MANY,
                "cockpit serve",
                request.store().isPresent());
        out.println("Open this link in a browser; whoever has it may %s for %s:"
                .formatted(right == Right.DRIVE ? "look and type" : "look", words(sharing)));
        out.println();
        out.println("  " + server.link(server.invitations().invite(terms)));
        out.println();
        server.fingerprint().ifPresent(print -> out.println("Its certificate's SHA-256: " + print));
        out.println("Ctrl+C stops it and every session.");
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    private static String words(Settings.Sharing sharing) {
        long minutes = sharing.linkLifetime().toMinutes();
        return minutes % 60 == 0 ? minutes / 60 + " hours" : minutes + " minutes";
    }

    private Invitations invitations() throws IOException {
        InstantSource clock = InstantSource.system();
        Optional<Path> store = request.store();
        return store.isPresent() ? new Invitations(clock, new InvitationFile(store.get())) : new Invitations(clock);
    }

    private Listening listening(Settings.Sharing sharing) throws IOException {
        String address = request.address().orElse(sharing.address());
        Optional<Identity> identity = request.tls() ? Optional.of(identity(address)) : Optional.empty();
        return new Listening(
                address,
                request.port().orElse(sharing.port()),
                identity,
                request.behindTlsProxy(),
                request.allowedHosts());
    }

    private Identity identity(String address) throws IOException {
        Optional<Path> own = request.certificate();
        return own.isPresent()
                ? Identity.of(own.get(), new char[0])
                : OwnCertificate.of(loaded.folders(), address, request.allowedHosts());
    }
}
