package dev.cockpit.bench;

import dev.cockpit.screen.Picture;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// What the engine's work costs: feeding a stream, reflowing it on a resize, taking a picture of it. 120x36, a full
/// history of 10,000 lines.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class EngineBenchmark {
    private static final int CHUNK = 16 * 1024;

    /// Which bytes.
    @Param
    public Stream stream = Stream.PLAIN;

    private byte[] bytes = {};
    private Screen screen = screen();
    private boolean narrow;

    private static Screen screen() {
        return new Screen(120, 36, ScreenOptions.DEFAULT, ScreenListener.NONE);
    }

    /// A screen that has seen the stream once.
    @Setup
    public void feedOnce() {
        bytes = stream.bytes();
        screen = screen();
        feed();
    }

    /// The whole stream: its size by the time is the speed.
    @Benchmark
    public void feed() {
        for (int at = 0; at < bytes.length; at += CHUNK) {
            screen.feed(bytes, at, Math.min(CHUNK, bytes.length - at));
        }
    }

    /// One change of width, with the history that the stream left.
    @Benchmark
    public void reflow() {
        narrow = !narrow;
        screen.resize(narrow ? 80 : 120, 36);
    }

    /// One picture with 1,000 lines of history.
    @Benchmark
    public Picture picture() {
        return screen.picture(1000);
    }
}
