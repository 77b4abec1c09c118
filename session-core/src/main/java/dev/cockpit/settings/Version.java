package dev.cockpit.settings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/// The cockpit's own version, as the build wrote it down.
///
/// @param text for example `0.1.0`
public record Version(String text) {

    /// The version of this build.
    public static Version current() {
        Properties written = new Properties();
        try (InputStream file = Version.class.getResourceAsStream("version.properties")) {
            if (file != null) {
                written.load(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the build's own version cannot be read", e);
        }
        return new Version(written.getProperty("version", "0"));
    }
}
