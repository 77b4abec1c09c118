package dev.cockpit.fake;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// A real executable of ours that stands in for eliza-code, claude and codex: a full-screen program that
/// asks the terminal's queries, reports its status, asks for permission, and can be told to flood, to go
/// deaf and to ignore signals. Its source, `fake-agent.mjs`, lists its commands; here are the words that
/// tests use. Needs Node 20.
public final class FakeAgent {
    /// What it prints once it reads.
    public static final String READY = "ready";

    /// Prints `env: ` and the names of its environment variables, sorted.
    public static final String ENV = "/env";

    /// Prints `cwd: ` and its working folder.
    public static final String CWD = "/cwd";

    /// Prints `args: ` and its arguments as JSON.
    public static final String ARGS = "/args";

    /// Prints `size: COLSxROWS`.
    public static final String SIZE = "/size";

    /// Prints `pid: ` and its process id.
    public static final String PID = "/pid";

    /// Prints how often each of the terminal's queries was answered, for example `DA1: 1`.
    public static final String QUERIES = "/queries";

    /// From now on shows each read as `keys: ` and hex digits, until it reads Ctrl+D.
    public static final String KEYS = "/keys";

    /// Works until Escape, or for as many milliseconds as follow.
    public static final String SLOW = "/slow";

    /// Asks a question with two options; a digit answers.
    public static final String ASK = "/ask";

    /// Asks for permission (1 yes, 2 always, 3 no) and then runs what follows with `/bin/sh -c`.
    public static final String RUN = "/run";

    /// Prints `flood N` for 1…N, where N follows, then `flood over`.
    public static final String FLOOD = "/flood";

    /// Stops reading its terminal.
    public static final String DEAF = "/deaf";

    /// Starts a child and a grandchild that ignore HUP and TERM, in a session of their own, and prints
    /// `tree CHILD GRANDCHILD`.
    public static final String TREE = "/tree";

    /// Ignores HUP, TERM and INT; as an argument, `--ignore-signals`.
    public static final String IGNORE_SIGNALS = "/ignore-signals";

    /// Ends with the exit code that follows.
    public static final String EXIT = "/exit";

    /// As an argument: no full screen, no raw mode, no queries; one line in, lines out.
    public static final String PLAIN = "--plain";

    private static final String SOURCE = "fake-agent.mjs";

    private FakeAgent() {}

    /// Puts the executable into `folder` under `name` (`claude`, `codex`, `fake-agent.mjs`, …).
    ///
    /// @return where it is
    public static Path install(Path folder, String name) {
        Path file = folder.resolve(name);
        try (InputStream source = FakeAgent.class.getResourceAsStream(SOURCE)) {
            if (source == null) {
                throw new IllegalStateException(SOURCE + " is not on the class path");
            }
            Files.createDirectories(folder);
            Files.write(file, source.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        makeExecutable(file);
        return file;
    }

    /// Puts a `bun` into `folder` that is the Node of this machine: eliza-code is run by bun.
    ///
    /// @return where it is
    public static Path installBun(Path folder) {
        Path bun = folder.resolve("bun");
        try {
            Files.createDirectories(folder);
            Files.deleteIfExists(bun);
            return Files.createSymbolicLink(bun, node());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What to type for `command` and its argument: the line and a return.
    public static byte[] line(String command) {
        return (command + "\r").getBytes(StandardCharsets.UTF_8);
    }

    private static Path node() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("/usr/local/bin:/usr/bin");
        return Stream.of(path.split(java.io.File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> Path.of(entry, "node"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the tests need node, version 20 or later, on the PATH"));
    }

    private static void makeExecutable(Path file) {
        if (!file.toFile().setExecutable(true)) {
            throw new IllegalStateException("cannot make " + file + " executable");
        }
    }
}
