package dev.cockpit.app;

import dev.cockpit.remote.tls.Identity;
import dev.cockpit.settings.Folders;
import java.io.IOException;
import java.net.InetAddress;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// The certificate that the cockpit makes for itself, in its settings folder.
final class OwnCertificate {
    private static final String FILE = "sharing.p12";

    private OwnCertificate() {}

    /// Made or renewed when there is none that fits. Blocks.
    ///
    /// @param address what the server listens on
    /// @param names what it is reached by too, each `name` or `name:port`
    static Identity of(Folders folders, String address, List<String> names) throws IOException {
        List<String> called = new ArrayList<>(List.of("localhost"));
        names.forEach(name -> called.add(name.replaceAll(":\\d+$", "")));
        List<InetAddress> addresses = new ArrayList<>(List.of(InetAddress.ofLiteral("127.0.0.1")));
        for (InetAddress bound : InetAddress.getAllByName(address)) {
            if (!bound.isAnyLocalAddress() && !bound.isLoopbackAddress()) {
                addresses.add(bound);
            }
        }
        return Identity.own(
                folders.config().resolve(FILE), called.stream().distinct().toList(), addresses, Instant.now());
    }
}
