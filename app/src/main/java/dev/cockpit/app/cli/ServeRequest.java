package dev.cockpit.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What `cockpit serve` was asked for.
///
/// @param address what to listen on; empty: as the settings say
/// @param port the port; empty: as the settings say
/// @param tls whether to speak TLS
/// @param certificate the user's own certificate and key; empty: one that the cockpit makes
/// @param behindTlsProxy whether a proxy or tunnel ends TLS before it
/// @param allowedHosts names by which it is reached too
/// @param watchOnly whether the printed link may only look
/// @param store where the link is kept over a restart; empty: nowhere
public record ServeRequest(
        Optional<String> address,
        Optional<Integer> port,
        boolean tls,
        Optional<Path> certificate,
        boolean behindTlsProxy,
        List<String> allowedHosts,
        boolean watchOnly,
        Optional<Path> store) {
    /// What a start without arguments asks for.
    public static final ServeRequest PLAIN = new ServeRequest(
            Optional.empty(), Optional.empty(), false, Optional.empty(), false, List.of(), false, Optional.empty());

    /// Keeps a copy of the names.
    public ServeRequest {
        allowedHosts = List.copyOf(allowedHosts);
    }
}
