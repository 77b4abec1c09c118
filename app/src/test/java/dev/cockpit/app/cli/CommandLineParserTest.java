package dev.cockpit.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.Kind;
import dev.cockpit.settings.Settings.TerminalEngine;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CommandLineParserTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLineParser parser =
            new CommandLineParser(new PrintWriter(out), new PrintWriter(err), "1.2.3", Path.of("/home/ann"));

    @Test
    void noArgumentsOpenTheWindow() {
        assertThat(parser.parse()).isEqualTo(new Call.Window(new WindowRequest(List.of()), Optional.empty()));
    }

    @Test
    void eachCwdBelongsToTheOpenBeforeIt() {
        assertThat(parser.parse(
                        "--open", "claude", "--cwd", "/src", "--open", "shell", "--open", "codex", "--cwd", "../b"))
                .isEqualTo(new Call.Window(
                        new WindowRequest(List.of(
                                new WindowRequest.Tab(Kind.CLAUDE, Optional.of(Path.of("/src"))),
                                new WindowRequest.Tab(Kind.SHELL, Optional.empty()),
                                new WindowRequest.Tab(Kind.CODEX, Optional.of(Path.of("/home/b"))))),
                        Optional.empty()));
    }

    @Test
    void theEngineCanBeAskedFor() {
        assertThat(parser.parse("--terminal-engine", "jediterm"))
                .isEqualTo(new Call.Window(new WindowRequest(List.of()), Optional.of(TerminalEngine.JEDITERM)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--open bash      | 'bash' is no kind: it must be one of eliza-code, claude, codex, shell, clawde",
                "--open Claude    | 'Claude' is no kind: it must be one of eliza-code, claude, codex, shell, clawde",
                "--open           | Missing required parameter",
                "--cwd /src       | Missing required argument(s): --open",
                "--colour         | Unknown option: '--colour'",
                "dockter          | Unmatched argument at index 0: 'dockter'",
                "--terminal-engine xterm | 'xterm' is no terminal engine: it must be one of cockpit, jediterm",
                "--startup-report=x | 'x' is not an int",
            })
    void wrongArgumentsGetOneSentence(String arguments, String sentence) {
        assertThat(parser.parse(arguments.split(" "))).isEqualTo(new Call.Answered(2));
        assertThat(err.toString()).startsWith("cockpit: ").contains(sentence).hasLineCount(1);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void helpNamesEveryOptionButTheHiddenOne() {
        assertThat(parser.parse("--help")).isEqualTo(new Call.Answered(0));
        assertThat(out.toString())
                .contains("--open", "--cwd", "--startup-report", "--version", "doctor")
                .doesNotContain("--selfcheck");
    }

    @Test
    void versionIsOneLine() {
        assertThat(parser.parse("--version")).isEqualTo(new Call.Answered(0));
        assertThat(out.toString()).isEqualToIgnoringNewLines("cockpit 1.2.3");
    }

    @Test
    void theOtherCalls() {
        assertThat(parser.parse("doctor")).isEqualTo(new Call.Doctor());
        assertThat(parser.parse("doctor", "--help")).isEqualTo(new Call.Answered(0));
        assertThat(parser.parse("--startup-report")).isEqualTo(new Call.StartupReport(5));
        assertThat(parser.parse("--startup-report=9")).isEqualTo(new Call.StartupReport(9));
        assertThat(parser.parse("--selfcheck")).isEqualTo(new Call.SelfCheck());
    }
}
