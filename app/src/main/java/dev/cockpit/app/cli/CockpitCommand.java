package dev.cockpit.app.cli;

import dev.cockpit.launch.Kind;
import dev.cockpit.settings.Settings.TerminalEngine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The options, as picocli fills them in.
@Command(
        name = "cockpit",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "A window whose tabs are terminal sessions of coding agents and shells.",
            "Without options it opens the window, or brings the running one to the front.",
            ""
        },
        footer = {
            "",
            "From the source tree, ./cockpit test runs all tests on a virtual display of its own;",
            "./cockpit test --real runs the lane with the vendors' real command lines, --shared the one that holds the",
            "terminal engine to recordings in the folder that COCKPIT_SHARED names.",
            "",
            "Examples:",
            "  cockpit --open claude --cwd ~/project --open shell --cwd ~/project",
            "  cockpit serve",
            "  cockpit doctor",
            "  cockpit screen --size 120x36 recording.raw"
        },
        subcommands = {CockpitCommand.DoctorCommand.class, ScreenCommand.class, ServeCommand.class})
final class CockpitCommand {

    @ArgGroup(exclusive = false, multiplicity = "0..*")
    List<TabOptions> tabs = new ArrayList<>();

    @Option(
            names = "--terminal-engine",
            paramLabel = "ENGINE",
            converter = EngineConverter.class,
            description =
                    "What draws sessions in a new window: cockpit (our own view) or jediterm. Default: the settings'.")
    @Nullable
    TerminalEngine engine;

    @Option(
            names = "--startup-report",
            paramLabel = "ROUNDS",
            arity = "0..1",
            fallbackValue = "5",
            description =
                    "Measure the time to the first prompt beside an empty window, and quit. ROUNDS: 5 by default.")
    int startupRounds;

    @Option(names = "--selfcheck", hidden = true)
    boolean selfCheck;

    static final class TabOptions {
        @Option(
                names = "--open",
                required = true,
                paramLabel = "KIND",
                description = "Open a tab: eliza-code, claude, codex, shell or clawde. May be given several times.")
        @Nullable
        Kind kind;

        @Option(
                names = "--cwd",
                paramLabel = "DIR",
                description = "The folder of the tab that the --open before it opens.")
        @Nullable
        Path cwd;

        WindowRequest.Tab in(Path here) {
            if (kind == null) {
                throw new IllegalStateException("picocli let a tab through without its kind");
            }
            return new WindowRequest.Tab(
                    kind,
                    Optional.ofNullable(cwd).map(folder -> here.resolve(folder).normalize()));
        }
    }

    @Command(
            name = "doctor",
            mixinStandardHelpOptions = true,
            description =
                    "Show what was found on this machine: JDK, GTK, display, agents; and which gates are in force.")
    static final class DoctorCommand {}
}
