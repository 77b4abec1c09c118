package dev.cockpit.session;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The folder that a shell reports with OSC 7, `file://host/path`.
final class ReportedFolder {
    private ReportedFolder() {}

    /// This machine's name. Asked of the kernel where that is possible: the resolver may take its time.
    static String thisHost() {
        try {
            Path kernel = Path.of("/proc/sys/kernel/hostname");
            return Files.isReadable(kernel)
                    ? Files.readString(kernel).strip()
                    : InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            return "localhost";
        }
    }

    /// The folder, if the report names one on this machine.
    ///
    /// @param host this machine's name
    static Optional<Path> of(String uri, String host) {
        try {
            URI parsed = new URI(uri);
            String named = parsed.getHost();
            boolean here = named == null || named.equals("localhost") || named.equalsIgnoreCase(host);
            if (!here || !"file".equals(parsed.getScheme()) || parsed.getPath() == null) {
                return Optional.empty();
            }
            Path folder = Path.of(new URI("file", null, parsed.getPath(), null));
            return folder.isAbsolute() ? Optional.of(folder.normalize()) : Optional.empty();
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }
}
