package dev.cockpit.app;

import dev.cockpit.app.cli.Call;
import dev.cockpit.app.cli.CommandLineParser;
import dev.cockpit.screen.tool.ScreenJob;
import dev.cockpit.screen.tool.ScreenTool;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/// The command line. No subclass of `Application`, so that JavaFX starts from the class path.
public final class Main {
    private final PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    private final PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);

    private Main() {}

    /// Does what the arguments ask for and ends the process with 0, with 1 when it could not be done, or
    /// with 2 when the
    /// arguments were wrong.
    ///
    /// @param args see `cockpit --help`
    public static void main(String[] args) {
        System.exit(new Main().run(args));
    }

    private static int screen(ScreenJob job) {
        try {
            return new ScreenTool(System.in, System.out, System.err).run(job);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        }
    }

    private int run(String[] args) {
        String version = Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                .orElse("development");
        Call call = new CommandLineParser(out, err, version, Path.of("")).parse(args);
        return switch (call) {
            case Call.Answered answered -> answered.exitCode();
            case Call.Screen(ScreenJob job) -> screen(job);
            case Call.Window _, Call.Doctor _, Call.StartupReport _, Call.SelfCheck _ -> {
                err.println("cockpit: this build has no window yet");
                yield 1;
            }
        };
    }
}
