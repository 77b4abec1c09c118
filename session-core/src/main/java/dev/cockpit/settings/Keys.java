package dev.cockpit.settings;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// Every setting there is. `docs/settings.md` shows this table, and a test compares the two.
final class Keys {
    private static final long MIB = 1024 * 1024;

    static final Key<String> BUILD_VARIANT = Key.unset(
            "gates.buildVariant",
            "ELIZA_BUILD_VARIANT",
            Type.text(),
            "`store`: a build for an app store, which starts nothing, whatever else is set");
    static final Key<String> INTERACTIVE = Key.unset(
            "gates.interactive",
            "PTY_INTERACTIVE_ENABLED",
            Type.flagText(),
            "Whether sessions may start. Unset: they may; `true`, `1`, `on`, `yes`: they may; anything else: not");
    static final Key<String> VENDOR_CLI = Key.unset(
            "gates.vendorCli",
            "PTY_VENDOR_CLI_ENABLED",
            Type.flagText(),
            "Whether claude and codex may start: only with `true`, `1`, `on` or `yes`");
    static final Key<String> SHELL_REMOTE = Key.unset(
            "gates.shellRemote",
            "PTY_SHELL_REMOTE_ENABLED",
            Type.flagText(),
            "Whether a shell may be started over HTTP: only with `true`, `1`, `on` or `yes`");

    static final Key<List<String>> ROOTS = Key.of(
            "workspace.roots",
            "PTY_ALLOWED_DIRECTORY",
            Type.folders(),
            List.of(),
            "The folders that sessions may start in or below; `~` and relative paths are taken from the home folder."
                    + " Nothing: the home folder. It confines where a session starts and is no sandbox");

    static final Key<Path> ELIZA_CODE_BIN = Key.unset(
            "binaries.elizaCode",
            "ELIZA_CODE_BIN",
            Type.path(),
            "eliza-code's entry file, run by bun (`dist/index.js`)");
    static final Key<Path> BUN_BIN =
            Key.unset("binaries.bun", "COCKPIT_BUN_BIN", Type.path(), "bun, when it is not found by itself");
    static final Key<Path> CLAUDE_BIN =
            Key.unset("binaries.claude", "PTY_CLAUDE_BIN", Type.path(), "claude, when it is not found by itself");
    static final Key<Path> CODEX_BIN =
            Key.unset("binaries.codex", "PTY_CODEX_BIN", Type.path(), "codex, when it is not found by itself");
    static final Key<Path> CLAWDE_BIN = Key.of(
            "binaries.clawde",
            "PTY_CLAWDE_BINARY_PATH",
            Type.path(),
            Path.of("/usr/local/bin/clawde").toAbsolutePath(),
            "The one binary of the kind clawde (nSelf)");

    static final Key<Secret> ELIZA_KEY = Key.secret(
            "eliza.apiKey",
            "PTY_ELIZA_CLOUD_API_KEY",
            "The cloud key that eliza-code gets, unless a request brings one");
    static final Key<String> FAST_MODEL = Key.of(
            "eliza.fastModel",
            "PTY_ELIZA_CLOUD_FAST_MODEL",
            Type.text(),
            "gemma-4-31b",
            "The model of the tier fast, unless a request names one");
    static final Key<String> SMART_MODEL = Key.of(
            "eliza.smartModel",
            "PTY_ELIZA_CLOUD_SMART_MODEL",
            Type.text(),
            "gemma-4-31b",
            "The model of the tier smart, unless a request names one");
    static final Key<BaseUrl> BASE_URL = Key.of(
            "eliza.baseUrl",
            "COCKPIT_ELIZA_BASE_URL",
            Type.baseUrl(),
            new BaseUrl("https://api.elizacloud.ai/v1"),
            "Where eliza-code finds its models, unless a request names an allowed address");
    static final Key<List<String>> ALLOWED_BASE_URLS = Key.of(
            "eliza.allowedBaseUrls",
            "PTY_ALLOWED_BASE_URLS",
            Type.list(),
            List.of(),
            "Addresses that a request may name besides the default");
    static final Key<List<String>> MORE_BASE_URLS = Key.of(
            "",
            "PTY_ELIZA_CLOUD_BASE_URL_ALLOWLIST",
            Type.list(),
            List.of(),
            "More of the same, added to `PTY_ALLOWED_BASE_URLS`");

    static final Key<Secret> CLAUDE_TOKEN = Key.secret(
            "vendors.claudeToken",
            "CLAUDE_CODE_OAUTH_TOKEN",
            "The token that claude gets. Unset: claude uses its own log-in below the home folder");
    static final Key<String> CODEX_HOME = Key.unset(
            "vendors.codexHome", "CODEX_HOME", Type.text(), "codex's own folder. Unset: `.codex` in the home folder");

    static final Key<Long> MAX_SESSIONS = Key.of(
            "sessions.max", "PTY_MAX_SESSIONS", Type.number(1, 1000, "sessions"), 24L, "How many may live at a time");
    static final Key<Duration> IDLE_TIMEOUT = Key.of(
            "sessions.idleTimeoutMs",
            "PTY_IDLE_TIMEOUT_MS",
            Type.millis().expecting("a whole number of milliseconds, 0 for never"),
            Duration.ofMinutes(15),
            "How long a session that nobody looks at may be quiet before it is stopped; 0 or less: for ever");
    static final Key<Duration> EXITED_KEPT = Key.of(
            "sessions.exitedKeptMs",
            "COCKPIT_EXITED_KEPT_MS",
            Type.millis(),
            Duration.ofSeconds(15),
            "How long a session that ended is still listed for HTTP clients; a tab stays until it is closed");
    static final Key<Long> OUTPUT_LOG_BYTES = Key.of(
            "sessions.outputLogBytes",
            "COCKPIT_OUTPUT_LOG_BYTES",
            Type.number(64 * 1024, 1024 * MIB, "bytes"),
            2 * MIB,
            "How much of a session's latest output is kept in memory");

    static final Key<List<String>> EXTRA_NAMES = Key.of(
            "environment.extra",
            "COCKPIT_ENV_EXTRA",
            Type.list(),
            List.of(),
            "Variables that sessions inherit besides the usual ones, out of " + String.join(", ", Settings.OPT_IN));

    static final Key<Secret> TERMINAL_TOKEN = Key.secret(
            "sharing.terminalToken",
            "ELIZA_TERMINAL_RUN_TOKEN PTY_TERMINAL_RUN_TOKEN",
            "The step-up token that the HTTP API asks for");
    static final Key<Boolean> TRUST_LOOPBACK = Key.of(
            "sharing.trustLoopback",
            "COCKPIT_TRUST_LOOPBACK",
            Type.flag(),
            false,
            "Whether programs of this machine may use the HTTP API without a token");
    static final Key<String> ADDRESS = Key.of(
            "sharing.address", "COCKPIT_SHARE_ADDRESS", Type.text(), "127.0.0.1", "The address the server listens on");
    static final Key<Long> PORT = Key.of(
            "sharing.port",
            "COCKPIT_SHARE_PORT",
            Type.number(0, 65_535, "port").expecting("a TCP port from 0 to 65535"),
            0L,
            "The port the server listens on; 0: any free one");
    static final Key<Duration> DISCONNECT_GRACE = Key.of(
            "sharing.disconnectGraceMs",
            "ELIZA_PTY_WS_DISCONNECT_GRACE_MS",
            Type.millis(),
            Duration.ofSeconds(30),
            "How long the sessions of an HTTP client outlive its last connection; 0: not at all");
    static final Key<Duration> LINK_LIFETIME = Key.of(
            "sharing.linkLifetimeMs",
            "COCKPIT_LINK_LIFETIME_MS",
            Type.millis(),
            Duration.ofHours(8),
            "How long a shared link works");

    static final Key<Secret> DATABASE_URL = Key.secret(
            "records.databaseUrl",
            "DATABASE_URL",
            "PostgreSQL for sessions and audit events. Unset: SQLite in the data folder");
    static final Key<Secret> NSELF_LICENSE = Key.secret(
            "records.nselfLicenseKey", "NSELF_LICENSE_KEY", "The license header of nSelf's bridge. Unset: no bridge");

    static final Key<Settings.TerminalEngine> ENGINE = Key.of(
            "terminal.engine",
            "COCKPIT_TERMINAL_ENGINE",
            Type.oneOf(Settings.TerminalEngine.class),
            Settings.TerminalEngine.COCKPIT,
            "What draws a session: the cockpit's own view or JediTerm's widget");
    static final Key<Long> HISTORY_LINES = Key.of(
            "terminal.historyLines",
            "COCKPIT_HISTORY_LINES",
            Type.number(0, 1_000_000, "lines"),
            10_000L,
            "How many lines that scrolled away are kept per session");
    static final Key<String> FONT_FAMILY = Key.unset(
            "terminal.fontFamily",
            "COCKPIT_FONT_FAMILY",
            Type.text(),
            "The terminal's font, a monospaced one. Unset: the system's");
    static final Key<Long> FONT_SIZE = Key.of(
            "terminal.fontSize",
            "COCKPIT_FONT_SIZE",
            Type.number(6, 72, "pixels"),
            14L,
            "The height of the terminal's font");
    static final Key<List<String>> EDITOR = Key.of(
            "terminal.editor",
            "COCKPIT_EDITOR",
            Type.list(),
            List.of(),
            "What opens `path:line` in a terminal: a program and its arguments, with `{file}`, `{line}` and `{column}`, for"
                    + " example `[\"code\", \"--goto\", \"{file}:{line}:{column}\"]`. Nothing: what the desktop has for the file");
    static final Key<Settings.Theme> THEME = Key.of(
            "appearance.theme",
            "COCKPIT_THEME",
            Type.oneOf(Settings.Theme.class),
            Settings.Theme.SYSTEM,
            "Colours of window and terminal; `system` follows the desktop");

    static final Key<Boolean> DESKTOP_NOTICES = Key.of(
            "appearance.desktopNotices",
            "COCKPIT_DESKTOP_NOTICES",
            Type.flag(),
            true,
            "Whether the desktop says so when an agent waits or is done while the window is not in front");

    static final Key<Settings.AskVia> ASK_VIA = Key.of(
            "ask.via",
            "ELIZA_CHAT_VIA_CLI",
            Type.oneOf(Settings.AskVia.class),
            Settings.AskVia.OFF,
            "Which command line answers *Ask*; it also needs the vendor gate");
    static final Key<String> ASK_CLAUDE_MODEL = Key.of(
            "ask.claudeModel",
            "COCKPIT_ASK_CLAUDE_MODEL",
            Type.text(),
            "claude-opus-4-8",
            "The model that claude answers with");
    static final Key<String> ASK_CODEX_MODEL = Key.of(
            "ask.codexModel", "COCKPIT_ASK_CODEX_MODEL", Type.text(), "gpt-5.5", "The model that codex answers with");

    /// All of them, in the order of the documentation.
    static final List<Key<?>> ALL = List.of(
            BUILD_VARIANT,
            INTERACTIVE,
            VENDOR_CLI,
            SHELL_REMOTE,
            ROOTS,
            ELIZA_CODE_BIN,
            BUN_BIN,
            CLAUDE_BIN,
            CODEX_BIN,
            CLAWDE_BIN,
            ELIZA_KEY,
            FAST_MODEL,
            SMART_MODEL,
            BASE_URL,
            ALLOWED_BASE_URLS,
            MORE_BASE_URLS,
            CLAUDE_TOKEN,
            CODEX_HOME,
            MAX_SESSIONS,
            IDLE_TIMEOUT,
            EXITED_KEPT,
            OUTPUT_LOG_BYTES,
            EXTRA_NAMES,
            TERMINAL_TOKEN,
            TRUST_LOOPBACK,
            ADDRESS,
            PORT,
            DISCONNECT_GRACE,
            LINK_LIFETIME,
            DATABASE_URL,
            NSELF_LICENSE,
            ENGINE,
            HISTORY_LINES,
            FONT_FAMILY,
            FONT_SIZE,
            EDITOR,
            THEME,
            DESKTOP_NOTICES,
            ASK_VIA,
            ASK_CLAUDE_MODEL,
            ASK_CODEX_MODEL);

    private Keys() {}
}
