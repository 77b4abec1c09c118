package dev.cockpit.app.cli;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.screen.tool.ScreenJob;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/// The options of `cockpit screen`.
@Command(
        name = "screen",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Show what a screen looks like after a program's raw output: feeds FILEs, one after the other, or standard input",
            "to the cockpit's terminal engine and prints the final screen. Needs no display.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  script -qc htop /tmp/htop.raw; cockpit screen --size 120x36 --ansi /tmp/htop.raw",
            "  cockpit screen --bench /tmp/htop.raw"
        })
final class ScreenCommand {
    @Option(
            names = "--size",
            paramLabel = "COLSxROWS",
            defaultValue = "80x25",
            converter = SizeConverter.class,
            description = "The screen's size, each side from 1 to 500. Default: ${DEFAULT-VALUE}.")
    TerminalSize size = TerminalSize.DEFAULT;

    @Option(names = "--history", description = "Print the lines that scrolled off first.")
    boolean history;

    @ArgGroup
    Way way = new Way();

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Raw bytes as a program wrote them to its terminal.")
    List<Path> files = new ArrayList<>();

    /// At most one of these.
    static final class Way {
        @Option(names = "--json", description = "Print one JSON object: text, cursor, modes, answers and all.")
        boolean json;

        @Option(names = "--ansi", description = "Print with colours and attributes.")
        boolean ansi;

        @Option(
                names = "--batch",
                description = "Read cases from standard input, a line of JSON each, and print a line of JSON for each: "
                        + "{\"id\",\"cols\",\"rows\",\"steps\":[{\"feed\":\"text\"} | {\"feedBase64\":\"…\"} | "
                        + "{\"resize\":[cols,rows]}],\"picture\":false}.")
        boolean batch;

        @Option(
                names = "--bench",
                description = "Measure how fast the engine takes each FILE at 120x36 with 10,000 lines of history, "
                        + "beside a raw read of the same FILE from a pseudo-terminal.")
        boolean bench;
    }

    /// What is asked for.
    ///
    /// @throws IllegalArgumentException when the options do not go together; the message is for whoever typed them
    ScreenJob job() {
        if (way.batch) {
            if (!files.isEmpty()) {
                throw new IllegalArgumentException("--batch reads its cases from standard input and takes no FILE");
            }
            return new ScreenJob.Batch();
        }
        if (way.bench) {
            if (files.isEmpty()) {
                throw new IllegalArgumentException("--bench needs at least one FILE");
            }
            return new ScreenJob.Bench(List.copyOf(files));
        }
        ScreenJob.Form form = ScreenJob.Form.TEXT;
        if (way.json) {
            form = ScreenJob.Form.JSON;
        } else if (way.ansi) {
            form = ScreenJob.Form.ANSI;
        }
        return new ScreenJob.Show(size.cols(), size.rows(), history, form, List.copyOf(files));
    }

    static final class SizeConverter implements ITypeConverter<TerminalSize> {
        private static final Pattern SIZE = Pattern.compile("(\\d{1,3})[xX](\\d{1,3})");

        @Override
        public TerminalSize convert(String text) {
            Matcher size = SIZE.matcher(text);
            if (size.matches()) {
                int cols = Integer.parseInt(size.group(1));
                int rows = Integer.parseInt(size.group(2));
                TerminalSize clamped = new TerminalSize(cols, rows);
                if (clamped.cols() == cols && clamped.rows() == rows) {
                    return clamped;
                }
            }
            throw new TypeConversionException(
                    "'%s' is no size: it must be COLSxROWS, each from 1 to %d, for example 120x36"
                            .formatted(text, TerminalSize.MAX));
        }
    }
}
