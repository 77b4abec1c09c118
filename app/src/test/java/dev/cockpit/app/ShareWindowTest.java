package dev.cockpit.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.session.Await;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sharing from a real window: a link, somebody who comes by it, and the switch that ends it.
final class ShareWindowTest {
    private static final int REVOKED = 4001;

    @TempDir
    private Path folder;

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private static String post(HttpClient http, URI base, String path, String key, String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(base.resolve(path))
                .timeout(Duration.ofSeconds(5))
                .header("Origin", base.getScheme() + "://" + base.getAuthority())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!key.isEmpty()) {
            request.header("Authorization", "Bearer " + key);
        }
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    }

    private static String field(String json, String name) {
        Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]+)\"").matcher(json);
        assertThat(found.find()).as("%s in %s", name, json).isTrue();
        return found.group(1);
    }

    private static void choose(WindowRig rig, String words) {
        rig.fx(() -> {
            rig.stage().getScene().getRoot().lookupAll("*").stream()
                    .filter(node -> node instanceof ButtonBase button && words.equals(button.getText()))
                    .map(ButtonBase.class::cast)
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no button says " + words))
                    .fire();
            return true;
        });
    }

    private Ear look(URI base, String key) throws IOException, InterruptedException {
        Ear ear = new Ear();
        http.newWebSocketBuilder()
                .subprotocols("mirror.v1", "t." + field(post(http, base, "api/ticket", key, ""), "ticket"))
                .header("Origin", base.getScheme() + "://" + base.getAuthority())
                .header("User-Agent", "A phone")
                .buildAsync(URI.create("ws://" + base.getAuthority() + "/mirror"), ear)
                .join();
        return ear;
    }

    /// Remembers its end.
    private static final class Ear implements WebSocket.Listener {
        private final AtomicInteger closed = new AtomicInteger(-1);

        boolean ended() {
            return closed.get() >= 0;
        }

        @Override
        public void onError(WebSocket socket, Throwable broken) {
            closed.set(0);
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            closed.set(code);
            return null;
        }
    }

    @Test
    void aLinkLetsSomebodyInTheWindowShowsThemAndOneSwitchEndsIt() throws Exception {
        try (WindowRig rig = new WindowRig(folder).open(WindowRig.shell(folder.toRealPath()))) {
            rig.awaitLive(0);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
            rig.awaitSaying("Nothing is shared.");
            choose(rig, "Make a link");
            rig.await("a link", () -> rig.stage().getScene().lookup("#share-link") != null);
            String link = rig.fx(() -> ((TextField) rig.stage().getScene().lookup("#share-link")).getText());
            rig.awaitSaying("Nobody looks");
            rig.picture("share");

            URI base = URI.create(link.substring(0, link.indexOf('#')));
            String secret = link.substring(link.indexOf("#t=") + 3);
            String claimed = post(http, base, "api/claim", "", "{\"secret\":\"" + secret + "\"}");
            assertThat(field(claimed, "rights")).isEqualTo("watch");
            String key = field(claimed, "key");
            Ear ear = look(base, key);
            rig.awaitSaying("1 viewer");
            rig.awaitSaying("may not type");
            rig.picture("share-viewer");

            choose(rig, "Cut off");
            Await.until("the viewer's end", ear::ended);
            rig.awaitSaying("Nobody looks");

            Ear again = look(base, key);
            rig.awaitSaying("1 viewer");
            choose(rig, "Revoke its link");
            Await.until("the link's end", () -> again.closed.get() == REVOKED);
            rig.awaitSaying("That link no longer works.");
            assertThat(post(http, base, "api/ticket", key, "")).contains("revoked");

            choose(rig, "End all sharing");
            rig.awaitSaying("Nothing is shared.");
            Await.until("a closed door", () -> refused(base));
            assertThat(rig.says("Shared")).isFalse();
        }
    }

    @Test
    void aStoreBuildSaysThatItSharesNothing() throws Exception {
        try (WindowRig rig =
                new WindowRig(folder).with("ELIZA_BUILD_VARIANT", "store").open()) {
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
            rig.awaitSaying("Nothing is shared.");
            choose(rig, "Make a link");
            rig.awaitSaying("A store build shares nothing: it has no server.");
        }
    }

    private boolean refused(URI base) {
        try {
            post(http, base, "api/claim", "", "{}");
            return false;
        } catch (ConnectException e) {
            return true;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
