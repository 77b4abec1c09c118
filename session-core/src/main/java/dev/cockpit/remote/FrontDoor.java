package dev.cockpit.remote;

import dev.cockpit.remote.access.Names;
import dev.cockpit.remote.http.Api;
import dev.cockpit.remote.http.Call;
import dev.cockpit.remote.http.Reply;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.URIUtil;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What every request passes before anything else looks at it: security headers on the answer, then Host, then Origin.
/// Neither headers nor bodies are ever logged.
final class FrontDoor extends Handler.Wrapper {
    private static final Logger log = LoggerFactory.getLogger(FrontDoor.class);
    private static final int BODY = 64 * 1024;
    private static final String CSP = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
            + "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Names names;
    private final OriginRule origins;
    private final List<Api> apis;

    /// Whether a request with that origin, or without one, may go on.
    @FunctionalInterface
    interface OriginRule {
        /// Looks at the `Origin` that a request came with.
        ///
        /// @param call the request, without its body
        /// @param origin the one `Origin` that was sent
        boolean allows(Call call, Optional<String> origin);
    }

    /// @param upgrades gets what asks for a socket
    /// @param names what the server is called
    /// @param origins judges origins
    /// @param apis asked in their order
    FrontDoor(Handler upgrades, Names names, OriginRule origins, List<Api> apis) {
        super(upgrades);
        this.names = names;
        this.origins = origins;
        this.apis = List.copyOf(apis);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        secure(response.getHeaders());
        String host = request.getHttpURI().getAuthority();
        if (host == null || !names.isHost(host)) {
            send(response, callback, Reply.error(421, "This server is not called that."), false);
            return true;
        }
        Call head = call(request, new byte[0]);
        List<String> sent = head.headers().getOrDefault("origin", List.of());
        if (sent.size() > 1 || !origins.allows(head, sent.stream().findFirst())) {
            send(response, callback, Reply.error(403, "Requests from that origin are not allowed."), false);
            return true;
        }
        if (request.getHeaders().contains(HttpHeader.UPGRADE)) {
            if (!super.handle(request, response, callback)) {
                send(response, callback, Reply.error(404, "There is no such socket."), false);
            }
            return true;
        }
        boolean bodiless = request.getMethod().equals("HEAD");
        send(response, callback, reply(request), bodiless);
        return true;
    }

    private Reply reply(Request request) {
        try {
            Optional<byte[]> body = body(request);
            if (body.isEmpty()) {
                return Reply.error(413, "The body is too large: at most 64 KiB.");
            }
            Call call = call(request, body.get());
            for (Api api : apis) {
                Optional<Reply> reply = api.answer(call);
                if (reply.isPresent()) {
                    return reply.get();
                }
            }
            return Reply.error(404, "There is nothing here.");
        } catch (IllegalArgumentException e) {
            return Reply.error(400, String.valueOf(e.getMessage()));
        } catch (IOException e) {
            log.warn("{} {} failed", request.getMethod(), Request.getPathInContext(request), e);
            return Reply.error(500, "That failed on this machine; its log says why.");
        }
    }

    private static Optional<byte[]> body(Request request) throws IOException {
        if (request.getLength() > BODY) {
            return Optional.empty();
        }
        try (var in = Content.Source.asInputStream(request)) {
            byte[] body = in.readNBytes(BODY + 1);
            return body.length > BODY ? Optional.empty() : Optional.of(body);
        }
    }

    static Call call(Request request, byte[] body) {
        Map<String, List<String>> headers = new HashMap<>();
        for (HttpField field : request.getHeaders()) {
            headers.computeIfAbsent(field.getLowerCaseName(), name -> new ArrayList<>())
                    .add(String.valueOf(field.getValue()));
        }
        return new Call(
                request.getMethod().toUpperCase(Locale.ROOT),
                URIUtil.decodePath(Request.getPathInContext(request)),
                headers,
                Request.getRemoteAddr(request),
                body);
    }

    private static void secure(HttpFields.Mutable headers) {
        headers.put("Content-Security-Policy", CSP);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("X-Frame-Options", "DENY");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Cache-Control", "no-store");
    }

    private static void send(Response response, Callback callback, Reply reply, boolean bodiless) {
        response.setStatus(reply.status());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.type());
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, reply.body().length);
        reply.headers().forEach(response.getHeaders()::put);
        response.write(true, bodiless ? BufferUtil.EMPTY_BUFFER : ByteBuffer.wrap(reply.body()), callback);
    }
}
