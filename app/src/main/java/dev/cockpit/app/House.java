package dev.cockpit.app;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.app.desktop.AwayNotices;
import dev.cockpit.app.desktop.DesktopNotice;
import dev.cockpit.app.desktop.LinkOpener;
import dev.cockpit.app.desktop.NoticeProgram;
import dev.cockpit.app.fx.FxThread;
import dev.cockpit.app.fx.SessionFeed;
import dev.cockpit.app.look.FolderText;
import dev.cockpit.app.look.LookModel;
import dev.cockpit.app.memory.Memory;
import dev.cockpit.app.memory.MemoryFile;
import dev.cockpit.app.sessions.SessionListModel;
import dev.cockpit.app.share.ShareModel;
import dev.cockpit.app.sheet.SheetModel;
import dev.cockpit.app.tabs.Links;
import dev.cockpit.app.tabs.TabsModel;
import dev.cockpit.app.tabs.TerminalViews;
import dev.cockpit.app.tabs.Terminals;
import dev.cockpit.gate.Gate;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.Launcher;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.launch.Tier;
import dev.cockpit.pty.PtySpawner;
import dev.cockpit.remote.Listening;
import dev.cockpit.remote.RemoteServer;
import dev.cockpit.remote.access.Invitations;
import dev.cockpit.remote.tls.Identity;
import dev.cockpit.screen.ScreenOptions;
import dev.cockpit.session.SessionEvent;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionLimits;
import dev.cockpit.session.Sessions;
import dev.cockpit.settings.Problem;
import dev.cockpit.settings.Settings;
import java.io.IOException;
import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javafx.animation.PauseTransition;
import javafx.collections.ListChangeListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The composition root: everything the window stands on, made in the order in which it depends,
/// closed in reverse. Made and used on the FX thread.
final class House implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(House.class);

    /// More than sessions are opened at a time; each may block for seconds.
    private static final int MOST_WORKERS = 64;

    private static final int IDLE_SECONDS = 60;

    private final Settings.Loaded loaded;
    private final TerminalViews terminals;
    private final ExecutorService background = workers("window-work-", MOST_WORKERS);
    private final ExecutorService sharing = workers("window-sharing-", 1);
    private final MemoryFile memoryFile;
    private final Launcher launcher;
    private final Sessions sessions;
    private final SessionFeed feed;
    private final FolderText folders;
    private final LookModel look;
    private final TabsModel tabs;
    private final SheetModel sheet;
    private final SessionListModel list;
    private final QuitModel quit;
    private final AwayNotices away;
    private final Sessions.Subscription calls;
    private final ShareModel share;
    private final Links links;

    /// Read when the last step of quitting writes it, on a background thread.
    private volatile Memory memory;

    /// @param loaded what the operator allows, and what could not be used
    /// @param ptys starts children
    /// @param terminals makes terminals
    House(Settings.Loaded loaded, PtySpawner ptys, TerminalViews terminals) {
        this.loaded = loaded;
        this.terminals = terminals;
        FxThread fx = new FxThread();
        ShellWork busy = new ShellWork();
        loaded.problems().forEach(problem -> LOG.warn("{}: {}", problem.where(), problem.sentence()));
        memoryFile = new MemoryFile(loaded.folders().state());
        memory = memoryFile.read();
        launcher = new Launcher(loaded.settings(), loaded.environment());
        sessions = new Sessions(launcher, ptys, limits(loaded.settings()));
        feed = new SessionFeed(sessions, fx);
        folders = new FolderText(loaded.environment().home());
        look = look(loaded.settings(), memory);
        tabs = new TabsModel(sessions, feed, background, fx, busy);
        sheet = new SheetModel(launcher, background, fx, folders, this::openFromSheet);
        sheet.recentFolders().setAll(memory.recentFolders());
        list = new SessionListModel(sessions, feed, tabs);
        quit = new QuitModel(feed::running, busy, this::stopAll, background, fx);
        share = new ShareModel(this::openServer, loaded.settings().sharing().linkLifetime(), sharing, fx);
        links = new BackgroundLinks(
                new LinkOpener(
                        loaded.environment(), loaded.settings().terminal().editor()),
                background,
                fx);
        away = new AwayNotices(this::showOnDesktop, House::later, InstantSource.system());
        feed.sessions().addListener((ListChangeListener<SessionInfo>) change -> away.sessions(change.getList()));
        calls = sessions.subscribe(event -> {
            if (event instanceof SessionEvent.Noticed(SessionInfo session, var _)) {
                fx.execute(() -> away.called(session));
            }
        });
    }

    LookModel look() {
        return look;
    }

    FolderText folders() {
        return folders;
    }

    Terminals terminals() {
        return new Terminals(terminals, look, links);
    }

    SessionFeed feed() {
        return feed;
    }

    TabsModel tabs() {
        return tabs;
    }

    SheetModel sheet() {
        return sheet;
    }

    SessionListModel list() {
        return list;
    }

    QuitModel quit() {
        return quit;
    }

    /// Links for others, and who came by them.
    ShareModel share() {
        return share;
    }

    /// How long a link works.
    Duration linkLifetime() {
        return loaded.settings().sharing().linkLifetime();
    }

    /// Speaks up on the desktop while the window is not in front.
    AwayNotices away() {
        return away;
    }

    List<Problem> problems() {
        return loaded.problems();
    }

    /// One line per gate, as it is in force now.
    List<String> gates() {
        return launcher.gates().inForce().stream().map(Gate::why).toList();
    }

    Memory memory() {
        return memory;
    }

    /// Remembers from now on; written to disk when something is opened and at the end.
    void remember(Memory now) {
        memory = now;
    }

    /// Opens the tabs that the command line asked for.
    void open(WindowRequest request) {
        for (WindowRequest.Tab tab : request.tabs()) {
            tabs.open(new LaunchRequest(
                    tab.kind(),
                    tab.cwd(),
                    Tier.FAST,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    TerminalSize.DEFAULT,
                    new LaunchRequest.Origin.Window()));
        }
    }

    @Override
    public void close() {
        calls.close();
        feed.close();
        share.close();
        sessions.close();
        sharing.shutdown();
        background.shutdown();
    }

    private void openFromSheet(LaunchRequest request) {
        String folder = request.cwd().map(folders::shortened).orElse("");
        remember(memory.opened(folder, request.kind().id()));
        sheet.recentFolders().setAll(memory.recentFolders());
        Memory now = memory;
        background.execute(() -> memoryFile.write(now));
        tabs.open(request);
    }

    /// Daemon threads that come when there is work and go when there is none. What is still asked for after the end (a
    /// folder that was just typed, say) is dropped.
    private static ExecutorService workers(String name, int most) {
        ThreadPoolExecutor workers = new ThreadPoolExecutor(
                most,
                most,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name(name, 1).factory(),
                new ThreadPoolExecutor.DiscardPolicy());
        workers.allowCoreThreadTimeOut(true);
        return workers;
    }

    private void showOnDesktop(DesktopNotice notice) {
        if (loaded.settings().desktopNotices()) {
            background.execute(
                    () -> NoticeProgram.find(loaded.environment()).ifPresent(program -> program.show(notice)));
        }
    }

    private static void later(Duration delay, Runnable task) {
        PauseTransition pause = new PauseTransition(javafx.util.Duration.millis((double) delay.toMillis()));
        pause.setOnFinished(end -> task.run());
        pause.play();
    }

    /// On this machine alone, unless the settings name another address: then with the cockpit's own certificate.
    private RemoteServer.Starting openServer() throws IOException {
        Settings.Sharing set = loaded.settings().sharing();
        boolean local = InetAddress.getByName(set.address()).isLoopbackAddress();
        Optional<Identity> identity =
                local ? Optional.empty() : Optional.of(OwnCertificate.of(loaded.folders(), set.address(), List.of()));
        Listening where = new Listening(set.address(), set.port(), identity, false, List.of());
        return RemoteServer.start(where, sessions, launcher, set, new Invitations(InstantSource.system()));
    }

    private void stopAll() {
        share.close();
        sessions.close();
        memoryFile.write(memory);
    }

    /// How many sessions, how long, how much, as the settings say.
    static SessionLimits limits(Settings settings) {
        Settings.SessionLimits set = settings.sessions();
        ScreenOptions screen =
                ScreenOptions.DEFAULT.withHistoryLines(settings.terminal().historyLines());
        return new SessionLimits(set.max(), set.idleTimeout(), set.exitedKept(), set.outputLogBytes(), screen);
    }

    private static LookModel look(Settings settings, Memory memory) {
        LookModel look = new LookModel(
                settings.terminal().fontFamily().orElse(""), settings.terminal().fontSize());
        String theme = memory.theme().isEmpty() ? settings.theme().name() : memory.theme();
        look.choiceProperty().set(LookModel.Choice.of(theme));
        if (memory.fontSize() > 0) {
            look.fontSizeProperty().set(memory.fontSize());
        }
        return look;
    }
}
