package dev.cockpit.bench;

import dev.cockpit.pty.RawRead;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// Three ways through the same bytes in one run of one JVM: a raw read from a PTY, the cockpit's engine, and
/// jeditermfx-core; 120x36, 10,000 lines of history. Prints a Markdown table.
public final class SpeedTable {
    private static final int COLS = 120;
    private static final int ROWS = 36;
    private static final int HISTORY = 10_000;
    private static final int CHUNK = 16 * 1024;
    private static final int ROUNDS = 7;

    /// jeditermfx-core would take minutes for all of it.
    private static final int JEDITERM_BYTES = 1 << 20;

    /// Enough lines to fill the history first: a full one is the usual state, and the slow one.
    private static final byte[] FILL = "x\r\n".repeat(HISTORY + ROWS).getBytes(StandardCharsets.US_ASCII);

    private SpeedTable() {}

    /// Measures every stream.
    ///
    /// @param args the names of streams; all without any
    public static void main(String[] args) throws IOException, InterruptedException {
        System.out.println("| stream | raw PTY read | engine | engine / PTY | jeditermfx-core | engine / jeditermfx |");
        System.out.println("| --- | ---: | ---: | ---: | ---: | ---: |");
        for (Stream stream : args.length == 0 ? Stream.values() : streams(args)) {
            byte[] bytes = stream.bytes();
            engine(bytes); // warms up
            double pty = pty(bytes);
            double engine = engine(bytes);
            double jediTerm = jediTerm(Arrays.copyOf(bytes, Math.min(bytes.length, JEDITERM_BYTES)));
            System.out.println("| %s | %.1f | %.1f | %.1f | %.2f | %.0f |"
                    .formatted(stream, pty, engine, engine / pty, jediTerm, engine / jediTerm));
        }
    }

    private static Stream[] streams(String... names) {
        return Arrays.stream(names).map(Stream::valueOf).toArray(Stream[]::new);
    }

    private static double pty(byte[] bytes) throws IOException, InterruptedException {
        Path file = Files.createTempFile("cockpit-bench", ".raw");
        try {
            // A terminal puts the CR back.
            String text = new String(bytes, StandardCharsets.ISO_8859_1).replace("\r\n", "\n");
            Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
            double[] rounds = new double[ROUNDS];
            for (int round = 0; round < ROUNDS; round++) {
                rounds[round] = RawRead.of(file).megabytesPerSecond();
            }
            return best(rounds);
        } finally {
            Files.delete(file);
        }
    }

    private static double engine(byte[] bytes) {
        double[] rounds = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            Screen screen = new Screen(
                    COLS, ROWS, ScreenOptions.DEFAULT.withHistoryLines(HISTORY), ScreenListener.NONE);
            screen.feed(FILL);
            long begin = System.nanoTime();
            for (int at = 0; at < bytes.length; at += CHUNK) {
                screen.feed(bytes, at, Math.min(CHUNK, bytes.length - at));
            }
            rounds[round] = megabytesPerSecond(bytes.length, begin);
        }
        return best(rounds);
    }

    private static double jediTerm(byte[] bytes) throws IOException {
        double[] rounds = new double[2];
        for (int round = 0; round < rounds.length; round++) {
            JediTermCore core = new JediTermCore(COLS, ROWS, HISTORY);
            core.feed(FILL, 0, FILL.length);
            long begin = System.nanoTime();
            for (int at = 0; at < bytes.length; at += CHUNK) {
                core.feed(bytes, at, Math.min(CHUNK, bytes.length - at));
            }
            rounds[round] = megabytesPerSecond(bytes.length, begin);
        }
        return best(rounds);
    }

    private static double megabytesPerSecond(int bytes, long begin) {
        return bytes / 1e6 / ((System.nanoTime() - begin) / 1e9);
    }

    /// Whatever else the machine does only slows a round down.
    private static double best(double[] rounds) {
        return Arrays.stream(rounds).max().orElse(0);
    }
}
