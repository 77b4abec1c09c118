package dev.cockpit.app.doctor;

import dev.cockpit.app.desktop.NoticeProgram;
import dev.cockpit.gate.Gate;
import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchRequest.Origin;
import dev.cockpit.launch.Launcher;
import dev.cockpit.launch.Offer;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Problem;
import dev.cockpit.settings.Settings;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/// Looks at this machine and says what it found. Changes nothing. Prints names and paths, never the value
/// of a key.
public final class Doctor {
    private static final List<String> WINDOW_LIBRARIES =
            List.of("libgtk-3.so.0", "libXtst.so.6", "libXxf86vm.so.1", "libGL.so.1", "libpangoft2-1.0.so.0");

    private final Settings.Loaded loaded;
    private final Launcher launcher;
    private final String version;

    /// @param loaded the settings, and what they were made from
    /// @param version the cockpit's own
    public Doctor(Settings.Loaded loaded, String version) {
        this.loaded = loaded;
        this.launcher = new Launcher(loaded.settings(), loaded.environment());
        this.version = version;
    }

    /// Writes the report. Blocks for some seconds: it asks the agents for their versions.
    public void report(PrintWriter out) {
        out.println("cockpit " + version);
        line(out, "JDK", System.getProperty("java.runtime.version") + " in " + System.getProperty("java.home"));
        if (loaded.environment().os() == Os.LINUX) {
            line(out, "Libraries", libraries());
            line(out, "Display", display(loaded.environment()));
        }
        line(out, "Notices", notices());
        line(out, "Settings", loaded.folders().settingsFile().toString());
        for (Problem problem : loaded.problems()) {
            line(out, "", problem.where() + ": " + problem.sentence());
        }
        line(out, "Folders", launcher.roots().stream().map(Path::toString).collect(Collectors.joining(", ")));
        out.println();
        out.println("Gates");
        for (Gate gate : launcher.gates().inForce()) {
            out.println("  " + (gate.open() ? "open  " : "shut  ") + gate.why());
        }
        out.println();
        out.println("Kinds");
        for (Offer offer : launcher.offers(new Origin.Window())) {
            describe(out, offer);
        }
        out.flush();
    }

    private void describe(PrintWriter out, Offer offer) {
        String id = offer.kind().id();
        out.println("  " + id + ": " + offer.refusal().map(Refusal::sentence).orElse("can start"));
        offer.binary().ifPresent(binary -> {
            out.println("    found    " + binary);
            // A login shell need not know --version, and a store build starts no programs.
            if (offer.kind() != Kind.SHELL && !launcher.gates().storeBuild()) {
                out.println(
                        "    version  " + new ProgramVersion(loaded.environment(), Duration.ofSeconds(10)).of(binary));
            }
        });
        if (offer.needsApiKey()) {
            out.println("    needs    an API key: none is set");
        }
        if (offer.binary().isEmpty()) {
            out.println("    missing  looked for in this order:");
            offer.looked().forEach(place -> out.println("             " + place));
        }
    }

    private String notices() {
        if (!loaded.settings().desktopNotices()) {
            return "none on the desktop: appearance.desktopNotices is false";
        }
        return NoticeProgram.find(loaded.environment())
                .map(program -> "on the desktop, by " + program.file())
                .orElse("none on the desktop: neither notify-send (Debian: libnotify-bin) nor gdbus is on the path");
    }

    private static String libraries() {
        List<String> missing = WINDOW_LIBRARIES.stream()
                .filter(library -> !NativeLibraries.has(library))
                .toList();
        return missing.isEmpty()
                ? "GTK 3 and what JavaFX needs beside it are there"
                : "missing: " + String.join(", ", missing) + "; ./cockpit says how to get them";
    }

    private static String display(Environment environment) {
        return environment
                .get("DISPLAY")
                .map(name -> NativeLibraries.displayOpens()
                        ? name + " opens"
                        : name + " does not open: no X server is there, or it does not let this user in")
                .orElse("none: DISPLAY is not set, so no window can open");
    }

    private static void line(PrintWriter out, String name, String text) {
        out.println("%-10s %s".formatted(name, text));
    }
}
