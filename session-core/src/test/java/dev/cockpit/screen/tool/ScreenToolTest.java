package dev.cockpit.screen.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.screen.tool.ScreenJob.Form;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScreenToolTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    private int run(ScreenJob job, String input) throws InterruptedException {
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        return new ScreenTool(in, out, new PrintStream(err, true, StandardCharsets.UTF_8)).run(job);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void printsTheFinalScreenOfStandardInput() throws Exception {
        assertThat(run(new ScreenJob.Show(10, 3, false, Form.TEXT, List.of()), "a\r\nb\u001B[1;1HX  \u4F60"))
                .isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("X  \u4F60\nb\n\n");
    }

    @Test
    void feedsFilesOneAfterTheOtherAndPrintsTheHistoryFirst() throws Exception {
        Path first = file("first", "1\r\n2\r\n");
        Path second = file("second", "3\r\n4");
        assertThat(run(new ScreenJob.Show(10, 2, true, Form.TEXT, List.of(first, second)), ""))
                .isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("1\n2\n3\n4\n");
    }

    @Test
    void printsColoursAsControlSequences() throws Exception {
        run(
                new ScreenJob.Show(10, 1, false, Form.ANSI, List.of()),
                "a\u001B[1;38;5;9;4:3mb\u001B[0;48;2;1;2;3m c\u001B[0md");
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo("a\u001B[0m\u001B[1;4:3;38;5;9mb\u001B[0m\u001B[48;2;1;2;3m c\u001B[0md\n");
    }

    @Test
    void printsOneObjectAsJson() throws Exception {
        run(new ScreenJob.Show(10, 1, false, Form.JSON, List.of()), "hi");
        assertThat(out.toString(StandardCharsets.UTF_8))
                .startsWith("{\"id\":null,\"rows\":[\"hi\"]")
                .hasLineCount(1);
    }

    @Test
    void aFileThatIsNotThereIsNamedInOneSentence() throws Exception {
        Path missing = folder.resolve("missing");
        assertThat(run(new ScreenJob.Show(10, 1, false, Form.TEXT, List.of(missing)), ""))
                .isOne();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("cockpit screen: there is no file " + missing + ".\n");
    }

    @Test
    void benchNamesEngineAndRawReadOfEachFile() throws Exception {
        Path file = file("some.raw", "hello\n".repeat(100));
        assertThat(run(new ScreenJob.Bench(List.of(file)), "")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("engine", "raw PTY", "some.raw");
    }
}
