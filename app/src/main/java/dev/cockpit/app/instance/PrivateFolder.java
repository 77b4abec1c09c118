package dev.cockpit.app.instance;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// A folder that is this user's alone. On Windows the user's profile is that already, and nothing is
/// changed.
final class PrivateFolder {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private PrivateFolder() {}

    /// Makes the folder, or makes sure that an existing one is a real folder of this user's that nobody
    /// else can enter.
    static void make(Path folder) throws IOException {
        Files.createDirectories(folder);
        if (Files.isSymbolicLink(folder)) {
            throw new IOException(folder + " is a link; it must be a folder of your own");
        }
        if (POSIX) {
            Path probe = Files.createTempFile(folder, ".owner", ""); // whose file this is says who we are
            try {
                if (!Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(probe))) {
                    throw new IOException(folder + " belongs to another user");
                }
                Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
            } finally {
                Files.delete(probe);
            }
        }
    }

    /// Leaves the file to its owner.
    static void ownerOnly(Path file) throws IOException {
        if (POSIX) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        }
    }
}
