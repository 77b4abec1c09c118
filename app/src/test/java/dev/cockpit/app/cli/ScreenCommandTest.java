package dev.cockpit.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.screen.tool.ScreenJob;
import dev.cockpit.screen.tool.ScreenJob.Form;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScreenCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private Call parse(String... args) {
        return new CommandLineParser(new PrintWriter(out), new PrintWriter(err), "1.2.3", Path.of("/tmp")).parse(args);
    }

    @Test
    void withoutOptionsItReadsStandardInputAt80x25() {
        assertThat(parse("screen")).isEqualTo(new Call.Screen(new ScreenJob.Show(80, 25, false, Form.TEXT, List.of())));
    }

    @Test
    void takesSizeFormAndFiles() {
        assertThat(parse("screen", "--size", "120x36", "--history", "--json", "a.raw", "b.raw"))
                .isEqualTo(new Call.Screen(
                        new ScreenJob.Show(120, 36, true, Form.JSON, List.of(Path.of("a.raw"), Path.of("b.raw")))));
        assertThat(parse("screen", "--ansi"))
                .isEqualTo(new Call.Screen(new ScreenJob.Show(80, 25, false, Form.ANSI, List.of())));
        assertThat(parse("screen", "--batch")).isEqualTo(new Call.Screen(new ScreenJob.Batch()));
        assertThat(parse("screen", "--bench", "a"))
                .isEqualTo(new Call.Screen(new ScreenJob.Bench(List.of(Path.of("a")))));
    }

    @ParameterizedTest
    @CsvSource({
        "screen --size 0x10, COLSxROWS",
        "screen --size 501x10, from 1 to 500",
        "screen --size wide, 120x36",
        "screen --batch file, takes no FILE",
        "screen --bench, needs at least one FILE",
        "screen --json --ansi, mutually exclusive",
    })
    void saysWhatWasWrong(String line, String says) {
        assertThat(parse(line.split(" ", -1))).isEqualTo(new Call.Answered(2));
        assertThat(err.toString()).contains(says).doesNotContain("Exception").hasLineCount(1);
    }

    @Test
    void hasHelpOfItsOwn() {
        assertThat(parse("screen", "--help")).isEqualTo(new Call.Answered(0));
        assertThat(out.toString()).contains("--batch", "--bench", "standard input");
    }
}
