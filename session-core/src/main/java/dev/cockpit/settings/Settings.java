package dev.cockpit.settings;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What the operator allows, with units and defaults. Immutable; replaced whole.
///
/// The environment wins over the settings file, which wins over the defaults. Secrets print as dots.
///
/// @param gates the switches that say whether anything may start
/// @param roots the folders that sessions may start in or below; empty: the user's home
/// @param binaries where executables are, when they are not to be looked for
/// @param eliza what eliza-code is given
/// @param vendors what claude and codex are given
/// @param sessions limits and times of sessions
/// @param extraNames variables out of [#OPT_IN] that sessions inherit besides the usual ones
/// @param sharing the server
/// @param records where sessions and audit events are written
/// @param terminal how a session is drawn
/// @param theme colours of window and terminal; default system
/// @param desktopNotices whether the desktop says so when an agent waits while nobody looks; default yes
/// @param ask one question to a command line
public record Settings(
        GateFlags gates,
        List<Path> roots,
        Binaries binaries,
        Eliza eliza,
        Vendors vendors,
        SessionLimits sessions,
        List<String> extraNames,
        Sharing sharing,
        Records records,
        Terminal terminal,
        Theme theme,
        boolean desktopNotices,
        Ask ask) {

    /// The variables that sessions may inherit by choice: proxies, certificates, and a few a person may
    /// miss.
    public static final List<String> OPT_IN = List.of(
            "HTTP_PROXY",
            "HTTPS_PROXY",
            "ALL_PROXY",
            "NO_PROXY",
            "http_proxy",
            "https_proxy",
            "all_proxy",
            "no_proxy",
            "NODE_EXTRA_CA_CERTS",
            "SSL_CERT_FILE",
            "SSL_CERT_DIR",
            "SSH_AUTH_SOCK",
            "TZ",
            "EDITOR",
            "VISUAL");

    /// The operator's switches as they were written; `Gates` judges them by the seed's rules.
    ///
    /// @param buildVariant `store` closes everything
    /// @param interactive whether sessions may start; unset: yes
    /// @param vendorCli whether claude and codex may start; unset: no
    /// @param shellRemote whether a shell may start over HTTP; unset: no
    /// @param unreadable the sentence about a settings file that cannot be read: it may hold a switch
    ///     or a root that forbids what the defaults allow, so nothing starts until it is mended
    public record GateFlags(
            Optional<String> buildVariant,
            Optional<String> interactive,
            Optional<String> vendorCli,
            Optional<String> shellRemote,
            Optional<String> unreadable) {}

    /// Executables that the operator fixed: absolute paths, not yet looked at.
    ///
    /// @param elizaCode eliza-code's entry file; without it the kind cannot start
    /// @param bun the runner of eliza-code
    /// @param claude claude's launcher
    /// @param codex codex's launcher
    /// @param clawde default `/usr/local/bin/clawde`
    public record Binaries(
            Optional<Path> elizaCode, Optional<Path> bun, Optional<Path> claude, Optional<Path> codex, Path clawde) {}

    /// What eliza-code is given.
    ///
    /// @param apiKey its cloud key; a request's own wins
    /// @param fastModel default `gemma-4-31b`
    /// @param smartModel default `gemma-4-31b`
    /// @param baseUrl default `https://api.elizacloud.ai/v1`
    /// @param allowedBaseUrls what a request may name besides [#baseUrl]
    public record Eliza(
            Optional<Secret> apiKey,
            String fastModel,
            String smartModel,
            BaseUrl baseUrl,
            List<BaseUrl> allowedBaseUrls) {}

    /// What the vendors' command lines are given; opaque, never parsed.
    ///
    /// @param claudeToken claude's OAuth token
    /// @param codexHome codex's folder
    public record Vendors(Optional<Secret> claudeToken, Optional<String> codexHome) {}

    /// Limits and times of sessions.
    ///
    /// @param max how many may live at a time; default 24
    /// @param idleTimeout default 15 minutes; zero: never. As long as 64 bits of milliseconds: compare
    ///     it with the time that has passed, do not add it to a moment
    /// @param exitedKept how long an ended session is listed for HTTP clients; default 15 seconds
    /// @param outputLogBytes how much of the latest output is kept; default 2 MiB
    public record SessionLimits(int max, Duration idleTimeout, Duration exitedKept, int outputLogBytes) {}

    /// The server.
    ///
    /// @param terminalToken the HTTP API's step-up token
    /// @param trustLoopback whether programs of this machine need no token; default no
    /// @param address what it listens on; default 127.0.0.1
    /// @param port 0, the default: any free one
    /// @param disconnectGrace how long a client's sessions outlive its last connection; default 30
    ///     seconds
    /// @param linkLifetime how long a shared link works; default 8 hours
    public record Sharing(
            Optional<Secret> terminalToken,
            boolean trustLoopback,
            String address,
            int port,
            Duration disconnectGrace,
            Duration linkLifetime) {}

    /// Where sessions and audit events are written.
    ///
    /// @param databaseUrl PostgreSQL; without it SQLite in the data folder
    /// @param nselfLicenseKey with it nSelf's bridge is served
    public record Records(Optional<Secret> databaseUrl, Optional<Secret> nselfLicenseKey) {}

    /// How a session is drawn.
    ///
    /// @param engine default [TerminalEngine#COCKPIT]
    /// @param historyLines lines kept after they scrolled away; default 10,000
    /// @param fontFamily a monospaced font; without it the system's
    /// @param fontSize pixels; default 14
    /// @param editor what opens a place in a file, with `{file}`, `{line}` and `{column}`; empty: the desktop
    public record Terminal(
            TerminalEngine engine, int historyLines, Optional<String> fontFamily, int fontSize, List<String> editor) {}

    /// What draws a session.
    public enum TerminalEngine {
        /// The cockpit's own view.
        COCKPIT,
        /// JediTerm's widget.
        JEDITERM
    }

    /// Colours of window and terminal.
    public enum Theme {
        /// As the desktop has it.
        SYSTEM,
        /// Dark on light.
        LIGHT,
        /// Light on dark.
        DARK
    }

    /// One question to a command line, without a terminal.
    ///
    /// @param via who answers; default nobody
    /// @param claudeModel default `claude-opus-4-8`
    /// @param codexModel default `gpt-5.5`
    public record Ask(AskVia via, String claudeModel, String codexModel) {}

    /// Who answers a question, in the seed's names.
    public enum AskVia {
        /// Nobody.
        OFF,
        /// A new `claude -p` each time.
        CLAUDE,
        /// A `claude` that is kept warm.
        CLAUDE_SDK,
        /// A new `codex exec` each time.
        CODEX,
        /// A `codex` thread that is resumed.
        CODEX_SDK
    }

    /// The settings and what they were made from.
    ///
    /// @param settings what holds
    /// @param problems what could not be used, in the order of the documentation
    /// @param environment what this process was started with
    /// @param folders where files are kept
    public record Loaded(Settings settings, List<Problem> problems, Environment environment, Folders folders) {}

    /// The settings of this process and its user. Blocks for one small file.
    public static Loaded load() {
        return load(Environment.ofProcess());
    }

    /// The settings of the user whom `environment` belongs to. Blocks for one small file.
    public static Loaded load(Environment environment) {
        Folders folders = Folders.of(environment);
        Loader loader = new Loader(environment, Optional.of(folders.settingsFile()));
        Settings settings = read(loader, environment);
        loader.reportUnknown();
        return new Loaded(settings, loader.problems(), environment, folders);
    }

    /// The settings that `environment` alone makes, without a file.
    public static Settings of(Environment environment) {
        return read(new Loader(environment, Optional.empty()), environment);
    }

    private static Settings read(Loader from, Environment environment) {
        return new Settings(
                new GateFlags(
                        from.find(Keys.BUILD_VARIANT),
                        from.find(Keys.INTERACTIVE),
                        from.find(Keys.VENDOR_CLI),
                        from.find(Keys.SHELL_REMOTE),
                        from.unreadable()),
                from.each(Keys.ROOTS, Type.folder(environment.home())),
                new Binaries(
                        from.find(Keys.ELIZA_CODE_BIN),
                        from.find(Keys.BUN_BIN),
                        from.find(Keys.CLAUDE_BIN),
                        from.find(Keys.CODEX_BIN),
                        from.read(Keys.CLAWDE_BIN)),
                eliza(from),
                new Vendors(from.find(Keys.CLAUDE_TOKEN), from.find(Keys.CODEX_HOME)),
                new SessionLimits(
                        from.read(Keys.MAX_SESSIONS).intValue(),
                        from.read(Keys.IDLE_TIMEOUT),
                        from.read(Keys.EXITED_KEPT),
                        from.read(Keys.OUTPUT_LOG_BYTES).intValue()),
                from.each(Keys.EXTRA_NAMES, Type.optInName()),
                sharing(from),
                new Records(from.find(Keys.DATABASE_URL), from.find(Keys.NSELF_LICENSE)),
                new Terminal(
                        from.read(Keys.ENGINE),
                        from.read(Keys.HISTORY_LINES).intValue(),
                        from.find(Keys.FONT_FAMILY),
                        from.read(Keys.FONT_SIZE).intValue(),
                        from.read(Keys.EDITOR)),
                from.read(Keys.THEME),
                from.read(Keys.DESKTOP_NOTICES),
                new Ask(from.read(Keys.ASK_VIA), from.read(Keys.ASK_CLAUDE_MODEL), from.read(Keys.ASK_CODEX_MODEL)));
    }

    private static Eliza eliza(Loader from) {
        return new Eliza(
                from.find(Keys.ELIZA_KEY),
                from.read(Keys.FAST_MODEL),
                from.read(Keys.SMART_MODEL),
                from.read(Keys.BASE_URL),
                Stream.of(Keys.ALLOWED_BASE_URLS, Keys.MORE_BASE_URLS)
                        .flatMap(key -> from.each(key, Type.baseUrl()).stream())
                        .distinct()
                        .toList());
    }

    private static Sharing sharing(Loader from) {
        return new Sharing(
                from.find(Keys.TERMINAL_TOKEN),
                from.read(Keys.TRUST_LOOPBACK),
                from.read(Keys.ADDRESS),
                from.read(Keys.PORT).intValue(),
                from.read(Keys.DISCONNECT_GRACE),
                from.read(Keys.LINK_LIFETIME));
    }
}
