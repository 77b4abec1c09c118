package dev.cockpit.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Real files for tests. */
final class TestFiles {
    private TestFiles() {}

    /** An executable shell script, in folders that are made on the way. */
    static Path script(Path file, String body) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + body + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file;
    }

    /** A file that cannot be executed. */
    static Path plain(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "not a program");
    }
}
