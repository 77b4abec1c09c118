package dev.cockpit.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The options of `cockpit serve`.
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Run sessions without a window, and share them: prints one link for a browser. Ctrl+C stops it.",
            "Listens on 127.0.0.1 and a free port unless told otherwise; the same gates and limits hold as in the window.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  cockpit serve",
            "  cockpit serve --bind 192.168.1.20:8443 --tls",
            "  cockpit serve --bind 127.0.0.1:8080 --behind-tls-proxy --allow-host box.example"
        })
final class ServeCommand {
    private static final Pattern BIND = Pattern.compile("(.+?):(\\d{1,5})|\\[(.+)]:(\\d{1,5})");
    private static final String OWN = "";
    private static final int LAST_PORT = 65535;

    @Option(
            names = "--bind",
            paramLabel = "ADDR:PORT",
            description = "The address and port to listen on. Other addresses than this machine's own need --tls or "
                    + "--behind-tls-proxy.")
    @Nullable
    String bind;

    @Option(
            names = "--tls",
            paramLabel = "FILE",
            arity = "0..1",
            fallbackValue = OWN,
            description =
                    "Speak TLS, with the key and certificates in FILE (PEM, or PKCS12 without a password), else with a "
                            + "certificate that the cockpit makes and renews in its configuration folder.")
    @Nullable
    String tls;

    @Option(names = "--behind-tls-proxy", description = "A proxy or tunnel of yours ends TLS before this server.")
    boolean behindTlsProxy;

    @Option(
            names = "--allow-host",
            paramLabel = "NAME",
            description = "A name, or name:port, by which browsers reach it. May be given several times.")
    List<String> allowedHosts = new ArrayList<>();

    @Option(names = "--watch", description = "The printed link may only look.")
    boolean watch;

    @Option(names = "--store", paramLabel = "FILE", description = "Keep the link over a restart, in FILE (hashed).")
    @Nullable
    Path store;

    /// What is asked for.
    ///
    /// @throws IllegalArgumentException when a value is none; the message is for whoever typed it
    ServeRequest request() {
        Optional<String> address = Optional.empty();
        Optional<Integer> port = Optional.empty();
        if (bind != null) {
            Matcher parts = BIND.matcher(bind);
            int number =
                    parts.matches() ? Integer.parseInt(parts.group(2) == null ? parts.group(4) : parts.group(2)) : -1;
            if (number < 0 || number > LAST_PORT) {
                throw new IllegalArgumentException(
                        "'%s' is no address and port: it must be ADDR:PORT, for example 127.0.0.1:8080"
                                .formatted(bind));
            }
            address = Optional.of(parts.group(1) == null ? parts.group(3) : parts.group(1));
            port = Optional.of(number);
        }
        return new ServeRequest(
                address,
                port,
                tls != null,
                Optional.ofNullable(tls).filter(file -> !file.equals(OWN)).map(Path::of),
                behindTlsProxy,
                allowedHosts,
                watch,
                Optional.ofNullable(store));
    }
}
