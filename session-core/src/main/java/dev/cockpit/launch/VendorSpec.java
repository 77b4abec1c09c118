package dev.cockpit.launch;

import dev.cockpit.settings.Settings.Vendors;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How the vendors' command lines are started (seed, sections 5.2 and 5.3). Pure. Credentials are
/// opaque: passed on, never read, logged or kept; without one the command line uses its own log-in
/// below `HOME`.
///
/// @param binary the launcher
/// @param cwd where it runs
/// @param extra variables of the caller, which win; the allowlist still applies
record VendorSpec(Path binary, Path cwd, Map<String, String> extra) {

    /// The override that keeps codex from leaving a daemon behind which carries one tab's environment
    /// into the next (codex 0.171.0). A config override and not `--no-daemon`, which other versions
    /// refuse to start with.
    private static final List<String> NO_DAEMON = List.of("-c", "features.daemon_auto_start=false");

    /// @throws IllegalArgumentException when cwd or binary is blank; the message names it
    Draft claude(Vendors vendors) {
        return draft(
                Kind.CLAUDE,
                List.of(),
                "CLAUDE_CODE_OAUTH_TOKEN",
                vendors.claudeToken().map(token -> token.value()));
    }

    /// @throws IllegalArgumentException when cwd or binary is blank; the message names it
    Draft codex(Vendors vendors) {
        return draft(Kind.CODEX, NO_DAEMON, "CODEX_HOME", vendors.codexHome());
    }

    private Draft draft(Kind kind, List<String> arguments, String variable, Optional<String> value) {
        if (cwd.toString().isBlank()) {
            throw new IllegalArgumentException("cwd is blank");
        }
        if (binary.toString().isBlank()) {
            throw new IllegalArgumentException("binPath is blank");
        }
        Map<String, String> environment = new LinkedHashMap<>();
        value.map(String::strip).filter(text -> !text.isEmpty()).ifPresent(text -> environment.put(variable, text));
        environment.putAll(extra);
        return new Draft(kind.id() + " · interactive", WindowsCommand.of(binary, arguments), environment);
    }

    @Override
    public String toString() {
        return "VendorSpec[%s, cwd=%s, extra names=%s]".formatted(binary, cwd, extra.keySet());
    }
}
