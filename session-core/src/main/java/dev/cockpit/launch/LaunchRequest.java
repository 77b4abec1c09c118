package dev.cockpit.launch;

import java.nio.file.Path;
import java.util.Optional;

/// What somebody asked for, before any check. [Launcher#prepare] turns it into a [LaunchSpec] or a
/// refusal.
///
/// @param kind what to run
/// @param cwd where; empty means the first allowed root
/// @param tier for eliza-code only
/// @param apiKey eliza-code's key, wins over the setting; a secret, so [#toString] leaves it out
/// @param baseUrl eliza-code's endpoint; must be on the operator's list
/// @param fastModel wins over the setting
/// @param smartModel wins over the setting
/// @param size the size of the view after its first layout
/// @param origin the window, or a client over HTTP
public record LaunchRequest(
        Kind kind,
        Optional<Path> cwd,
        Tier tier,
        Optional<String> apiKey,
        Optional<String> baseUrl,
        Optional<String> fastModel,
        Optional<String> smartModel,
        TerminalSize size,
        Origin origin) {

    /// Who asks. The window skips the access rule of HTTP; every other check is the same for both
    /// (seed, section 2).
    public sealed interface Origin {
        /// A person at this window.
        record Window() implements Origin {}

        /// A client of the HTTP API; `clientId` is what it called itself, and the session then belongs
        /// to it.
        record Remote(Optional<String> clientId) implements Origin {}
    }

    /// A request from the window with nothing but a kind, a folder and a size.
    public static LaunchRequest of(Kind kind, Path cwd, TerminalSize size) {
        return new LaunchRequest(
                kind,
                Optional.of(cwd),
                Tier.FAST,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                size,
                new Origin.Window());
    }

    /// The same request at another size; used when a tab is laid out before its session starts.
    public LaunchRequest withSize(TerminalSize other) {
        return new LaunchRequest(kind, cwd, tier, apiKey, baseUrl, fastModel, smartModel, other, origin);
    }

    @Override
    public String toString() {
        return "LaunchRequest[kind=%s, cwd=%s, tier=%s, apiKey=%s, size=%s, origin=%s]"
                .formatted(kind.id(), cwd, tier, apiKey.isPresent() ? "given" : "none", size, origin);
    }
}
