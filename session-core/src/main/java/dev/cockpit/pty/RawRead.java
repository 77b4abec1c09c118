package dev.cockpit.pty;

import com.pty4j.PtyProcess;
import com.pty4j.PtyProcessBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// How fast a file comes through a pseudo-terminal when nobody looks at it: the yardstick for the engine, which has to
/// be faster. Runs `cat FILE`, nothing else; Unix only.
///
/// @param bytes how many came; more than the file has, since a terminal turns LF into CR LF
/// @param time from the first byte to the last
public record RawRead(long bytes, Duration time) {
    private static final int BUFFER = 16 * 1024;

    /// See JetBrains/pty4j#181: closing soon after the exit makes another session read EOF.
    private static final long CLOSE_DELAY_MILLIS = 300;

    /// Reads the whole file once. Blocks for as long as that takes.
    ///
    /// @throws IOException when there is no pseudo-terminal to be had
    public static RawRead of(Path file) throws IOException, InterruptedException {
        PtyProcess cat = new PtyProcessBuilder(
                        new String[] {"/bin/cat", file.toAbsolutePath().toString()})
                .setEnvironment(Map.of())
                .setInitialColumns(120)
                .setInitialRows(36)
                .start();
        InputStream output = cat.getInputStream();
        byte[] buffer = new byte[BUFFER];
        long bytes = 0;
        long begin = 0;
        long end = 0;
        boolean alive = true;
        for (int length = 0; length >= 0 || alive; ) {
            alive = cat.isAlive();
            length = output.read(buffer, 0, BUFFER);
            if (length > 0) {
                end = System.nanoTime();
                begin = bytes == 0 ? end : begin;
                bytes += length;
            }
        }
        cat.waitFor();
        CompletableFuture.delayedExecutor(CLOSE_DELAY_MILLIS, TimeUnit.MILLISECONDS)
                .execute(cat::destroy);
        return new RawRead(bytes, Duration.ofNanos(end - begin));
    }

    /// Megabytes (10^6 bytes) a second.
    public double megabytesPerSecond() {
        return bytes / 1e6 / (Math.max(1, time.toNanos()) / 1e9);
    }
}
