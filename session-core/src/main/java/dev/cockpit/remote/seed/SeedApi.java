package dev.cockpit.remote.seed;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.Launcher;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.launch.Tier;
import dev.cockpit.remote.http.Api;
import dev.cockpit.remote.http.Call;
import dev.cockpit.remote.http.Json;
import dev.cockpit.remote.http.Reply;
import dev.cockpit.screen.Picture;
import dev.cockpit.session.Host;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState;
import dev.cockpit.session.Sessions;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The seed's routes (section 3): paths, fields and status codes are its own.
public final class SeedApi implements Api {
    private static final String ROOT = "/api/pty/sessions";
    private static final String OUTPUT = "/buffered-output";
    private static final int HISTORY = 5000;
    private static final int STOP_SECONDS = 6;

    private final Sessions sessions;
    private final Launcher launcher;
    private final StepUp stepUp;

    /// @param sessions the one door
    /// @param launcher its gates are asked in the seed's order
    /// @param stepUp who may come in
    public SeedApi(Sessions sessions, Launcher launcher, StepUp stepUp) {
        this.sessions = sessions;
        this.launcher = launcher;
        this.stepUp = stepUp;
    }

    @Override
    public Optional<Reply> answer(Call call) {
        if (!call.path().equals(ROOT) && !call.path().startsWith(ROOT + "/")) {
            return Optional.empty();
        }
        return Optional.of(stepUp.refusal(call).orElseGet(() -> route(call)));
    }

    private Reply route(Call call) {
        String rest = call.path().substring(ROOT.length());
        boolean output = rest.endsWith(OUTPUT);
        return switch (call.method()) {
            case "POST" -> rest.isEmpty() ? open(call) : notFound();
            case "GET" -> {
                if (rest.isEmpty()) {
                    yield list();
                }
                yield output ? output(rest.substring(0, rest.length() - OUTPUT.length())) : notFound();
            }
            case "DELETE" -> stop(rest);
            default -> Reply.error(405, "That method is not allowed here.");
        };
    }

    private static Reply notFound() {
        return Reply.error(404, "There is no such session.");
    }

    private Reply open(Call call) {
        Optional<Refusal> off = launcher.gates().interactive();
        if (off.isPresent()) {
            return refused(off.get());
        }
        ObjectNode body = call.json();
        String id = Json.words(body, "kind").orElse(Kind.ELIZA_CODE.id());
        Optional<Kind> kind = Kind.of(id);
        if (kind.isEmpty()) {
            return refused(Kind.unknown(id));
        }
        try {
            return switch (sessions.open(request(kind.get(), body, call))) {
                case Sessions.Opening.Started(Session session) -> {
                    ObjectNode json = Json.object();
                    json.set("session", json(session.info()));
                    yield Reply.ok(json);
                }
                case Sessions.Opening.Refused(Refusal refusal) -> refused(refusal);
            };
        } catch (InvalidPathException e) {
            return Reply.error(400, "The cwd has a character that no folder can have.");
        }
    }

    private static LaunchRequest request(Kind kind, ObjectNode body, Call call) {
        return new LaunchRequest(
                kind,
                Json.words(body, "cwd").map(Path::of),
                Tier.of(Json.text(body, "tier").orElse("")),
                Json.words(body, "apiKey"),
                Json.words(body, "baseUrl"),
                Json.words(body, "fastModel"),
                Json.words(body, "smartModel"),
                new TerminalSize(
                        cells(body.path("cols"), TerminalSize.DEFAULT.cols()),
                        cells(body.path("rows"), TerminalSize.DEFAULT.rows())),
                new LaunchRequest.Origin.Remote(call.header("x-elizaos-client-id")));
    }

    /// Finite and not zero: taken, and clamped; all else: the default.
    private static int cells(JsonNode value, int standard) {
        double number = value.isNumber() ? value.doubleValue() : 0;
        return number == 0 || !Double.isFinite(number) ? standard : (int) Math.clamp(number, 1, TerminalSize.MAX);
    }

    /// The seed answers 403 for its gates, 503 without its service, and 400 for all else.
    private static Reply refused(Refusal refusal) {
        int status = switch (refusal) {
            case Refusal.InteractiveOff _, Refusal.VendorOff _, Refusal.ShellOff _ -> 403;
            case Refusal.ShuttingDown _ -> 503;
            case Refusal.UnknownKind _,
                    Refusal.NoApiKey _,
                    Refusal.BaseUrlNotAllowed _,
                    Refusal.NoBinary _,
                    Refusal.BadFolder _,
                    Refusal.SessionLimit _,
                    Refusal.SpawnFailed _ -> 400;
        };
        return Reply.error(status, refusal.sentence());
    }

    private Reply list() {
        ObjectNode json = Json.object();
        ArrayNode all = json.putArray("sessions");
        sessions.list().stream().filter(info -> !stopped(info)).forEach(info -> all.add(json(info)));
        return Reply.ok(json);
    }

    /// The seed forgets a session that was stopped at once, and one that ended by itself after a while.
    private static boolean stopped(SessionInfo info) {
        return info.state() instanceof SessionState.Ended ended
                && ended.why() instanceof SessionState.EndReason.Stopped;
    }

    private Reply output(String rest) {
        String id = rest.startsWith("/") ? rest.substring(1) : rest;
        if (id.isEmpty()) {
            return Reply.error(400, "The session id is missing.");
        }
        Optional<Session> session = find(id).filter(found -> !stopped(found.info()));
        if (session.isEmpty()) {
            return notFound();
        }
        Picture picture = session.get().picture(HISTORY);
        return Reply.ok(Json.object()
                .put("output", new String(picture.bytes(), StandardCharsets.UTF_8))
                .put("offset", picture.address()));
    }

    private Reply stop(String rest) {
        String id = rest.startsWith("/") ? rest.substring(1) : rest;
        if (id.isEmpty()) {
            return Reply.error(400, "The session id is missing.");
        }
        Optional<Session> session = find(id);
        if (session.isPresent()) {
            try (Host host = session.get().host()) {
                host.stop().get(STOP_SECONDS, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                return Reply.error(500, "The session is being stopped, but its process is not gone yet.");
            } catch (ExecutionException e) {
                throw new IllegalStateException("stopping failed", e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Reply.error(503, "The server is stopping.");
            }
        }
        return Reply.ok(Json.object().put("ok", true));
    }

    private Optional<Session> find(String id) {
        return id(id).flatMap(sessions::find);
    }

    /// The id that `text` is.
    static Optional<SessionId> id(String text) {
        try {
            return Optional.of(new SessionId(UUID.fromString(text)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static ObjectNode json(SessionInfo info) {
        ObjectNode json = Json.object();
        json.put("sessionId", info.id().toString());
        json.put("command", info.command().getFirst());
        ArrayNode args = json.putArray("args");
        info.command().stream().skip(1).forEach(args::add);
        json.put("cwd", info.cwd().toString());
        json.put("label", info.label());
        json.put("kind", info.kind().id());
        info.ownerClientId().ifPresent(owner -> json.put("ownerClientId", owner));
        info.pid().ifPresent(pid -> json.put("pid", pid));
        json.put("createdAt", info.createdAt().toEpochMilli());
        json.put("exited", info.ended());
        if (info.state() instanceof SessionState.Ended ended) {
            if (ended.exitCode().isPresent()) {
                json.put("exitCode", ended.exitCode().getAsInt());
            } else {
                json.putNull("exitCode");
            }
        }
        json.put("cols", info.size().cols());
        json.put("rows", info.size().rows());
        json.put("lastActivityAt", info.lastActivityAt().toEpochMilli());
        json.put("viewers", info.viewers());
        return json;
    }
}
