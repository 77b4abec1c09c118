package dev.cockpit.remote;

import dev.cockpit.remote.tls.Identity;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;

/// Where the server listens, and what it is called there.
///
/// @param address an IP address or a name of one; `127.0.0.1` unless asked for otherwise
/// @param port 0: any free one
/// @param identity with it the server speaks TLS
/// @param behindTlsProxy whether a proxy or tunnel, which the user vouches for, ends TLS before it
/// @param allowedHosts names by which it is reached too, each `name` or `name:port`
public record Listening(
        String address, int port, Optional<Identity> identity, boolean behindTlsProxy, List<String> allowedHosts) {
    /// Loopback and a random port, without TLS.
    public static final Listening LOCAL = new Listening("127.0.0.1", 0, Optional.empty(), false, List.of());

    /// Keeps a copy of the names.
    public Listening {
        allowedHosts = List.copyOf(allowedHosts);
    }

    /// Why that would not be safe, or is not possible; empty when it is fine.
    Optional<String> objection() {
        try {
            InetAddress where = InetAddress.getByName(address);
            if (!where.isLoopbackAddress() && identity.isEmpty() && !behindTlsProxy) {
                return Optional.of(
                        "Listening on %s would send everything unencrypted: add --tls, or --behind-tls-proxy if a tunnel ends TLS."
                                .formatted(address));
            }
            if (where.isAnyLocalAddress() && allowedHosts.isEmpty()) {
                return Optional.of("Listening on every address needs --allow-host NAME: the name it is reached by.");
            }
            return Optional.empty();
        } catch (UnknownHostException e) {
            return Optional.of("%s is no address of this machine.".formatted(address));
        }
    }

    /// The names of what is bound, IPv6 in brackets.
    List<String> boundNames() {
        try {
            InetAddress where = InetAddress.getByName(address);
            if (where.isLoopbackAddress()) {
                return List.of("127.0.0.1", "localhost", "[::1]");
            }
            return where.isAnyLocalAddress() ? List.of("127.0.0.1", "localhost") : List.of(written(where), address);
        } catch (UnknownHostException e) {
            return List.of();
        }
    }

    private static String written(InetAddress where) {
        String text = where.getHostAddress();
        return text.contains(":") ? "[" + text.replaceAll("%.*", "") + "]" : text;
    }

    /// Whether the browser speaks TLS, to us or to the proxy.
    boolean secure() {
        return identity.isPresent() || behindTlsProxy;
    }
}
