package dev.cockpit.app;

import dev.cockpit.app.fx.SessionFeed;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.app.tabs.TabState;
import dev.cockpit.app.tabs.TabsModel;
import dev.cockpit.fake.FakeAgent;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.Launcher;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Await;
import dev.cockpit.session.Sessions;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import dev.cockpit.settings.Settings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Models over real sessions and real children, without a display: one thread stands for the FX thread.
public final class ModelRig implements AutoCloseable {
    public static final TerminalSize SIZE = new TerminalSize(97, 31);

    public final GatedSpawner ptys = new GatedSpawner();
    public final ExecutorService background = Executors.newCachedThreadPool();
    public final ExecutorService fx = Executors.newSingleThreadExecutor();
    public final Path home;
    public final Launcher launcher;
    public final Sessions sessions;
    public final SessionFeed feed;
    public final TabsModel tabs;

    public ModelRig(Path folder, Map<String, String> more) throws IOException {
        home = folder.toRealPath();
        Map<String, String> variables = new TreeMap<>(Map.of(
                "HOME", home.toString(),
                "SHELL", "/bin/sh",
                "PATH", "/usr/local/bin:/usr/bin:/bin"));
        variables.putAll(more);
        Environment environment = Environment.of(Os.LINUX, variables);
        launcher = new Launcher(Settings.of(environment), environment);
        sessions = new Sessions(launcher, ptys);
        feed = fx(() -> new SessionFeed(sessions, fx));
        tabs = fx(() -> new TabsModel(sessions, feed, background, fx, info -> info.kind() != Kind.SHELL));
    }

    public static Map<String, String> vendors(Path folder) throws IOException {
        Path bin = folder.toRealPath().resolve("bin");
        return Map.of(
                "PTY_VENDOR_CLI_ENABLED", "true",
                "PTY_CLAUDE_BIN", FakeAgent.install(bin, "claude").toString(),
                "PTY_CODEX_BIN", FakeAgent.install(bin, "codex").toString());
    }

    /// An executable script.
    public static Path script(Path file, String body) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + body + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file;
    }

    public LaunchRequest wish(Kind kind) {
        return LaunchRequest.of(kind, home, TerminalSize.DEFAULT);
    }

    /// Opens a tab whose terminal has a size at once.
    public TabModel open(LaunchRequest wish) {
        return fx(() -> {
            TabModel tab = tabs.open(wish);
            tab.laidOut(SIZE);
            return tab;
        });
    }

    public TabModel openLive(LaunchRequest wish) {
        TabModel tab = open(wish);
        awaitState(tab, TabState.Live.class);
        return tab;
    }

    public void awaitState(TabModel tab, Class<? extends TabState> state) {
        await(state.getSimpleName(), () -> state.isInstance(tab.state()));
    }

    public void type(TabModel tab, String text) {
        fx(() -> tab.hostProperty().get().orElseThrow().type(text.getBytes(StandardCharsets.UTF_8)));
    }

    public void run(Runnable task) {
        fx(() -> {
            task.run();
            return true;
        });
    }

    public <T> T fx(Callable<T> task) {
        try {
            return fx.submit(task).get(60, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError(e);
        }
    }

    public void await(String what, Callable<Boolean> condition) {
        Await.until(what, () -> fx(condition));
    }

    @Override
    public void close() {
        ptys.open();
        run(feed::close);
        sessions.close();
        background.shutdownNow();
        fx.shutdownNow();
    }
}
