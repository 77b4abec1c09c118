package dev.cockpit.app.browser;

import dev.cockpit.fake.FakeAgent;
import dev.cockpit.session.Await;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `cockpit serve` as a process of its own, with a home folder of its own, no display, and our agent as claude.
final class Served implements AutoCloseable {
    private static final Pattern LINK = Pattern.compile("http://\\S+");

    final Path home;
    private final Process process;
    private final Path said;

    Served(Path folder, String... arguments) throws IOException {
        this(folder, Map.of(), arguments);
    }

    Served(Path folder, Map<String, String> settings, String... arguments) throws IOException {
        home = folder.toRealPath();
        said = home.resolve("serve.out");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.cockpit.app.Main",
                "serve"));
        command.addAll(List.of(arguments));
        ProcessBuilder serve =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile());
        serve.environment().clear();
        serve.environment().put("HOME", home.toString());
        serve.environment().put("PATH", "/usr/local/bin:/usr/bin:/bin");
        serve.environment().put("SHELL", "/bin/sh");
        serve.environment().put("LC_ALL", "C.UTF-8");
        serve.environment().put("PTY_VENDOR_CLI_ENABLED", "true");
        serve.environment().put("PTY_SHELL_REMOTE_ENABLED", "true");
        serve.environment()
                .put(
                        "PTY_CLAUDE_BIN",
                        FakeAgent.install(home.resolve("bin"), "claude").toString());
        serve.environment().putAll(settings);
        process = serve.start();
        Await.until("the link", () -> process.isAlive() ? printed().contains("Ctrl+C") : failed());
    }

    /// The printed link.
    String link() {
        Matcher link = LINK.matcher(printed());
        if (!link.find()) {
            throw new AssertionError("no link was printed: " + printed());
        }
        return link.group();
    }

    private boolean failed() {
        throw new AssertionError("cockpit serve ended: " + printed());
    }

    private String printed() {
        try {
            return Files.exists(said) ? Files.readString(said, StandardCharsets.UTF_8) : "";
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("cockpit serve did not end when it was told to");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
