package dev.cockpit.launch;

import dev.cockpit.gate.Gates;
import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.BinaryFinder.Search;
import dev.cockpit.launch.LaunchRequest.Origin;
import dev.cockpit.settings.BaseUrl;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Secret;
import dev.cockpit.settings.Settings;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// From a wish to exactly what is run: gates, kinds, binaries, base URLs, confinement and the
/// environment allowlists, in the seed's order (section 2). Thread-safe.
public final class Launcher {
    private final Settings settings;
    private final Environment environment;
    private final Gates gates;
    private final Programs programs;
    private final Workspace workspace;

    /// @param settings what the operator allows
    /// @param environment what children inherit from, by the allowlist
    public Launcher(Settings settings, Environment environment) {
        this.settings = settings;
        this.environment = environment;
        this.gates = new Gates(settings.gates());
        this.programs = new Programs(settings.binaries(), environment);
        this.workspace = new Workspace(settings.roots(), environment.home());
    }

    /// The gates that this launcher asks. An HTTP route asks `interactive` before it looks at the kind.
    public Gates gates() {
        return gates;
    }

    /// The folders that sessions may start in or below: the operator's roots, else the home folder. Not
    /// real paths yet.
    public List<Path> roots() {
        return workspace.roots();
    }

    /// Every kind in the order of [Kind], with what keeps it from starting for `origin`. Blocks for
    /// file look-ups, and once for the login shell's `PATH` (three seconds at most); not for the FX
    /// thread.
    public List<Offer> offers(Origin origin) {
        return Arrays.stream(Kind.values()).map(kind -> offer(kind, origin)).toList();
    }

    /// Checks and builds. Blocks for file look-ups, and once for the login shell's `PATH` (three
    /// seconds at most); not for the FX thread.
    public Launch prepare(LaunchRequest request) {
        Optional<Refusal> shut = shut(request.kind(), request.origin());
        if (shut.isPresent()) {
            return new Launch.Refused(shut.get());
        }
        if (request.kind() == Kind.ELIZA_CODE && apiKey(request).isEmpty()) {
            return new Launch.Refused(new Refusal.NoApiKey(
                    "eliza-code needs an API key: enter one, or set PTY_ELIZA_CLOUD_API_KEY (eliza.apiKey)."));
        }
        return switch (programs.find(request.kind())) {
            case Search.Missing(Refusal.NoBinary no) -> new Launch.Refused(no);
            case Search.Found found -> at(request, found);
        };
    }

    /// Looks at the folder once more, right before the spawn: it may have vanished or become a link out
    /// of its root.
    public Optional<Refusal> recheck(LaunchSpec spec) {
        return workspace.recheck(spec.cwd(), spec.root());
    }

    private Launch at(LaunchRequest request, Search.Found found) {
        Optional<BaseUrl> baseUrl = baseUrl(request);
        if (baseUrl.isEmpty()) {
            return new Launch.Refused(notAllowed());
        }
        return switch (workspace.place(request.cwd())) {
            case Workspace.Place.Refused(Refusal.BadFolder no) -> new Launch.Refused(no);
            case Workspace.Place.Inside place -> {
                Draft draft = draft(request, found.binary(), place.cwd(), baseUrl.get());
                ChildEnvironment child = ChildEnvironment.of(
                        environment, settings.extraNames(), draft.environment(), place.cwd(), found.folders());
                yield new Launch.Ready(new LaunchSpec(
                        request.kind(),
                        draft.label(),
                        draft.command(),
                        place.cwd(),
                        place.root(),
                        child.variables(),
                        child.refusedNames(),
                        request.size(),
                        owner(request.origin())));
            }
        };
    }

    private Draft draft(LaunchRequest request, Path binary, Path cwd, BaseUrl baseUrl) {
        return switch (request.kind()) {
            case ELIZA_CODE ->
                new ElizaCodeSpec(
                                binary,
                                programs.elizaCodeEntry(),
                                cwd,
                                request.tier(),
                                models(request),
                                baseUrl,
                                apiKey(request).orElseThrow(),
                                Map.of())
                        .build();
            case CLAUDE -> new VendorSpec(binary, cwd, Map.of()).claude(settings.vendors());
            case CODEX -> new VendorSpec(binary, cwd, Map.of()).codex(settings.vendors());
            case SHELL -> new Draft("shell · " + binary.getFileName(), programs.shellCommand(binary), Map.of());
            case CLAWDE -> new Draft("clawde", WindowsCommand.of(binary, List.of()), Map.of());
        };
    }

    private Offer offer(Kind kind, Origin origin) {
        boolean needsApiKey =
                kind == Kind.ELIZA_CODE && settings.eliza().apiKey().isEmpty();
        Optional<Refusal> shut = shut(kind, origin);
        return switch (programs.find(kind)) {
            case Search.Found found -> new Offer(kind, shut, Optional.of(found.binary()), found.looked(), needsApiKey);
            case Search.Missing(Refusal.NoBinary no) ->
                new Offer(kind, shut.or(() -> Optional.of(no)), Optional.empty(), no.looked(), needsApiKey);
        };
    }

    private Optional<Refusal> shut(Kind kind, Origin origin) {
        return gates.interactive().or(() -> switch (kind) {
            case CLAUDE, CODEX -> gates.vendor();
            case SHELL -> origin instanceof Origin.Remote ? gates.remoteShell() : Optional.empty();
            case ELIZA_CODE, CLAWDE -> Optional.empty();
        });
    }

    private Optional<Secret> apiKey(LaunchRequest request) {
        return given(request.apiKey())
                .map(Secret::new)
                .or(() -> settings.eliza().apiKey());
    }

    private ElizaCodeSpec.Models models(LaunchRequest request) {
        return new ElizaCodeSpec.Models(
                given(request.fastModel()).orElse(settings.eliza().fastModel()),
                given(request.smartModel()).orElse(settings.eliza().smartModel()));
    }

    /// The default, or the request's when the operator allows it; empty when not. Other kinds have no
    /// use for one.
    private Optional<BaseUrl> baseUrl(LaunchRequest request) {
        Optional<String> wanted = given(request.baseUrl()).filter(text -> request.kind() == Kind.ELIZA_CODE);
        if (wanted.isEmpty()) {
            return Optional.of(settings.eliza().baseUrl());
        }
        return wanted.flatMap(BaseUrl::parse).filter(url -> allowedUrls().anyMatch(url::equals));
    }

    /// The request's address is not repeated: it may hold a password.
    private Refusal notAllowed() {
        return new Refusal.BaseUrlNotAllowed("The baseUrl is not allowed: use %s, or add it to PTY_ALLOWED_BASE_URLS."
                .formatted(allowedUrls().map(BaseUrl::text).collect(Collectors.joining(" or "))));
    }

    private Stream<BaseUrl> allowedUrls() {
        return Stream.concat(Stream.of(settings.eliza().baseUrl()), settings.eliza().allowedBaseUrls().stream())
                .distinct();
    }

    private static Optional<String> given(Optional<String> text) {
        return text.map(String::strip).filter(value -> !value.isEmpty());
    }

    private static Optional<String> owner(Origin origin) {
        return switch (origin) {
            case Origin.Window() -> Optional.empty();
            case Origin.Remote(Optional<String> clientId) -> clientId;
        };
    }
}
