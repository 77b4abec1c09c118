package dev.cockpit.screen.tool;

import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.NullNode;

/// `cockpit screen`: raw bytes in, the final screen out. Works without a display and without a session.
public final class ScreenTool {
    private static final Duration CASE_LIMIT = Duration.ofSeconds(5);
    private static final int BUFFER = 64 * 1024;

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;

    /// @param in the bytes or the cases, if no file is named; read raw
    /// @param out where results go, in UTF-8
    /// @param err where the one sentence about a failure goes
    public ScreenTool(InputStream in, OutputStream out, PrintStream err) {
        this.in = in;
        this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
        this.err = err;
    }

    /// Does the job. Blocks until all input is read.
    ///
    /// @return the exit code: 0, or 1 when something could not be read
    public int run(ScreenJob job) throws InterruptedException {
        try {
            switch (job) {
                case ScreenJob.Show show -> show(show);
                case ScreenJob.Batch() -> batch();
                case ScreenJob.Bench(List<Path> files) -> new Bench(out).run(files);
            }
            out.flush();
            return 0;
        } catch (NoSuchFileException e) {
            err.println("cockpit screen: there is no file " + e.getFile() + ".");
        } catch (IOException e) {
            err.println("cockpit screen: " + e.getMessage());
        }
        out.flush();
        err.flush();
        return 1;
    }

    private void show(ScreenJob.Show job) throws IOException {
        Heard heard = new Heard();
        Screen screen = new Screen(job.cols(), job.rows(), ScreenOptions.DEFAULT, heard);
        if (job.files().isEmpty()) {
            feed(screen, in);
        }
        for (Path file : job.files()) {
            try (InputStream bytes = Files.newInputStream(file)) {
                feed(screen, bytes);
            }
        }
        Shown shown = Shown.of(screen);
        switch (job.form()) {
            case TEXT -> shown.text(job.history()).forEach(out::println);
            case ANSI -> out.print(AnsiText.of(screen, job.history()));
            case JSON ->
                out.println(JsonMapper.shared()
                        .writeValueAsString(
                                shown.json(NullNode.getInstance(), heard).putNull("error")));
        }
    }

    private static void feed(Screen screen, InputStream bytes) throws IOException {
        byte[] buffer = new byte[BUFFER];
        for (int length = bytes.read(buffer); length >= 0; length = bytes.read(buffer)) {
            screen.feed(buffer, 0, length);
        }
    }

    private void batch() throws IOException, InterruptedException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        new Batch(CasePlayer::play, CASE_LIMIT).run(lines, out);
    }
}
