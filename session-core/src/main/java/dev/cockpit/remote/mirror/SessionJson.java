package dev.cockpit.remote.mirror;

import dev.cockpit.remote.http.Json;
import dev.cockpit.screen.Progress;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState;
import dev.cockpit.session.SessionState.EndReason;
import dev.cockpit.status.AgentStatus;
import java.util.Locale;
import tools.jackson.databind.node.ObjectNode;

/// A session as the page is told of it.
final class SessionJson {
    private SessionJson() {}

    static ObjectNode of(Session session) {
        SessionInfo info = session.info();
        ObjectNode json = Json.object();
        json.put("id", info.id().toString());
        json.put("kind", info.kind().id());
        json.put("label", info.label());
        json.put("title", info.title());
        json.put("cwd", info.cwd().toString());
        json.put("folder", info.folder().map(Object::toString).orElse(null));
        json.put("created", info.createdAt().toEpochMilli());
        json.put("active", info.lastActivityAt().toEpochMilli());
        json.put("cols", info.size().cols());
        json.put("rows", info.size().rows());
        state(json, info.state());
        json.set("status", status(info.status()));
        info.progress()
                .ifPresentOrElse(progress -> json.set("progress", progress(progress)), () -> json.putNull("progress"));
        json.put("viewers", info.viewers());
        json.put("owner", session.sizeOwner().orElse(null));
        return json;
    }

    private static void state(ObjectNode json, SessionState state) {
        json.putNull("exitCode");
        json.putNull("reason");
        switch (state) {
            case SessionState.Starting() -> json.put("state", "starting");
            case SessionState.Live() -> json.put("state", "live");
            case SessionState.Ended ended -> {
                json.put("state", "ended");
                end(json, "exitCode", ended);
            }
        }
    }

    /// Writes why and how a session ended.
    ///
    /// @param code the name of the field for the exit code
    static void end(ObjectNode json, String code, SessionState.Ended ended) {
        if (ended.exitCode().isPresent()) {
            json.put(code, ended.exitCode().getAsInt());
        } else {
            json.putNull(code);
        }
        json.put("reason", reason(ended.why()));
    }

    private static String reason(EndReason why) {
        return switch (why) {
            case EndReason.Exited() -> "exited";
            case EndReason.Stopped() -> "stopped";
            case EndReason.Idle(long _) -> "idle";
            case EndReason.OwnerGone() -> "owner-gone";
            case EndReason.Shutdown() -> "shutdown";
            case EndReason.Failed(String _) -> "failed";
        };
    }

    private static ObjectNode status(AgentStatus status) {
        ObjectNode json = Json.object();
        json.put(
                "is",
                switch (status) {
                    case AgentStatus.Idle _ -> "idle";
                    case AgentStatus.Working _ -> "working";
                    case AgentStatus.Blocked _ -> "blocked";
                    case AgentStatus.Done _ -> "done";
                    case AgentStatus.Failed _ -> "failed";
                    case AgentStatus.Unknown _ -> "unknown";
                });
        json.put("message", status.message());
        if (status instanceof AgentStatus.Blocked blocked) {
            json.put("need", blocked.need().name().toLowerCase(Locale.ROOT));
        }
        json.put("since", status.evidence().since().toEpochMilli());
        return json;
    }

    private static ObjectNode progress(Progress progress) {
        return Json.object()
                .put("state", progress.state().name().toLowerCase(Locale.ROOT))
                .put("percent", progress.percent());
    }
}
