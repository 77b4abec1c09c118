package dev.cockpit.app;

import ch.qos.logback.core.PropertyDefinerBase;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Folders;

/// Tells `logback.xml` where the log file lies: in the user's state folder.
public final class LogFolder extends PropertyDefinerBase {
    /// For logback, which makes it by name.
    public LogFolder() {}

    @Override
    public String getPropertyValue() {
        return Folders.of(Environment.ofProcess()).state().toString();
    }
}
