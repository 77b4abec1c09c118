package dev.cockpit.remote;

import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import dev.cockpit.screen.ScreenView;
import dev.cockpit.session.Await;
import dev.cockpit.session.Session;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the browser's page does, without a browser: a mirror socket and a screen that answers nobody.
final class Page implements WebSocket.Listener, AutoCloseable {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final ScreenOptions OPTIONS = ScreenOptions.DEFAULT.withHistoryLines(100_000);

    final List<JsonNode> heard = new CopyOnWriteArrayList<>();
    volatile int closeCode;
    volatile Screen screen = blank(80, 24);
    private final WebSocket socket;
    private final Object sending = new Object();
    private final StringBuilder text = new StringBuilder();
    private volatile long received;
    private volatile long offset;
    private volatile long owed;
    private volatile boolean acks = true;
    private volatile String epoch = "";

    Page(int port, String ticket) {
        socket = CLIENT.newWebSocketBuilder()
                .header("Origin", "http://127.0.0.1:" + port)
                .subprotocols("mirror.v1", "t." + ticket)
                .buildAsync(URI.create("ws://127.0.0.1:" + port + "/mirror"), this)
                .join();
    }

    private static Screen blank(int cols, int rows) {
        return new Screen(cols, rows, OPTIONS, new ScreenListener() {});
    }

    static boolean refused(int port, String origin, String... protocols) {
        List<String> more = new ArrayList<>(List.of(protocols));
        String first = more.removeFirst();
        return CLIENT.newWebSocketBuilder()
                .header("Origin", origin)
                .subprotocols(first, more.toArray(String[]::new))
                .buildAsync(URI.create("ws://127.0.0.1:" + port + "/mirror"), new WebSocket.Listener() {})
                .handle((opened, failure) -> failure != null)
                .join();
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        text.append(data);
        if (last) {
            JsonNode message = JsonMapper.shared().readTree(text.toString());
            text.setLength(0);
            told(message);
            heard.add(message);
        }
        from.request(1);
        return null;
    }

    private void told(JsonNode message) {
        switch (message.path("t").asString("")) {
            case "hello" -> {
                received = 0;
                epoch = message.path("epoch").stringValue();
            }
            case "snapshot" -> {
                screen = blank(
                        message.path("cols").intValue(), message.path("rows").intValue());
                offset = message.path("offset").longValue();
                owed = message.path("bytes").longValue();
            }
            case "resume" -> offset = message.path("offset").longValue();
            case "size" -> {
                var ignored = screen.resize(
                        message.path("cols").intValue(), message.path("rows").intValue());
            }
            default -> {
                // For the test to look at.
            }
        }
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onBinary(WebSocket from, ByteBuffer data, boolean last) {
        byte[] bytes = new byte[data.remaining()];
        data.get(bytes);
        screen.feed(bytes);
        received += bytes.length;
        long ofPicture = Math.min(owed, bytes.length);
        owed -= ofPicture;
        offset += bytes.length - ofPicture;
        if (acks) {
            say("{\"t\":\"ack\",\"n\":" + received + "}");
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closeCode = code;
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closeCode = 1006;
    }

    Page attach(Session session) {
        say("{\"t\":\"attach\",\"session\":\"" + session.id() + "\"}");
        return this;
    }

    Page resume(Session session, Page before) {
        screen = before.screen;
        say("{\"t\":\"attach\",\"session\":\"" + session.id() + "\",\"have\":{\"epoch\":\"" + before.epoch
                + "\",\"offset\":" + before.offset + "}}");
        return this;
    }

    void stall() {
        acks = false;
    }

    /// One send at a time, and none once the server has closed.
    void say(String message) {
        synchronized (sending) {
            var ignored = socket.sendText(message, true)
                    .handle((sent, failure) -> failure == null)
                    .join();
        }
    }

    void type(String input) {
        ByteBuffer bytes = ByteBuffer.wrap(input.getBytes(StandardCharsets.UTF_8));
        synchronized (sending) {
            var ignored = socket.sendBinary(bytes, true)
                    .handle((sent, failure) -> failure == null)
                    .join();
        }
    }

    long received() {
        return received;
    }

    boolean shows(String words) {
        return List.of(screen.read(ScreenView::screenText)).toString().contains(words);
    }

    JsonNode awaitMessage(String type, Predicate<JsonNode> which) {
        Await.until(type + " among " + heard, () -> find(type, which) != null);
        return Objects.requireNonNull(find(type, which));
    }

    JsonNode awaitMessage(String type) {
        return awaitMessage(type, message -> true);
    }

    private @Nullable JsonNode find(String type, Predicate<JsonNode> which) {
        return heard.stream()
                .filter(message -> message.path("t").asString("").equals(type) && which.test(message))
                .findFirst()
                .orElse(null);
    }

    void awaitClose(int code) {
        Await.until("the close code " + code, () -> closeCode == code);
    }

    @Override
    public void close() {
        socket.abort();
    }
}
