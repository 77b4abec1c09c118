package dev.cockpit.remote.access;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// What the server is called: the exact values of `Host` and `Origin` that it answers to. Built from what is bound and
/// what the user added, never from a request, so that a rebound name is a foreign one (DNS rebinding). Immutable.
public final class Names {
    private static final int HTTP = 80;
    private static final int HTTPS = 443;

    private final Set<String> hosts = new HashSet<>();
    private final Set<String> origins = new HashSet<>();

    /// @param bound the names of what is bound, without a port, IPv6 in brackets
    /// @param port the bound port
    /// @param tls whether the server itself speaks TLS
    /// @param added names by which it is reached too, each `name` or `name:port`
    /// @param addedTls whether those are reached by TLS
    public Names(List<String> bound, int port, boolean tls, List<String> added, boolean addedTls) {
        bound.forEach(name -> add(name + ":" + port, tls));
        for (String name : added) {
            if (hasPort(name)) {
                add(name, addedTls);
            } else {
                add(name + ":" + port, addedTls);
                add(name + ":" + (addedTls ? HTTPS : HTTP), addedTls);
            }
        }
    }

    private static boolean hasPort(String name) {
        return name.matches(".*[^:\\]]:\\d{1,5}|\\[.*]:\\d{1,5}");
    }

    private void add(String nameAndPort, boolean tls) {
        String name = nameAndPort.toLowerCase(Locale.ROOT);
        String scheme = tls ? "https://" : "http://";
        String standard = ":" + (tls ? HTTPS : HTTP);
        hosts.add(name);
        origins.add(scheme + name);
        if (name.endsWith(standard)) {
            String bare = name.substring(0, name.length() - standard.length());
            hosts.add(bare);
            origins.add(scheme + bare);
        }
    }

    /// Whether a `Host` (or `:authority`) is one of the server's.
    public boolean isHost(String host) {
        return hosts.contains(host.toLowerCase(Locale.ROOT));
    }

    /// Whether an `Origin` is one of the server's.
    public boolean isOrigin(String origin) {
        return origins.contains(origin);
    }

    /// Every origin, sorted.
    public List<String> origins() {
        return origins.stream().sorted().toList();
    }
}
