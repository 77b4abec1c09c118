package dev.cockpit.screen.tool;

import dev.cockpit.pty.RawRead;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// How fast the engine is at 120x36 with 10,000 lines of history, beside a raw read of the same file from a
/// PTY.
final class Bench {
    private static final int COLS = 120;
    private static final int ROWS = 36;
    private static final int ROUNDS = 5;
    private static final int CHUNK = 16 * 1024;

    /// A round feeds at least so much, so that small files are measured too.
    private static final int ROUND_BYTES = 16 << 20;

    private static final int WARM_UP_BYTES = 48 << 20;

    private final PrintStream out;

    Bench(PrintStream out) {
        this.out = out;
    }

    void run(List<Path> files) throws IOException, InterruptedException {
        out.println(
                "MB/s (10^6 bytes), best of %d rounds, %dx%d, 10,000 lines of history".formatted(ROUNDS, COLS, ROWS));
        out.println("%-32s %10s %10s %10s %7s".formatted("file", "bytes", "engine", "raw PTY", "ratio"));
        for (Path file : files) {
            byte[] bytes = asTerminalDelivers(Files.readAllBytes(file));
            double engine = engine(bytes);
            double pty = pty(file);
            out.println("%-32s %10d %10.1f %10.1f %7.1f"
                    .formatted(file.getFileName(), bytes.length, engine, pty, engine / pty));
            out.flush();
        }
    }

    private static double engine(byte[] bytes) {
        if (bytes.length == 0) {
            return 0;
        }
        feed(bytes, WARM_UP_BYTES);
        double[] rounds = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            long begin = System.nanoTime();
            long fed = feed(bytes, ROUND_BYTES);
            rounds[round] = fed / 1e6 / ((System.nanoTime() - begin) / 1e9);
        }
        return best(rounds);
    }

    /// What the other end reads when a child writes these bytes: CR LF for each LF (ONLCR).
    private static byte[] asTerminalDelivers(byte[] written) {
        ByteArrayOutputStream read = new ByteArrayOutputStream(written.length + written.length / 16);
        for (byte one : written) {
            if (one == '\n') {
                read.write('\r');
            }
            read.write(one);
        }
        return read.toByteArray();
    }

    private static long feed(byte[] bytes, int atLeast) {
        Screen screen = new Screen(COLS, ROWS, ScreenOptions.DEFAULT, ScreenListener.NONE);
        long fed = 0;
        while (fed < atLeast) {
            for (int at = 0; at < bytes.length; at += CHUNK) {
                screen.feed(bytes, at, Math.min(CHUNK, bytes.length - at));
            }
            fed += bytes.length;
        }
        return fed;
    }

    private static double pty(Path file) throws IOException, InterruptedException {
        double[] rounds = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            rounds[round] = RawRead.of(file).megabytesPerSecond();
        }
        return best(rounds);
    }

    /// Whatever else the machine does only slows a round down.
    private static double best(double[] rounds) {
        return Arrays.stream(rounds).max().orElse(0);
    }
}
