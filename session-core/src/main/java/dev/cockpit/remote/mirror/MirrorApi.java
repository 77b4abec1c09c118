package dev.cockpit.remote.mirror;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.Launcher;
import dev.cockpit.launch.Offer;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.launch.Tier;
import dev.cockpit.remote.access.Invitation;
import dev.cockpit.remote.access.Invitations;
import dev.cockpit.remote.access.Lockout;
import dev.cockpit.remote.access.Right;
import dev.cockpit.remote.access.Scope;
import dev.cockpit.remote.http.Api;
import dev.cockpit.remote.http.Call;
import dev.cockpit.remote.http.Json;
import dev.cockpit.remote.http.Reply;
import dev.cockpit.session.Host;
import dev.cockpit.session.Session;
import dev.cockpit.session.Sessions;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The page's requests: docs/wire.md, from a link to a key, and sessions.
public final class MirrorApi implements Api {
    private static final String SESSION = "/api/sessions/";
    private static final int SECRET = 128;

    private final Mirror mirror;
    private final Sessions sessions;
    private final Launcher launcher;
    private final Lockout lockout;
    private final String machine;
    private final String version;

    /// @param mirror the sockets that tickets lead to
    /// @param sessions the one door
    /// @param launcher says what can be started
    /// @param lockout slows who guesses secrets
    /// @param machine what this machine is called
    /// @param version the cockpit's
    public MirrorApi(
            Mirror mirror, Sessions sessions, Launcher launcher, Lockout lockout, String machine, String version) {
        this.mirror = mirror;
        this.sessions = sessions;
        this.launcher = launcher;
        this.lockout = lockout;
        this.machine = machine;
        this.version = version;
    }

    @Override
    public Optional<Reply> answer(Call call) throws IOException {
        String path = call.path();
        if (path.equals("/api/claim")) {
            return Optional.of(call.method().equals("POST") ? claim(call) : notAllowed());
        }
        boolean mine = path.equals("/api/me")
                || path.equals("/api/ticket")
                || path.equals("/api/kinds")
                || path.equals("/api/sessions")
                || path.startsWith(SESSION);
        if (!mine) {
            return Optional.empty();
        }
        Optional<String> key = call.bearer().filter(text -> text.length() <= SECRET);
        Optional<Invitation> link = key.flatMap(invitations()::ofKey);
        if (key.isEmpty() || link.isEmpty()) {
            return Optional.of(wrong(call));
        }
        return Optional.of(answer(call, key.get(), link.get()));
    }

    private Invitations invitations() {
        return mirror.invitations();
    }

    private Reply answer(Call call, String key, Invitation link) {
        return switch (call.method() + " " + call.path()) {
            case "GET /api/me" -> Reply.ok(me(link));
            case "POST /api/ticket" -> ticket(key);
            case "GET /api/kinds" -> Reply.ok(kinds());
            case "GET /api/sessions" -> Reply.ok(list(link));
            case "POST /api/sessions" -> open(call, link);
            default ->
                call.path().startsWith(SESSION) && call.method().equals("DELETE") ? stop(call, link) : notAllowed();
        };
    }

    private static Reply notAllowed() {
        return Reply.error(405, "That method is not allowed here.");
    }

    private Reply claim(Call call) throws IOException {
        Optional<String> secret = Json.words(call.json(), "secret").filter(text -> text.length() <= SECRET);
        Optional<Invitations.Claimed> claimed =
                secret.isPresent() ? invitations().claim(secret.get()) : Optional.empty();
        if (claimed.isEmpty()) {
            return wrong(call);
        }
        ObjectNode json = Json.object().put("key", claimed.get().key());
        json.set("me", me(claimed.get().invitation()));
        return Reply.ok(json);
    }

    /// A wrong secret: 401, or 429 for who guesses.
    private Reply wrong(Call call) {
        Duration wait = lockout.wait(call.peer());
        lockout.failed(call.peer());
        return wait.isZero()
                ? Reply.error(401, "The link is unknown, used up, expired or revoked; ask for a new one.")
                : Reply.error(429, "Too many wrong secrets; try again later.")
                        .with("Retry-After", Long.toString(wait.toSeconds() + 1));
    }

    private ObjectNode me(Invitation link) {
        return Json.object()
                .put("rights", link.right().id())
                .put("label", link.label())
                .put("expires", link.expires().toEpochMilli())
                .put("all", link.scope() instanceof Scope.All)
                .put("machine", machine)
                .put("version", version);
    }

    private Reply ticket(String key) {
        return invitations()
                .ticket(key)
                .map(ticket -> Reply.ok(Json.object().put("ticket", ticket)))
                .orElseGet(() -> Reply.error(429, "Too many tickets are open; use them or wait ten seconds."));
    }

    private ObjectNode kinds() {
        ObjectNode json = Json.object();
        ArrayNode kinds = json.putArray("kinds");
        for (Offer offer : launcher.offers(new LaunchRequest.Origin.Remote(Optional.empty()))) {
            kinds.addObject()
                    .put("kind", offer.kind().id())
                    .put("available", offer.available())
                    .put("why", offer.refusal().map(Refusal::sentence).orElse(null))
                    .put("needsApiKey", offer.needsApiKey());
        }
        ArrayNode roots = json.putArray("roots");
        launcher.roots().forEach(root -> roots.add(root.toString()));
        return json;
    }

    private ObjectNode list(Invitation link) {
        ObjectNode json = Json.object();
        ArrayNode all = json.putArray("sessions");
        mirror.visible(link).forEach(session -> all.add(SessionJson.of(session)));
        return json;
    }

    private Reply open(Call call, Invitation link) {
        if (link.right() != Right.DRIVE || !(link.scope() instanceof Scope.All)) {
            return Reply.error(403, "This link may not start sessions.");
        }
        ObjectNode body = call.json();
        String id = Json.text(body, "kind").orElse(Kind.ELIZA_CODE.id());
        Optional<Kind> kind = Kind.of(id);
        if (kind.isEmpty()) {
            return refused(Kind.unknown(id));
        }
        try {
            LaunchRequest request = new LaunchRequest(
                    kind.get(),
                    Json.words(body, "cwd").map(Path::of),
                    Tier.of(Json.text(body, "tier").orElse("")),
                    Json.words(body, "apiKey"),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    new TerminalSize(
                            Json.whole(body, "cols", TerminalSize.DEFAULT.cols()),
                            Json.whole(body, "rows", TerminalSize.DEFAULT.rows())),
                    new LaunchRequest.Origin.Remote(Optional.empty()));
            return switch (sessions.open(request)) {
                case Sessions.Opening.Started(Session session) -> {
                    ObjectNode json = Json.object();
                    json.set("session", SessionJson.of(session));
                    yield Reply.ok(json);
                }
                case Sessions.Opening.Refused(Refusal refusal) -> refused(refusal);
            };
        } catch (InvalidPathException e) {
            return Reply.error(400, "The folder's name has a character that no folder can have.");
        }
    }

    private static Reply refused(Refusal refusal) {
        int status = switch (refusal) {
            case Refusal.SessionLimit _ -> 429;
            case Refusal.ShuttingDown _ -> 503;
            case Refusal.InteractiveOff _,
                    Refusal.VendorOff _,
                    Refusal.ShellOff _,
                    Refusal.UnknownKind _,
                    Refusal.NoApiKey _,
                    Refusal.BaseUrlNotAllowed _,
                    Refusal.NoBinary _,
                    Refusal.BadFolder _,
                    Refusal.SpawnFailed _ -> 400;
        };
        return Reply.error(status, refusal.sentence());
    }

    private Reply stop(Call call, Invitation link) {
        Optional<Session> session = FromPage.id(call.path().substring(SESSION.length()))
                .filter(link.scope()::covers)
                .flatMap(mirror::find);
        if (session.isEmpty()) {
            return Reply.error(404, "There is no such session.");
        }
        if (link.right() != Right.DRIVE) {
            return Reply.error(403, "This link may only look.");
        }
        try (Host host = session.get().host()) {
            var ignored = host.stop();
        }
        return Reply.ok(Json.object().put("ok", true));
    }
}
