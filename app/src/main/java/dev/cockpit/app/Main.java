package dev.cockpit.app;

import dev.cockpit.app.cli.Call;
import dev.cockpit.app.cli.CommandLineParser;
import dev.cockpit.app.cli.ServeRequest;
import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.app.doctor.Doctor;
import dev.cockpit.app.instance.Claim;
import dev.cockpit.app.instance.FirstWindow;
import dev.cockpit.app.startup.StartupReport;
import dev.cockpit.app.tabs.TerminalViews;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.screen.tool.ScreenJob;
import dev.cockpit.screen.tool.ScreenTool;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Settings;
import dev.cockpit.settings.Settings.TerminalEngine;
import dev.cockpit.settings.Version;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.slf4j.LoggerFactory;

/// The command line. No subclass of `Application`, so that JavaFX starts from the class path.
public final class Main {
    private static final int FAILED = 1;

    private final PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    private final PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    private final String version = Version.current().text();
    private final Environment environment = Environment.ofProcess();

    private Main() {}

    /// Does what the arguments ask for and ends the process with 0, with 1 when it could not be done, or
    /// with 2 when the arguments were wrong.
    ///
    /// @param args see `cockpit --help`
    public static void main(String[] args) {
        System.exit(new Main().run(args));
    }

    private int run(String[] args) {
        return switch (new CommandLineParser(out, err, version, Path.of("")).parse(args)) {
            case Call.Answered(int exitCode) -> exitCode;
            case Call.Screen(ScreenJob job) -> screen(job);
            case Call.Doctor() -> {
                new Doctor(Settings.load(environment), version).report(out);
                yield 0;
            }
            case Call.Serve(ServeRequest request) -> serve(request);
            case Call.Window(WindowRequest request, var engine) -> {
                if (request.tabs().isEmpty() && !mayHaveDisplay()) {
                    err.println("cockpit: there is no display (DISPLAY is not set), so this is cockpit serve.");
                    yield serve(ServeRequest.PLAIN);
                }
                yield hasDisplay() ? openWindow(request, engine) : FAILED;
            }
            case Call.SelfCheck() -> hasDisplay() ? selfCheck() : FAILED;
            case Call.StartupReport(int rounds) -> hasDisplay() ? startupReport(rounds) : FAILED;
        };
    }

    private static int screen(ScreenJob job) {
        try {
            return new ScreenTool(System.in, System.out, System.err).run(job);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAILED;
        }
    }

    private int serve(ServeRequest request) {
        return new Serve(out, err, Settings.load(environment), request).run();
    }

    private boolean mayHaveDisplay() {
        return environment.os() != Os.LINUX || environment.get("DISPLAY").isPresent();
    }

    private boolean hasDisplay() {
        if (mayHaveDisplay()) {
            return true;
        }
        err.println("cockpit: there is no display (DISPLAY is not set), so no window can open;"
                + " --help, doctor and, from the source tree, ./cockpit test work without one.");
        return false;
    }

    private int openWindow(WindowRequest request, Optional<TerminalEngine> engine) {
        try {
            return switch (FirstWindow.claim(FirstWindow.folder(environment), request)) {
                case Claim.HandedOver() -> 0;
                case Claim.First(FirstWindow first) -> {
                    try (first) {
                        yield launch(request, engine, first::serve);
                    }
                }
            };
        } catch (IOException e) {
            // Rather a window that nobody can hand tabs to than none.
            LoggerFactory.getLogger(Main.class).warn("Later calls cannot open tabs in this window: {}", e.getMessage());
            return launch(request, engine, _ -> {});
        }
    }

    private int launch(
            WindowRequest request, Optional<TerminalEngine> engine, Consumer<Consumer<WindowRequest>> whenOpen) {
        Pty4jSpawner ptys = startEngines();
        Settings.Loaded settings = Settings.load(environment);
        return CockpitApp.launchWindow(
                new CockpitApp.Start(settings, ptys, terminals(settings, engine), request, whenOpen));
    }

    private int selfCheck() {
        Pty4jSpawner ptys = startEngines();
        Settings.Loaded settings = Settings.load(environment);
        return new SelfCheck(out, err).run(settings, ptys, terminals(settings, Optional.empty()));
    }

    private int startupReport(int rounds) {
        try {
            new StartupReport(Main.class.getName(), out).run(rounds);
            return 0;
        } catch (IOException e) {
            err.println("cockpit: " + e.getMessage());
            return FAILED;
        }
    }

    /// What takes long and needs nothing of ours goes on beside the reading of settings: JavaFX's own
    /// start, and the loading of pty4j's natives.
    private Pty4jSpawner startEngines() {
        Pty4jSpawner ptys = new Pty4jSpawner();
        Thread.ofPlatform().name("start-javafx").daemon().start(this::startJavaFx);
        Thread.ofPlatform().name("start-pty4j").daemon().start(ptys::warmUp);
        return ptys;
    }

    private void startJavaFx() {
        try {
            Platform.startup(() -> {});
        } catch (UnsupportedOperationException unopened) {
            // Nothing else would end the process: the main thread waits for a toolkit that never comes.
            err.println("cockpit: the display " + environment.get("DISPLAY").orElse("")
                    + " (DISPLAY) does not open: no X server answers there, or it does not let this user in;"
                    + " set DISPLAY to one that does, or use ./cockpit serve.");
            System.exit(FAILED);
        }
    }

    private static TerminalViews terminals(Settings.Loaded loaded, Optional<TerminalEngine> asked) {
        return new ChosenTerminals(asked.orElse(loaded.settings().terminal().engine()));
    }
}
