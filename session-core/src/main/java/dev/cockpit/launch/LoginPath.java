package dev.cockpit.launch;

import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/// The `PATH` that the user's login shell has, which a program started from a desktop does not. Asked
/// at most once, on a thread of its own (`login-path`) and for a bounded time; a shell that hangs,
/// fails or chatters yields nothing.
final class LoginPath {
    private static final String MARK = "__cockpit_path__";
    private static final String SCRIPT = "printf '%s%s%s' " + MARK + " \"$PATH\" " + MARK;
    private static final int MOST_BYTES = 256 * 1024;
    private static final List<String> PASSED = List.of("HOME", "USER", "LOGNAME", "SHELL", "PATH", "LANG", "TMPDIR");

    private final Environment environment;
    private final Optional<Path> shell;
    private final Duration limit;
    private final AtomicBoolean asked = new AtomicBoolean();
    private final AtomicReference<Optional<Process>> process = new AtomicReference<>(Optional.empty());
    private final FutureTask<List<Path>> answer = new FutureTask<>(this::ask);

    LoginPath(Environment environment, Optional<Path> shell, Duration limit) {
        this.environment = environment;
        this.shell = shell;
        this.limit = limit;
    }

    /// The folders of that `PATH`. The first call asks; every call blocks until the answer is there or
    /// the time is up.
    List<Path> folders() {
        if (environment.os() == Os.WINDOWS || shell.isEmpty()) {
            return List.of();
        }
        if (!asked.getAndSet(true)) {
            Thread.ofPlatform().daemon().name("login-path").start(answer);
        }
        try {
            return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            end();
            return List.of();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    private List<Path> ask() {
        ProcessBuilder builder = new ProcessBuilder(shell.orElseThrow().toString(), "-lc", SCRIPT)
                .directory(environment.home().toFile())
                .redirectInput(new File("/dev/null"))
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        Map<String, String> child = builder.environment();
        child.clear();
        child.put("TERM", "dumb");
        PASSED.forEach(name -> environment.raw(name).ifPresent(value -> child.put(name, value)));
        try {
            Process started = builder.start();
            process.set(Optional.of(started));
            // The shell ends by itself. What its start-up files started, such as an agent for keys, is the user's.
            try (InputStream output = started.getInputStream()) {
                return environment.folders(between(output));
            }
        } catch (IOException e) {
            return List.of();
        }
    }

    /// Reads until the second mark. Not until the end: what the shell's start-up files left running may
    /// hold it open.
    private static String between(InputStream output) throws IOException {
        StringBuilder text = new StringBuilder();
        byte[] chunk = new byte[4096];
        while (text.length() < MOST_BYTES) {
            int n = output.read(chunk);
            if (n < 0) {
                break;
            }
            // One char per byte, so that a chunk may end inside a character.
            text.append(new String(chunk, 0, n, StandardCharsets.ISO_8859_1));
            int first = text.indexOf(MARK);
            int second = first < 0 ? -1 : text.indexOf(MARK, first + MARK.length());
            if (second >= 0) {
                byte[] bytes = text.substring(first + MARK.length(), second).getBytes(StandardCharsets.ISO_8859_1);
                return new String(bytes, StandardCharsets.UTF_8);
            }
        }
        return "";
    }

    /// Ends a shell that takes too long, and what it waits for.
    private void end() {
        process.get().ifPresent(started -> {
            started.descendants().forEach(ProcessHandle::destroyForcibly);
            started.destroyForcibly();
        });
    }
}
