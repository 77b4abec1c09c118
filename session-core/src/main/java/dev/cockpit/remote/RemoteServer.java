package dev.cockpit.remote;

import dev.cockpit.launch.Launcher;
import dev.cockpit.remote.access.Invitations;
import dev.cockpit.remote.access.Lockout;
import dev.cockpit.remote.access.Names;
import dev.cockpit.remote.mirror.Mirror;
import dev.cockpit.remote.mirror.MirrorApi;
import dev.cockpit.remote.mirror.MirrorDoor;
import dev.cockpit.remote.seed.SeedApi;
import dev.cockpit.remote.seed.SeedDoor;
import dev.cockpit.remote.seed.StepUp;
import dev.cockpit.remote.tls.Identity;
import dev.cockpit.session.Sessions;
import dev.cockpit.settings.Settings;
import dev.cockpit.settings.Version;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The server by which others look at and drive the sessions of this process: docs/wire.md. Off until it is started.
/// Thread-safe; whoever started it closes it, before the sessions.
public final class RemoteServer implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(RemoteServer.class);
    private static final int THREADS = 16;
    private static final int CONNECTIONS = 256;
    private static final int HEADER = 8 * 1024;
    private static final Duration IDLE = Duration.ofSeconds(30);
    private static final Duration STOP = Duration.ofSeconds(2);

    private final Server server;
    private final Listening listening;
    private final int port;
    private final Invitations invitations;
    private final Mirror mirror;
    private final SeedDoor seed;
    private final ScheduledExecutorService janitor;

    /// The answer to [#start].
    public sealed interface Starting {
        /// It listens.
        record Running(RemoteServer server) implements Starting {}

        /// It does not, on purpose; one sentence says why and what would be right.
        record Refused(String sentence) implements Starting {}
    }

    private RemoteServer(
            Server server,
            Listening listening,
            int port,
            Invitations invitations,
            Mirror mirror,
            SeedDoor seed,
            SlowRequests slow) {
        this.server = server;
        this.listening = listening;
        this.port = port;
        this.invitations = invitations;
        this.mirror = mirror;
        this.seed = seed;
        this.janitor = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("remote-janitor").factory());
        var ignored = janitor.scheduleWithFixedDelay(() -> clean(slow), 500, 500, TimeUnit.MILLISECONDS);
    }

    private void clean(SlowRequests slow) {
        try {
            invitations.sweep();
            mirror.beat();
            seed.beat();
            slow.sweep();
        } catch (RuntimeException e) {
            log.error("cleaning up failed", e);
        }
    }

    /// Starts to listen. Blocks until it does.
    ///
    /// @param where address, port, TLS and names
    /// @param sessions what can be looked at
    /// @param launcher its gates decide whether there may be a server at all
    /// @param settings what the operator allows
    /// @param invitations who may come in
    /// @throws IOException when the address cannot be bound
    public static Starting start(
            Listening where, Sessions sessions, Launcher launcher, Settings.Sharing settings, Invitations invitations)
            throws IOException {
        if (launcher.gates().storeBuild()) {
            return new Starting.Refused("A store build shares nothing: it has no server.");
        }
        Optional<String> objection = where.objection();
        if (objection.isPresent()) {
            return new Starting.Refused(objection.get());
        }
        InstantSource clock = InstantSource.system();
        Lockout lockout = new Lockout(clock);
        Mirror mirror = new Mirror(sessions, invitations);
        StepUp stepUp = new StepUp(settings, lockout);
        SeedDoor seed = new SeedDoor(sessions, stepUp, settings.disconnectGrace());
        SlowRequests slow = new SlowRequests();
        Server server = new Server(threads());
        ServerConnector connector = connector(server, where, slow);
        try {
            connector.open();
        } catch (IOException e) {
            mirror.close();
            throw new IOException(
                    "%s:%d cannot be listened on: %s".formatted(where.address(), where.port(), e.getMessage()), e);
        }
        int port = connector.getLocalPort();
        Names names =
                new Names(where.boundNames(), port, where.identity().isPresent(), where.allowedHosts(), where.secure());
        Handler sockets = Upgrades.handler(server, new MirrorDoor(mirror, lockout), seed);
        MirrorApi api = new MirrorApi(
                mirror,
                sessions,
                launcher,
                lockout,
                machine(),
                Version.current().text());
        OriginRules origins = new OriginRules(names, stepUp);
        server.setHandler(new FrontDoor(
                sockets, names, origins, List.of(api, new SeedApi(sessions, launcher, stepUp), new PageFiles())));
        server.setStopTimeout(STOP.toMillis());
        LifeCycle.start(server);
        return new Starting.Running(new RemoteServer(server, where, port, invitations, mirror, seed, slow));
    }

    private static QueuedThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool(THREADS);
        threads.setName("remote");
        threads.setDaemon(true);
        threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor("remote-"));
        return threads;
    }

    private static ServerConnector connector(Server server, Listening where, SlowRequests slow) throws IOException {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        http.setRequestHeaderSize(HEADER);
        ServerConnector connector;
        if (where.identity().isPresent()) {
            HttpConfiguration https = new HttpConfiguration(http);
            https.addCustomizer(new SecureRequestCustomizer(false));
            HttpConnectionFactory http1 = new HttpConnectionFactory(https);
            connector = new ServerConnector(
                    server, 1, 1, new SslConnectionFactory(tls(where.identity().get()), http1.getProtocol()), http1);
        } else {
            connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        }
        connector.setHost(where.address());
        connector.setPort(where.port());
        connector.setIdleTimeout(IDLE.toMillis());
        connector.addBean(slow);
        connector.addBean(new NetworkConnectionLimit(CONNECTIONS, connector));
        server.addConnector(connector);
        return connector;
    }

    private static SslContextFactory.Server tls(Identity identity) throws IOException {
        String password = "in memory only";
        SslContextFactory.Server tls = new SslContextFactory.Server();
        tls.setKeyStore(identity.store(password.toCharArray()));
        tls.setKeyStorePassword(password);
        tls.setIncludeProtocols("TLSv1.3", "TLSv1.2");
        return tls;
    }

    private static String machine() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "this machine";
        }
    }

    /// The port it listens on.
    public int port() {
        return port;
    }

    /// The links, for whoever gives them out.
    public Invitations invitations() {
        return invitations;
    }

    /// Who is looking.
    public Mirror mirror() {
        return mirror;
    }

    /// Where a browser finds the page: by the first name that was allowed, else by the bound address.
    public String address() {
        String scheme = listening.secure() ? "https://" : "http://";
        if (!listening.allowedHosts().isEmpty()) {
            String name = listening.allowedHosts().getFirst();
            return scheme + (listening.behindTlsProxy() || name.contains(":") ? name : name + ":" + port) + "/";
        }
        return scheme + listening.boundNames().getFirst() + ":" + port + "/";
    }

    /// The address that lets its holder in. A secret: it is shown to the user and nowhere else.
    public String link(Invitations.Given given) {
        return address() + "#t=" + given.secret();
    }

    /// The SHA-256 of its certificate, for the eye, when it speaks TLS.
    public Optional<String> fingerprint() {
        return listening.identity().map(Identity::fingerprint);
    }

    /// Tells every socket that it stops (1001), and stops. Blocks for two seconds at most. Idempotent.
    @Override
    public void close() {
        janitor.shutdownNow();
        mirror.close();
        seed.close();
        LifeCycle.stop(server);
    }
}
