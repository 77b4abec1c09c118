package dev.cockpit.remote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.remote.access.Right;
import dev.cockpit.screen.Screen;
import dev.cockpit.session.Await;
import dev.cockpit.session.Host;
import dev.cockpit.session.Session;
import dev.cockpit.session.Watcher;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// mirror.v1 over real sockets and real shells.
final class MirrorTest {
    @TempDir
    Path folder;

    private Rig rig;

    @BeforeEach
    void start() {
        rig = new Rig(folder);
    }

    @AfterEach
    void stop() {
        rig.close();
    }

    private static List<String> text(Screen screen) {
        return screen.read(view -> Stream.concat(Arrays.stream(view.historyText()), Arrays.stream(view.screenText()))
                .filter(line -> !line.isBlank())
                .toList());
    }

    private static List<String> text(Session session) {
        try (Watcher watcher = session.watch()) {
            return text(watcher.screen());
        }
    }

    private static long printed(Session session) {
        try (Watcher watcher = session.watch()) {
            return watcher.output().end();
        }
    }

    @Test
    void typingIsSeenByEveryone() {
        Session session = rig.open("exec cat");
        try (Page driver = rig.page(Right.DRIVE).attach(session);
                Page watcher = rig.page(Right.WATCH).attach(session)) {
            driver.awaitMessage("hello");
            watcher.awaitMessage("hello");
            driver.type("hello there\r");
            Await.until("the watcher sees it", () -> watcher.shows("hello there"));
            Await.until("the driver sees it", () -> driver.shows("hello there"));
        }
    }

    /// Two hundred joins while numbered lines are printed: whatever the moment of the join, each line that the core
    /// has in its history and on its screen from the first that the page has on, the page has once.
    @Test
    void joinsLoseAndDoubleNothing() {
        Session session = rig.open(
                "i=0; while [ $i -lt 60000 ]; do i=$((i+1)); echo \"line $i\"; [ $((i % 50)) = 0 ] && sleep 0.004; done; exec cat");
        String key = rig.claim(rig.invite(Right.WATCH));
        List<List<String>> seen = new ArrayList<>();
        for (int join = 0; join < 200; join++) {
            try (Page page = rig.page(key).attach(session)) {
                page.awaitMessage("hello");
                long before = page.received();
                int rounds = join;
                Await.until("some output", () -> page.received() > before + rounds * 20L || printed(session) > 600_000);
                seen.add(text(page.screen));
            }
        }
        for (List<String> lines : seen) {
            int last = -1;
            for (String line : lines.subList(0, Math.max(0, lines.size() - 1))) {
                if (line.startsWith("line ")) {
                    int number = Integer.parseInt(line.substring(5).strip());
                    assertThat(last < 0 || number == last + 1)
                            .as("%d after %d", number, last)
                            .isTrue();
                    last = number;
                }
            }
        }
        assertThat(seen.stream().filter(lines -> lines.size() > 2).count()).isGreaterThan(150);
    }

    @Test
    void aReconnectGoesOnWhereItWas() {
        Session session = rig.open("echo before; read x; echo after; exec cat");
        String key = rig.claim(rig.invite(Right.DRIVE));
        Page first = rig.page(key).attach(session);
        Await.until("the first line", () -> first.shows("before"));
        first.close();
        try (Page second = rig.page(key).resume(session, first)) {
            second.awaitMessage("resume");
            second.type("\r");
            Await.until("the rest", () -> second.shows("after"));
            assertThat(second.shows("before")).isTrue();
            assertThat(second.heard.toString()).doesNotContain("\"snapshot\"");
        }
    }

    @Test
    void sizesComeWhereTheyChanged() {
        Session session = rig.open("while read x; do printf 'at %s\\n' \"$x\"; done");
        try (Page page = rig.page(Right.DRIVE).attach(session)) {
            page.awaitMessage("snapshot");
            for (int cols = 40; cols < 60; cols++) {
                page.say("{\"t\":\"take-size\",\"cols\":%d,\"rows\":20}".formatted(cols));
                page.type("w" + cols + "\r");
            }
            Await.until("the last", () -> page.shows("at w59"));
            page.awaitMessage("size", size -> size.path("cols").intValue() == 59);
            page.awaitMessage("owner", owner -> owner.path("mine").booleanValue());
            Await.until("the same screen", () -> text(page.screen).equals(text(session)));
        }
    }

    @Test
    void attachingNeverResizesAndTheDesktopKeepsItsSize() {
        Session session = rig.open("exec cat");
        try (Host desktop = session.host();
                Page page = rig.page(Right.DRIVE).attach(session)) {
            desktop.resize(new TerminalSize(120, 40));
            Await.until(
                    "the desktop is the owner, from the start or since",
                    () -> page.heard.stream()
                            .anyMatch(message ->
                                    "desktop".equals(message.path("owner").asString(""))));
            page.say("{\"t\":\"size\",\"cols\":40,\"rows\":20}");
            page.say("{\"t\":\"ping\"}");
            page.awaitMessage("pong");
            assertThat(session.info().size().cols()).isEqualTo(120);
        }
    }

    @Test
    void theEndIsToldAlsoToWhoComesLater() {
        Session session = rig.open("echo done; exit 3");
        Await.until("the end", () -> session.info().ended());
        try (Page page = rig.page(Right.WATCH).attach(session)) {
            var exit = page.awaitMessage("exit");
            assertThat(exit.path("code").intValue()).isEqualTo(3);
            assertThat(exit.path("reason").stringValue()).isEqualTo("exited");
            assertThat(page.shows("done")).isTrue();
        }
    }

    @Test
    void stoppingHasItsReason() {
        Session session = rig.open("exec cat");
        try (Page page = rig.page(Right.DRIVE).attach(session)) {
            page.awaitMessage("hello");
            page.say("{\"t\":\"stop\"}");
            assertThat(page.awaitMessage("exit").path("reason").stringValue()).isEqualTo("stopped");
        }
    }

    /// A page that never acknowledges gets the window and no more, holds nobody up, and sees the end once it does.
    @Test
    void aStalledPageCostsOnlyItself() {
        Session session =
                rig.open("read x; head -c 8000000 /dev/zero | tr '\\0' 'y' | fold -w 79; echo; echo over; exec cat");
        try (Page stalled = rig.page(Right.WATCH).attach(session);
                Page fast = rig.page(Right.DRIVE).attach(session)) {
            stalled.awaitMessage("snapshot");
            fast.awaitMessage("snapshot");
            stalled.stall();
            fast.type("\r");
            Await.until("the fast one is at the end", () -> fast.shows("over"));
            assertThat(printed(session)).isGreaterThan(8_000_000);
            assertThat(stalled.received()).isLessThanOrEqualTo(260 * 1024); // and what it had acknowledged before
            stalled.say("{\"t\":\"ack\",\"n\":" + stalled.received() + "}");
            Await.until("a fresh picture", () -> {
                stalled.say("{\"t\":\"ack\",\"n\":" + stalled.received() + "}");
                return stalled.shows("over");
            });
            assertThat(stalled.received()).isLessThan(1024 * 1024);
        }
    }

    /// Three pages and the core: the child's query is answered once, by the core.
    @Test
    void aQueryHasOneAnswer() {
        Session session = rig.open(
                "stty raw -echo; read x; printf '\\033[6n'; dd bs=1 count=6 2>/dev/null | od -An -tx1; sleep 0.3; echo left:; dd bs=1 count=1 2>/dev/null | od -An -tx1");
        try (Page one = rig.page(Right.DRIVE).attach(session);
                Page two = rig.page(Right.WATCH).attach(session);
                Page three = rig.page(Right.WATCH).attach(session)) {
            for (Page page : List.of(one, two, three)) {
                page.awaitMessage("hello");
            }
            one.type("\n");
            Await.until("one answer", () -> three.shows("left:"));
            one.type("Z");
            Await.until("then what was typed", () -> two.shows("5a"));
        }
    }

    /// A question as agents ask it: reported by OSC 7501, its answers numbered on the screen.
    private Session asking() {
        return rig.open("stty -echo; printf 'Run npm test?\\r\\n 1. Yes\\r\\n 2. No\\r\\n';"
                + " printf '\\033]7501;state=blocked:kind=permission\\033\\\\'; read a; echo got $a;"
                + " printf '\\033]7501;state=working\\033\\\\'; exec cat");
    }

    @Test
    void anAnswerIsTypedWhileTheScreenShowsItsQuestion() {
        Session session = asking();
        try (Page page = rig.page(Right.DRIVE).attach(session)) {
            JsonNode question = page.awaitMessage("question");
            assertThat(question.path("text").toString()).contains("Run npm test?");
            assertThat(question.path("answers").toString())
                    .isEqualTo("[{\"key\":\"1\",\"label\":\"Yes\"},{\"key\":\"2\",\"label\":\"No\"}]");
            String hash = question.path("hash").stringValue();
            page.say("{\"t\":\"answer\",\"hash\":\"" + hash + "\",\"key\":\"2\"}");
            assertThat(page.awaitMessage("answered").path("ok").booleanValue()).isTrue();
            page.type("\n");
            Await.until("the answer", () -> page.shows("got 2"));
            page.say("{\"t\":\"answer\",\"hash\":\"" + hash + "\",\"key\":\"1\"}");
            // Its question is gone: the same key comes too late.
            page.awaitMessage("answered", answered -> !answered.path("ok").booleanValue());
        }
    }

    @Test
    void anAnswerCountsOnlyForTheQuestionOnTheScreen() {
        Session session = asking();
        try (Page page = rig.page(Right.DRIVE).attach(session)) {
            page.awaitMessage("question");
            page.say("{\"t\":\"answer\",\"hash\":\"0123\",\"key\":\"1\"}");
            assertThat(page.awaitMessage("answered").path("ok").booleanValue()).isFalse();
            assertThat(page.shows("got")).isFalse();
        }
    }

    @Test
    void aKeyThatTheQuestionDoesNotOfferIsNotTyped() {
        Session session = asking();
        try (Page page = rig.page(Right.DRIVE).attach(session)) {
            String hash = page.awaitMessage("question").path("hash").stringValue();
            page.say("{\"t\":\"answer\",\"hash\":\"" + hash + "\",\"key\":\"7\"}");
            assertThat(page.awaitMessage("answered").path("ok").booleanValue()).isFalse();
        }
    }
}
