package dev.cockpit.remote;

import dev.cockpit.remote.mirror.MirrorDoor;
import dev.cockpit.remote.seed.SeedDoor;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;
import org.jspecify.annotations.Nullable;

/// Turns requests into sockets, for those whom a door lets in.
final class Upgrades {
    private static final int FRAME = 64 * 1024;
    private static final int OUTGOING = 64;

    /// Dead peers are found by pings; this is for what even they miss.
    private static final Duration IDLE = Duration.ofMinutes(2);

    private Upgrades() {}

    static Handler handler(Server server, MirrorDoor mirror, SeedDoor seed) {
        return WebSocketUpgradeHandler.from(server, container -> {
            container.setIdleTimeout(IDLE);
            container.setMaxFrameSize(FRAME);
            container.setMaxTextMessageSize(FRAME);
            container.setMaxBinaryMessageSize(FRAME);
            container.setMaxOutgoingFrames(OUTGOING);
            container.addMapping(
                    "/mirror", (request, response, callback) -> mirror(mirror, request, response, callback));
            container.addMapping("/ws", (request, response, callback) -> seed(seed, request, response, callback));
        });
    }

    private static @Nullable Object mirror(
            MirrorDoor door, ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        String device = request.getHeaders().get(HttpHeader.USER_AGENT);
        return switch (door.knock(
                request.getSubProtocols(), Request.getRemoteAddr(request), device == null ? "" : device)) {
            case MirrorDoor.Answer.Come(var socket) -> {
                response.setAcceptedSubProtocol(MirrorDoor.PROTOCOL);
                deflateForRemotePeersOnly(request, response);
                yield socket;
            }
            case MirrorDoor.Answer.Stay(int status) -> refuse(request, response, callback, status);
        };
    }

    private static @Nullable Object seed(
            SeedDoor door, ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        String clientId = Request.extractQueryParameters(request).getValue("clientId");
        return switch (door.knock(FrontDoor.call(request, new byte[0]), clientId == null ? "" : clientId)) {
            case SeedDoor.Answer.Come(var socket) -> {
                response.setExtensions(List.of());
                yield socket;
            }
            case SeedDoor.Answer.Stay(int status) -> refuse(request, response, callback, status);
        };
    }

    /// It costs some 25 seconds of a processor per gigabyte and gains a factor of six.
    private static void deflateForRemotePeersOnly(ServerUpgradeRequest request, ServerUpgradeResponse response) {
        try {
            if (InetAddress.getByName(Request.getRemoteAddr(request)).isLoopbackAddress()) {
                response.setExtensions(List.of());
            }
        } catch (UnknownHostException e) {
            throw new IllegalStateException("a peer's address is a literal", e);
        }
    }

    private static @Nullable Object refuse(
            ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback, int status) {
        Response.writeError(request, response, callback, status);
        return null;
    }
}
