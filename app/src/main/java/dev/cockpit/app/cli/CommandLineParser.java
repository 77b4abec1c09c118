package dev.cockpit.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// From arguments to a [Call]. Holds the writers that help and faults are printed to; nothing else.
public final class CommandLineParser {
    private final PrintWriter out;
    private final PrintWriter err;
    private final String version;
    private final Path here;

    /// @param out where help and the version go
    /// @param err where the one sentence about wrong arguments goes
    /// @param version the cockpit's own
    /// @param here the folder that a relative `--cwd` is meant from; the window may live elsewhere
    public CommandLineParser(PrintWriter out, PrintWriter err, String version, Path here) {
        this.out = out;
        this.err = err;
        this.version = version;
        this.here = here.toAbsolutePath();
    }

    /// Reads the arguments. Prints at once what is answered by printing.
    public Call parse(String... args) {
        if (args.length == 0) {
            return new Call.Window(
                    new WindowRequest(List.of()), Optional.empty()); // the daily start does not pay for the parser
        }
        if (args.length == 1 && args[0].equals("--selfcheck")) {
            return new Call.SelfCheck(); // what the start-up report measures is the daily start
        }
        CockpitCommand command = new CockpitCommand();
        CommandLine line = new CommandLine(command)
                .registerConverter(dev.cockpit.launch.Kind.class, new KindConverter())
                .setOut(out)
                .setErr(err);
        line.getCommandSpec().version("cockpit " + version);
        try {
            return call(line, line.parseArgs(args), command);
        } catch (ParameterException e) {
            err.println("cockpit: %s (see cockpit --help)".formatted(e.getMessage()));
            err.flush();
            return new Call.Answered(2);
        }
    }

    private Call call(CommandLine line, ParseResult result, CockpitCommand command) {
        if (result.hasSubcommand()) {
            CommandLine subcommand = result.subcommand().commandSpec().commandLine();
            if (subcommand.isUsageHelpRequested()) {
                return help(subcommand);
            }
            if (subcommand.isVersionHelpRequested()) {
                return version(line);
            }
            if (subcommand.getCommand() instanceof ServeCommand serve) {
                return serve(subcommand, serve);
            }
            return subcommand.getCommand() instanceof ScreenCommand screen
                    ? screen(subcommand, screen)
                    : new Call.Doctor();
        }
        if (line.isUsageHelpRequested()) {
            return help(line);
        }
        if (line.isVersionHelpRequested()) {
            return version(line);
        }
        if (command.selfCheck) {
            return new Call.SelfCheck();
        }
        if (command.startupRounds > 0) {
            return new Call.StartupReport(command.startupRounds);
        }
        return new Call.Window(
                new WindowRequest(command.tabs.stream().map(tab -> tab.in(here)).toList()),
                Optional.ofNullable(command.engine));
    }

    private static Call screen(CommandLine line, ScreenCommand screen) {
        try {
            return new Call.Screen(screen.job());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(line, String.valueOf(e.getMessage()), e);
        }
    }

    private static Call serve(CommandLine line, ServeCommand serve) {
        try {
            return new Call.Serve(serve.request());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(line, String.valueOf(e.getMessage()), e);
        }
    }

    private Call version(CommandLine line) {
        line.printVersionHelp(out);
        out.flush();
        return new Call.Answered(0);
    }

    private Call help(CommandLine command) {
        command.usage(out);
        out.flush();
        return new Call.Answered(0);
    }
}
