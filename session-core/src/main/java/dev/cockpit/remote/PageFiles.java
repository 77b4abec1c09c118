package dev.cockpit.remote;

import dev.cockpit.remote.http.Api;
import dev.cockpit.remote.http.Call;
import dev.cockpit.remote.http.Reply;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The browser page, built into the jar under `web/`. It holds no secrets, so anybody may have it.
final class PageFiles implements Api {
    private static final Pattern NAME = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "webmanifest", "application/manifest+json",
            "json", "application/json",
            "woff2", "font/woff2",
            "txt", "text/plain; charset=utf-8");

    @Override
    public Optional<Reply> answer(Call call) throws IOException {
        boolean get = call.method().equals("GET") || call.method().equals("HEAD");
        String path = call.path().equals("/") ? "/index.html" : call.path();
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (!get || type == null || !NAME.matcher(path).matches()) {
            return Optional.empty();
        }
        try (InputStream file = PageFiles.class.getResourceAsStream("/web" + path)) {
            if (file != null) {
                return Optional.of(new Reply(200, type, file.readAllBytes(), Map.of()));
            }
        }
        return path.equals("/index.html")
                ? Optional.of(Reply.error(
                        503, "The client is not built: this cockpit was made without its browser page (web.skip)."))
                : Optional.empty();
    }
}
