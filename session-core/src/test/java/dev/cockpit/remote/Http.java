package dev.cockpit.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Requests by hand, on a raw socket: clients of the JDK would not send a forged `Host`.
final class Http {
    private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: (\\d+)\r\n");

    private final int port;

    Http(int port) {
        this.port = port;
    }

    record Answer(int status, String head, String body) {
        JsonNode json() {
            return JsonMapper.shared().readTree(body);
        }

        boolean has(String header) {
            return head.toLowerCase(Locale.ROOT).contains("\r\n" + header.toLowerCase(Locale.ROOT));
        }
    }

    String host() {
        return "127.0.0.1:" + port;
    }

    String origin() {
        return "Origin: http://" + host();
    }

    /// @param headers lines; `Host` is added unless one is there
    Answer send(String method, String path, String body, String... headers) {
        List<String> lines = new ArrayList<>(List.of(method + " " + path + " HTTP/1.1"));
        List<String> given = List.of(headers);
        if (given.stream().noneMatch(line -> line.startsWith("Host:"))) {
            lines.add("Host: " + host());
        }
        lines.addAll(given);
        if (given.stream().noneMatch(line -> line.startsWith("Upgrade:"))) {
            lines.add("Connection: close");
        }
        if (!body.isEmpty()) {
            lines.add("Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length);
        }
        return raw(String.join("\r\n", lines) + "\r\n\r\n" + body);
    }

    Answer get(String path, String... headers) {
        return send("GET", path, "", headers);
    }

    Answer post(String path, String body, String... headers) {
        List<String> all = new ArrayList<>(List.of(headers));
        all.add(origin());
        return send("POST", path, body, all.toArray(String[]::new));
    }

    /// An upgrade of a socket, without looking at what follows it.
    Answer upgrade(String path, String... headers) {
        List<String> all = new ArrayList<>(List.of(headers));
        all.addAll(List.of(
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="));
        return send("GET", path, "", all.toArray(String[]::new));
    }

    private static boolean whole(StringBuilder text) {
        int split = text.indexOf("\r\n\r\n");
        if (split < 0 || text.indexOf("HTTP/1.1 101") == 0) {
            return split > 0;
        }
        Matcher length = LENGTH.matcher(text.substring(0, split + 2));
        return length.find() && text.length() - split - 4 >= Integer.parseInt(length.group(1));
    }

    Answer raw(String request) {
        try (Socket socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), port)) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            StringBuilder text = new StringBuilder();
            byte[] buffer = new byte[8192];
            while (!whole(text)) {
                int length = socket.getInputStream().read(buffer);
                if (length < 0) {
                    break;
                }
                text.append(new String(buffer, 0, length, StandardCharsets.ISO_8859_1));
            }
            int split = text.indexOf("\r\n\r\n");
            String head = split < 0 ? text.toString() : text.substring(0, split);
            int status = head.isEmpty() ? 0 : Integer.parseInt(head.split(" ", 3)[1]);
            return new Answer(status, head, split < 0 ? "" : text.substring(split + 4));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
