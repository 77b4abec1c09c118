package dev.cockpit.launch;

import static dev.cockpit.settings.Os.LINUX;
import static dev.cockpit.settings.Os.MACOS;
import static dev.cockpit.settings.Os.WINDOWS;

import dev.cockpit.settings.Os;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Which variables reach a child: two lists and nothing else (seed, section 6.4; decision 4 adds the
/// systems). To let one more through, add an entry with its reason.
final class EnvAllowlist {

    /// One variable and why it is let through.
    record Entry(String name, Set<Os> systems, String reason) {
        Entry {
            systems = Set.copyOf(systems);
        }
    }

    /// What a child inherits from the cockpit's own environment.
    static final List<Entry> INHERITED = List.of(
            all("PATH", "commands are found"),
            all("Path", "Windows' spelling of PATH"),
            all("HOME", "log-ins and settings lie below it; claude takes another profile without it"),
            all("USER", "prompts, git and ssh ask who this is"),
            all("LOGNAME", "the same, in POSIX's spelling"),
            all("SHELL", "agents run commands in the user's shell"),
            all("TMPDIR", "temporary files go where the user has them"),
            all("TMP", "Windows' spelling of TMPDIR"),
            all("TEMP", "the same"),
            all("LC_ALL", "the user's language and formats; only when it is UTF-8"),
            all("LC_CTYPE", "the user's characters; only when it is UTF-8"),
            all("FORCE_COLOR", "the user wants colours"),
            all("NO_COLOR", "the user wants none"),
            all("BUN_INSTALL", "bun finds what it installed"),
            all("XDG_CACHE_HOME", "the user's place for caches"),
            all("XDG_CONFIG_HOME", "the user's place for settings"),
            all("XDG_DATA_HOME", "the user's place for data"),
            only(LINUX, "DISPLAY", "a log-in opens the browser; the clipboard"),
            only(LINUX, "XAUTHORITY", "DISPLAY is of no use without it"),
            only(LINUX, "WAYLAND_DISPLAY", "the same under Wayland"),
            only(LINUX, "XDG_RUNTIME_DIR", "the sockets of Wayland and the session bus lie in it"),
            only(LINUX, "XDG_CURRENT_DESKTOP", "xdg-open picks the desktop's browser by it"),
            only(LINUX, "DBUS_SESSION_BUS_ADDRESS", "the keyring holds log-ins"),
            only(WINDOWS, "SystemRoot", "sockets and cryptography fail without it"),
            only(WINDOWS, "windir", "the older spelling of SystemRoot"),
            only(WINDOWS, "SystemDrive", "programs build paths from it"),
            only(WINDOWS, "ComSpec", "commands run in it"),
            only(WINDOWS, "PATHEXT", "commands are found by their ending"),
            only(WINDOWS, "USERPROFILE", "log-ins and settings lie below it"),
            only(WINDOWS, "HOMEDRIVE", "older programs build the home folder from it"),
            only(WINDOWS, "HOMEPATH", "the same"),
            only(WINDOWS, "APPDATA", "log-ins and npm's programs lie below it"),
            only(WINDOWS, "LOCALAPPDATA", "caches and installed programs lie below it"),
            only(WINDOWS, "ProgramData", "settings of all users"),
            only(WINDOWS, "ProgramFiles", "git and node are looked for there"),
            only(WINDOWS, "ProgramFiles(x86)", "the same"),
            only(WINDOWS, "USERNAME", "Windows' spelling of USER"));

    /// What a spec builder may add.
    static final List<Entry> FROM_SPEC = List.of(
            all("ELIZA_CODE_PROVIDER", "eliza-code speaks to the cloud"),
            all("ELIZA_CODE_CODING_ONLY", "eliza-code starts no agents of its own"),
            all("OPENAI_API_KEY", "eliza-code's key"),
            all("OPENAI_BASE_URL", "eliza-code's models"),
            all("OPENAI_SMALL_MODEL", "eliza-code's models"),
            all("OPENAI_MEDIUM_MODEL", "eliza-code's models"),
            all("OPENAI_LARGE_MODEL", "eliza-code's models"),
            all("CODING_TOOLS_WORKSPACE_ROOTS", "eliza-code's tools stay in the session's folder"),
            all("SHELL_ALLOWED_DIRECTORY", "eliza-code's shell starts in the session's folder"),
            all("CLAUDE_CODE_OAUTH_TOKEN", "claude's log-in, when the operator set one"),
            all("CODEX_HOME", "codex's folder, when the operator set one"),
            all("TERM", "listed by the seed; the cockpit's own value wins"),
            all("COLORTERM", "listed by the seed; the cockpit's own value wins"),
            all("FORCE_COLOR", "the caller wants colours"),
            all("NO_COLOR", "the caller wants none"));

    /// What the cockpit sets itself, whatever its parent has: an inherited terminal name would mislead
    /// the agent.
    static final List<Entry> SET = List.of(
            all("TERM", "the screen understands xterm-256color"),
            all("COLORTERM", "the screen has 24-bit colours"),
            all("TERM_PROGRAM", "agents switch to other protocols for terminals that they know"),
            all("TERM_PROGRAM_VERSION", "belongs to TERM_PROGRAM"),
            all("LANG", "UTF-8, in the user's language when that is UTF-8 too"),
            all("PWD", "the session's folder"));

    /// Names that load code into a program or its interpreter: never passed on, wherever they come
    /// from.
    private static final Pattern HOOKS = Pattern.compile("""
            (LD|DYLD)_.*|GCONV_PATH|BASH_ENV|ENV|ZDOTDIR|SHELLOPTS|BASHOPTS|PROMPT_COMMAND|PS4|IFS|BASH_FUNC_.*\
            |NODE_OPTIONS|NODE_PATH|BUN_OPTIONS|BUN_INSPECT.*|PYTHON(STARTUP|PATH|HOME)|PERL5(OPT|LIB|DB)\
            |RUBY(OPT|LIB)|JAVA_TOOL_OPTIONS|_?JAVA_OPTIONS|JDK_JAVA_OPTIONS|GIT_(SSH|SSH_COMMAND|EXEC_PATH|ASKPASS)""");

    private EnvAllowlist() {}

    /// Whether a name loads code into programs.
    static boolean isHook(String name) {
        return HOOKS.matcher(name.toUpperCase(Locale.ROOT)).matches();
    }

    /// Whether `name` is in `list` for that system; on Windows in any case.
    static boolean allows(List<Entry> list, String name, Os os) {
        return find(list, name, os).isPresent() && !isHook(name);
    }

    private static Optional<Entry> find(List<Entry> list, String name, Os os) {
        return list.stream()
                .filter(entry -> entry.systems().contains(os))
                .filter(entry -> os == WINDOWS
                        ? entry.name().equalsIgnoreCase(name)
                        : entry.name().equals(name))
                .findFirst();
    }

    private static Entry all(String name, String reason) {
        return new Entry(name, EnumSet.of(LINUX, MACOS, WINDOWS), reason);
    }

    private static Entry only(Os os, String name, String reason) {
        return new Entry(name, EnumSet.of(os), reason);
    }
}
