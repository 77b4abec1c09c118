package dev.cockpit.app.desktop;

import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The program of this desktop that shows a notice. It is started with arguments, never through a shell. Thread-safe.
public final class NoticeProgram {
    private static final Logger LOG = LoggerFactory.getLogger(NoticeProgram.class);
    /// PowerShell takes the texts as variables, so that they are data (and AppleScript as arguments).
    private static final String BALLOON = """
            Add-Type -AssemblyName System.Windows.Forms, System.Drawing
            $icon = New-Object System.Windows.Forms.NotifyIcon
            $icon.Icon = [System.Drawing.SystemIcons]::Information
            $icon.Visible = $true
            $icon.ShowBalloonTip(5000, $env:COCKPIT_NOTICE_TITLE, $env:COCKPIT_NOTICE_TEXT, 'None')
            Start-Sleep -Seconds 6
            $icon.Dispose()
            """;

    private enum Way {
        NOTIFY_SEND("notify-send"),
        GDBUS("gdbus"),
        OSASCRIPT("osascript"),
        POWERSHELL("powershell.exe");

        private final String file;

        Way(String file) {
            this.file = file;
        }
    }

    private final Way way;
    private final Path file;
    private final Environment environment;

    private NoticeProgram(Way way, Path file, Environment environment) {
        this.way = way;
        this.file = file;
        this.environment = environment;
    }

    /// The first of this system's programs that is on the path: `notify-send` or `gdbus`, on macOS `osascript`, on
    /// Windows PowerShell. Empty when there is none. Blocks for the file system.
    public static Optional<NoticeProgram> find(Environment environment) {
        return ways(environment.os()).stream()
                .flatMap(way ->
                        DesktopProgram.find(environment, way.file)
                                .map(file -> new NoticeProgram(way, file, environment))
                                .stream())
                .findFirst();
    }

    /// Where it is.
    public Path file() {
        return file;
    }

    /// Shows the notice. Blocks until the program is done, at most some seconds. A failure is logged: nothing is lost,
    /// the window says the same.
    public void show(DesktopNotice notice) {
        new DesktopProgram(environment)
                .run(command(notice), texts(notice))
                .ifPresent(why -> LOG.warn("The desktop may not have shown a notice: {}", why));
    }

    /// The program and its arguments for a notice.
    List<String> command(DesktopNotice notice) {
        List<String> command = new ArrayList<>(List.of(file.toString()));
        command.addAll(
                switch (way) {
                    case NOTIFY_SEND ->
                        List.of("--app-name=Cockpit", "--icon=cockpit", "--", notice.title(), markup(notice.text()));
                    case GDBUS -> busCall(notice);
                    case OSASCRIPT ->
                        List.of(
                                "-e",
                                "on run argv",
                                "-e",
                                "display notification (item 2 of argv) with title (item 1 of argv)",
                                "-e",
                                "end run",
                                notice.title(),
                                notice.text());
                    case POWERSHELL -> List.of("-NoProfile", "-NonInteractive", "-Command", BALLOON);
                });
        return List.copyOf(command);
    }

    /// The call of the desktop notifications specification, 1.2: name, id to replace, icon, summary, body, actions,
    /// hints, time-out.
    private static List<String> busCall(DesktopNotice notice) {
        return List.of(
                "call",
                "--session",
                "--dest=org.freedesktop.Notifications",
                "--object-path=/org/freedesktop/Notifications",
                "--method=org.freedesktop.Notifications.Notify",
                quoted("Cockpit"),
                "0",
                quoted("cockpit"),
                quoted(notice.title()),
                quoted(markup(notice.text())),
                "[]",
                "{}",
                "-1");
    }

    private Map<String, String> texts(DesktopNotice notice) {
        return way == Way.POWERSHELL
                ? Map.of("COCKPIT_NOTICE_TITLE", notice.title(), "COCKPIT_NOTICE_TEXT", notice.text())
                : Map.of();
    }

    /// The body of a freedesktop notice is markup.
    private static String markup(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /// A string of GVariant's text format.
    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    private static List<Way> ways(Os os) {
        return switch (os) {
            case LINUX -> List.of(Way.NOTIFY_SEND, Way.GDBUS);
            case MACOS -> List.of(Way.OSASCRIPT);
            case WINDOWS -> List.of(Way.POWERSHELL);
        };
    }
}
