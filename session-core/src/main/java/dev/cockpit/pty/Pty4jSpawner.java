package dev.cockpit.pty;

import com.pty4j.PtyProcess;
import com.pty4j.PtyProcessBuilder;
import com.pty4j.unix.PtyHelpers;
import dev.cockpit.launch.LaunchSpec;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Starts real children with pty4j 0.13.12. Thread-safe; needs no closing: its one thread, `pty-janitor`,
/// lives only while there is something to close.
public final class Pty4jSpawner implements PtySpawner {
    /// Runs in place of the child for a moment and then becomes it, so the process id stays.
    ///
    /// pty4j sets the terminal's size after the exec (7 of 100 fast children saw 0x0) and ignores a failed
    /// chdir (the child would run in the cockpit's own folder); here both are done before the child's first
    /// instruction. Some shells put SHLVL and OLDPWD into the environment, which the child must not see.
    static final String UNIX_PROLOGUE = "cd \"$1\" || exit 126; command -p stty cols \"$2\" rows \"$3\" 2>/dev/null; "
            + "shift 3; unset OLDPWD SHLVL; exec \"$@\"";

    /// A shell cannot take back a signal that was ignored when it started; GNU's env can.
    private static final List<String> HANGUP_AGAIN = List.of("/usr/bin/env", "--default-signal=HUP");

    private static final boolean UNIX = File.separatorChar == '/';

    private final ScheduledExecutorService janitor = janitor();

    /// Loads the native libraries, so that the first spawn need not. Optional; blocks for up to half a
    /// second.
    public void warmUp() {
        if (UNIX) {
            PtyHelpers.errno();
        }
    }

    @Override
    public Pty spawn(LaunchSpec spec) throws IOException {
        requireFolder(spec.cwd());
        requireExecutable(spec.command().getFirst());
        return new Pty4jPty(start(spec), janitor);
    }

    private static PtyProcess start(LaunchSpec spec) throws IOException {
        List<String> command = UNIX ? afterPrologue(spec) : spec.command();
        try {
            return new PtyProcessBuilder(command.toArray(String[]::new))
                    .setEnvironment(spec.environment())
                    .setDirectory(spec.cwd().toString())
                    .setInitialColumns(spec.size().cols())
                    .setInitialRows(spec.size().rows())
                    .setUnixOpenTtyToPreserveOutputAfterTermination(false)
                    .start();
        } catch (IOException | IllegalStateException e) {
            // pty4j says "Exec_tty error:Unknown reason" for everything.
            throw new IOException("The system did not start " + spec.command().getFirst() + ": " + e.getMessage(), e);
        }
    }

    private static List<String> afterPrologue(LaunchSpec spec) {
        return Stream.concat(
                        Stream.of(
                                "/bin/sh",
                                "-c",
                                UNIX_PROLOGUE,
                                "sh",
                                spec.cwd().toString(),
                                Integer.toString(spec.size().cols()),
                                Integer.toString(spec.size().rows())),
                        Stream.concat(
                                hangupIsIgnored() ? HANGUP_AGAIN.stream() : Stream.empty(), spec.command().stream()))
                .toList();
    }

    /// Whether this process was started with hang-up ignored, as `nohup` does. Its children would inherit
    /// that, and a shell could then not be stopped by its first signal. Known on Linux only.
    private static boolean hangupIsIgnored() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("SigIgn:"))
                    .anyMatch(line -> (Long.parseUnsignedLong(
                                            line.substring("SigIgn:".length()).strip(), 16)
                                    & 1)
                            != 0);
        } catch (IOException | UncheckedIOException e) {
            return false; // no such file: not Linux
        }
    }

    private static void requireFolder(Path cwd) throws IOException {
        if (!Files.isDirectory(cwd)) {
            throw new IOException("The working folder " + cwd + " is not there any more; choose one that exists.");
        }
    }

    /// A bare name is looked up by the system in the child's own PATH.
    private static void requireExecutable(String command) throws IOException {
        Path file = Path.of(command);
        if (file.isAbsolute() && !(Files.isRegularFile(file) && Files.isExecutable(file))) {
            throw new IOException("There is no executable file at " + file + ".");
        }
    }

    private static ScheduledExecutorService janitor() {
        var executor = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("pty-janitor").factory());
        executor.setKeepAliveTime(1, TimeUnit.SECONDS);
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }
}
