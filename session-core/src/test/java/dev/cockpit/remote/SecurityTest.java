package dev.cockpit.remote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.remote.access.Invitations;
import dev.cockpit.remote.access.Right;
import dev.cockpit.remote.access.Scope;
import dev.cockpit.session.Await;
import dev.cockpit.session.Session;
import dev.cockpit.session.Watcher;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The security table, row by row, against a running server.
final class SecurityTest {
    private static final String CLAIM = "{\"secret\":\"x\"}";

    @TempDir
    Path folder;

    private Rig rig;
    private Http http;

    @BeforeEach
    void start() {
        rig = new Rig(folder);
        http = rig.http;
    }

    @AfterEach
    void stop() {
        rig.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"evil.example:PORT", "127.0.0.1:1", "127.0.0.1", "localhost.evil.example:PORT", "[::2]:PORT"})
    void aForeignHostIsMisdirected(String host) {
        String line = "Host: " + host.replace("PORT", Integer.toString(rig.server.port()));
        assertThat(http.get("/", line).status()).isEqualTo(421);
        assertThat(http.upgrade("/mirror", line, http.origin()).status()).isEqualTo(421);
        assertThat(http.get("/api/pty/sessions", line).status()).isEqualTo(421);
    }

    @Test
    void anAbsoluteTargetDoesNotOutwitTheHost() {
        int status = http.get("http://evil.example/").status();
        assertThat(status).isIn(400, 421);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://evil.example",
                "http://127.0.0.1:1",
                "null",
                "https://127.0.0.1:PORT",
                "http://127.0.0.1"
            })
    void aForeignOriginIsForbidden(String origin) {
        String line = "Origin: " + origin.replace("PORT", Integer.toString(rig.server.port()));
        assertThat(http.upgrade("/mirror", line).status()).isEqualTo(403);
        assertThat(http.upgrade("/ws", line).status()).isEqualTo(403);
        assertThat(http.send("POST", "/api/claim", CLAIM, line).status()).isEqualTo(403);
        assertThat(http.get("/api/sessions", line).status()).isEqualTo(403);
        assertThat(http.send("OPTIONS", "/api/sessions", "", line).status()).isEqualTo(403);
    }

    @Test
    void twoOriginsAreForbidden() {
        assertThat(http.upgrade("/mirror", http.origin(), http.origin()).status())
                .isEqualTo(403);
    }

    @Test
    void aMissingOriginIsForbiddenForClaimTicketAndSocket() {
        String key = rig.claim(rig.invite(Right.DRIVE));
        assertThat(http.send("POST", "/api/claim", CLAIM).status()).isEqualTo(403);
        assertThat(http.send("POST", "/api/ticket", "", "Authorization: Bearer " + key)
                        .status())
                .isEqualTo(403);
        assertThat(http.upgrade("/mirror", "Sec-WebSocket-Protocol: mirror.v1, t." + rig.ticket(key))
                        .status())
                .isEqualTo(403);
        assertThat(http.send("POST", "/api/sessions", "{}").status()).isEqualTo(403);
    }

    @Test
    void loopbackIsNoCredential() {
        assertThat(http.get("/api/sessions").status()).isEqualTo(401);
        assertThat(http.get("/api/sessions", "X-Forwarded-For: 127.0.0.1").status())
                .isEqualTo(401);
        assertThat(http.get("/api/pty/sessions").status()).isEqualTo(403);
        assertThat(http.upgrade("/mirror", http.origin(), "Sec-WebSocket-Protocol: mirror.v1")
                        .status())
                .isEqualTo(401);
        assertThat(http.upgrade("/ws", http.origin()).status()).isEqualTo(403);
    }

    @Test
    void aSecretInTheQueryIsNotRead() {
        Invitations.Given given = rig.invite(Right.DRIVE);
        String key = rig.claim(given);
        assertThat(http.get("/api/sessions?key=" + key + "&token=" + key).status())
                .isEqualTo(401);
        assertThat(http.upgrade("/mirror?ticket=" + rig.ticket(key), http.origin(), "Sec-WebSocket-Protocol: mirror.v1")
                        .status())
                .isEqualTo(401);
    }

    @Test
    void aTicketIsGoodOnce() {
        String ticket = "Sec-WebSocket-Protocol: mirror.v1, t." + rig.ticket(rig.claim(rig.invite(Right.DRIVE)));
        Http.Answer first = http.upgrade("/mirror", http.origin(), ticket);
        assertThat(first.status()).isEqualTo(101);
        assertThat(first.head())
                .contains("Sec-WebSocket-Protocol: mirror.v1\r\n")
                .doesNotContain("t.");
        assertThat(http.upgrade("/mirror", http.origin(), ticket).status()).isEqualTo(401);
    }

    @Test
    void aLinkIsClaimedAsOftenAsItMay() {
        Invitations.Given once = rig.invite(Right.WATCH, new Scope.All(), 1);
        assertThat(rig.claim(once)).isNotEmpty();
        assertThat(http.post("/api/claim", "{\"secret\":\"" + once.secret() + "\"}")
                        .status())
                .isEqualTo(401);
    }

    @Test
    void guessingIsSlowedButLocksNobodyOut() {
        Invitations.Given given = rig.invite(Right.WATCH);
        List<Integer> answers = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            answers.add(http.post("/api/claim", CLAIM).status());
        }
        assertThat(answers).startsWith(401, 401, 401, 401, 401).endsWith(429);
        String key = rig.claim(given);
        assertThat(key).isNotEmpty();
        assertThat(http.get("/api/me", "Authorization: Bearer " + key).status()).isEqualTo(200);
        try (Page page = rig.page(key)) {
            page.awaitMessage("sessions");
        }
    }

    @Test
    void aRevokedLinkEndsKeysAndOpenSockets() throws IOException {
        Invitations.Given given = rig.invite(Right.DRIVE);
        String key = rig.claim(given);
        Page page = rig.page(key).attach(rig.open("exec cat"));
        page.awaitMessage("hello");
        rig.invitations.revoke(given.invitation().id());
        page.awaitClose(4001);
        assertThat(http.get("/api/me", "Authorization: Bearer " + key).status()).isEqualTo(401);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"t\":\"take-size\",\"cols\":40,\"rows\":20}",
                "{\"t\":\"size\",\"cols\":40,\"rows\":20}",
                "{\"t\":\"stop\"}",
                "{\"t\":\"answer\",\"hash\":\"x\",\"key\":\"1\"}",
                "typed"
            })
    void aWatchLinkThatDrivesIsClosed(String what) {
        Session session = rig.open("exec cat");
        Page page = rig.page(Right.WATCH).attach(session);
        page.awaitMessage("hello");
        if (what.startsWith("{")) {
            page.say(what);
        } else {
            page.type(what);
        }
        page.awaitClose(4003);
        assertThat(session.info().ended()).isFalse();
        assertThat(session.info().size().cols()).isEqualTo(80);
        try (Watcher watcher = session.watch()) {
            assertThat(watcher.output().end()).isZero();
        }
    }

    @Test
    void aWatchLinkNeitherStartsNorStops() {
        Session session = rig.open("exec cat");
        String key = "Authorization: Bearer " + rig.claim(rig.invite(Right.WATCH));
        assertThat(http.post("/api/sessions", "{\"kind\":\"shell\"}", key).status())
                .isEqualTo(403);
        assertThat(http.send("DELETE", "/api/sessions/" + session.id(), "", key, http.origin())
                        .status())
                .isEqualTo(403);
        assertThat(session.info().ended()).isFalse();
    }

    @Test
    void aLinkKnowsOnlyItsSessions() {
        Session mine = rig.open("exec cat");
        Session other = rig.open("exec cat");
        String key = rig.claim(rig.invite(Right.DRIVE, new Scope.Only(Set.of(mine.id())), 5));
        String bearer = "Authorization: Bearer " + key;
        String list = http.get("/api/sessions", bearer).body();
        assertThat(list)
                .contains(mine.id().toString())
                .doesNotContain(other.id().toString());
        assertThat(http.send("DELETE", "/api/sessions/" + other.id(), "", bearer, http.origin())
                        .status())
                .isEqualTo(404);
        assertThat(http.post("/api/sessions", "{\"kind\":\"shell\"}", bearer).status())
                .isEqualTo(403);
        rig.page(key).attach(other).awaitClose(4009);
        try (Page page = rig.page(key).attach(mine)) {
            page.awaitMessage("hello");
            assertThat(page.heard.toString()).doesNotContain(other.id().toString());
        }
    }

    @Test
    void everyAnswerHasTheHeaders() {
        for (Http.Answer answer : List.of(
                http.get("/"), http.get("/api/me"), http.get("/nothing"), http.get("/", "Host: evil.example"))) {
            assertThat(answer.head())
                    .contains("default-src 'none'")
                    .contains("frame-ancestors 'none'")
                    .contains("Referrer-Policy: no-referrer")
                    .contains("X-Frame-Options: DENY")
                    .contains("X-Content-Type-Options: nosniff")
                    .contains("Cross-Origin-Opener-Policy: same-origin")
                    .contains("Cross-Origin-Resource-Policy: same-origin")
                    .contains("Cache-Control: no-store")
                    .doesNotContain("Set-Cookie")
                    .doesNotContain("Jetty");
        }
    }

    @Test
    void tooMuchIsRefused() {
        assertThat(http.post("/api/claim", "x".repeat(70_000)).status()).isEqualTo(413);
        assertThat(http.get("/", "X-Long: " + "x".repeat(9_000)).status()).isEqualTo(431);
        Page page = rig.page(Right.DRIVE).attach(rig.open("exec cat"));
        page.awaitMessage("hello");
        page.type("x".repeat(70_000));
        page.awaitClose(1009);
        Page talker = rig.page(Right.DRIVE);
        talker.awaitMessage("sessions");
        talker.say("\"" + "x".repeat(5_000) + "\"");
        talker.awaitClose(1009);
    }

    @Test
    void whatIsNoObjectClosesTheSocket() {
        Page page = rig.page(Right.DRIVE);
        page.say("[1]");
        page.awaitClose(1008);
    }

    @Test
    void aFloodOfInputClosesTheSocket() {
        Page page = rig.page(Right.DRIVE).attach(rig.open("exec cat > /dev/null"));
        page.awaitMessage("hello");
        page.stall();
        for (int i = 0; i < 2000 && page.closeCode == 0; i++) {
            page.type("x".repeat(60_000));
        }
        // The close frame, or the end of a connection that was too busy to read it.
        Await.until("the end", () -> page.closeCode != 0);
        assertThat(page.closeCode).isIn(1008, 1006);
    }

    @Test
    void aLinkHasEightSockets() {
        String key = rig.claim(rig.invite(Right.WATCH));
        List<Page> pages = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Page page = rig.page(key);
            page.awaitMessage("sessions");
            pages.add(page);
        }
        String protocols = "Sec-WebSocket-Protocol: mirror.v1, t." + rig.ticket(key);
        assertThat(http.upgrade("/mirror", http.origin(), protocols).status()).isEqualTo(429);
        pages.removeFirst().close();
        Await.until("one socket fewer", () -> rig.server.mirror().viewers().size() < 8);
        rig.page(key).awaitMessage("sessions");
        pages.forEach(Page::close);
    }

    @Test
    void stoppingTellsEveryone() {
        Page page = rig.page(Right.WATCH).attach(rig.open("exec cat"));
        page.awaitMessage("hello");
        rig.server.close();
        page.awaitClose(1001);
    }

    @Test
    void withoutItsPageTheServerSaysSo() {
        assertThat(http.get("/").status()).isIn(200, 503);
        assertThat(http.get("/../../etc/passwd").status()).isIn(400, 404);
        assertThat(http.get("/%2e%2e/%2e%2e/etc/passwd.txt").status()).isIn(400, 404);
    }

    @Test
    void aStoreBuildAndAnOpenAddressAreRefused() {
        Invitations nobody = new Invitations(InstantSource.system());
        assertThat(Rig.starting(
                        Listening.LOCAL, rig.sessions, Rig.environment(folder, "ELIZA_BUILD_VARIANT", "store"), nobody))
                .isInstanceOf(RemoteServer.Starting.Refused.class);
        Listening open = new Listening("0.0.0.0", 0, Optional.empty(), false, List.of("me.example"));
        assertThat(Rig.starting(open, rig.sessions, Rig.environment(folder), nobody))
                .isInstanceOf(RemoteServer.Starting.Refused.class);
    }
}
