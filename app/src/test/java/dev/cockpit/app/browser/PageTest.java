package dev.cockpit.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.fake.FakeAgent;
import dev.cockpit.session.Await;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/// A newcomer's way: serve on a machine without a display, open the printed link, work; on a desk and on a phone.
final class PageTest {
    private static final Pattern FLOOD = Pattern.compile("^flood (\\d+)$", Pattern.MULTILINE);

    @TempDir
    private Path folder;

    private static void startAgent(Browser browser) {
        browser.press("New session");
        browser.awaitThere("dialog.sheet[open]");
        browser.click("input[value=claude]");
        browser.press("Start");
        browser.awaitScreen(FakeAgent.READY);
    }

    @Test
    void aNewcomerStartsAnAgentAndAnswersFromThePhone() throws Exception {
        try (Served served = new Served(folder);
                Browser desk = Browser.desk().open(served.link());
                Browser phone = Browser.phone().open(served.link())) {
            startAgent(desk);
            assertThat(desk.address()).doesNotContain("#");
            desk.type(FakeAgent.CWD, Keys.ENTER);
            desk.awaitScreen("cwd: " + served.home);
            desk.type(FakeAgent.QUERIES, Keys.ENTER);
            desk.awaitScreen("DA1: 1");
            desk.type(FakeAgent.RUN + " echo deployed $((40+2))", Keys.ENTER);
            desk.awaitText(".groups", "WAITING FOR YOU");
            desk.awaitThere(".question .primary");
            desk.picture("page");

            phone.awaitText(".groups", "approve: echo deployed");
            Await.until("the phone's title", () -> phone.title().startsWith("(1 waiting)"));
            phone.picture("phone-list");
            phone.click(".card .open");
            phone.awaitScreen(FakeAgent.READY);
            phone.awaitText(".question", "Yes, always");
            phone.picture("phone");
            phone.press("Yes");
            phone.awaitScreen("deployed 42");
            Await.until("no question", () -> !phone.there(".question"));

            phone.type(".compose textarea", FakeAgent.ARGS + " from the sofa");
            phone.press("Send");
            phone.awaitScreen("args:");
            phone.press("Ctrl");
            phone.type(".compose textarea", "");
            assertThat(phone.complaints()).isEmpty();
            assertThat(desk.complaints()).isEmpty();
        }
    }

    @Test
    void anAnswerToAnotherQuestionIsNotTyped() throws Exception {
        try (Served served = new Served(folder);
                Browser desk = Browser.desk().open(served.link());
                Browser other = Browser.desk().open(served.link())) {
            startAgent(desk);
            desk.type(FakeAgent.RUN + " echo first", Keys.ENTER);
            desk.awaitText(".question", "Yes, always");
            other.click(".card .open");
            other.awaitText(".question", "first");
            other.press("No");
            Await.until("no question", () -> !desk.there(".question"));
            assertThat(desk.screen()).doesNotContain("\nfirst");
        }
    }

    @Test
    void aCutConnectionComesBackWithoutLoss() throws Exception {
        int port = Wire.freePort();
        try (Wire wire = new Wire(port);
                Served served =
                        new Served(folder, "--bind", "127.0.0.1:" + port, "--allow-host", "127.0.0.1:" + wire.port())) {
            // Who adds a name gets a link with that name.
            assertThat(served.link()).contains("127.0.0.1:" + wire.port() + "/#t=");
            try (Browser browser = Browser.desk().open(served.link())) {
                browser.press("New session");
                browser.click("input[value=shell]");
                browser.press("Start");
                browser.awaitText(".pill", "running");
                browser.type(
                        "i=0; while [ $i -lt 3000 ]; do i=$((i+1)); echo flood $i; [ -e go ] || sleep 0.01; done",
                        Keys.ENTER);
                browser.awaitScreen("flood 50");

                wire.cut();
                browser.awaitText(".banner", "Disconnected");
                browser.type("x");
                browser.picture("page-disconnected");
                java.nio.file.Files.createFile(served.home.resolve("go"));
                wire.mend();

                browser.awaitScreen("flood 3000");
                assertThat(browser.text(".banner")).isEmpty();
                browser.press("More");
                browser.press("Text");
                String all = browser.text("dialog.text pre");
                assertThat(numbers(all)).isEqualTo(oneTo(3000));
                assertThat(all).as("typed while disconnected").doesNotContain("x");
            }
        }
    }

    @Test
    void aLinkThatMayOnlyLookCannotType() throws Exception {
        try (Served served = new Served(folder, "--watch");
                Browser browser = Browser.desk().open(served.link())) {
            browser.awaitText(".side", "This link may only look.");
            assertThat(browser.there(".new")).isFalse();
            assertThat(browser.there(".compose")).isFalse();
            browser.open(served.link().replaceAll("#.*", "#t=" + "A".repeat(43)));
            browser.awaitText("[role=alert]", "unknown, used up, expired or revoked");
        }
    }

    @Test
    void anExpiredLinkSaysSoAndGoesOnSayingIt() throws Exception {
        try (Served served = new Served(folder, Map.of("COCKPIT_LINK_LIFETIME_MS", "25000"));
                Browser browser = Browser.desk().open(served.link())) {
            startAgent(browser);
            browser.awaitText(".banner", "has expired");
            browser.click(".card .open");
            browser.press("More");
            assertThat(browser.text(".banner")).contains("has expired").doesNotContain("again…");
        }
    }

    @Test
    void stoppingAsksFirst() throws Exception {
        try (Served served = new Served(folder);
                Browser browser = Browser.desk().open(served.link())) {
            startAgent(browser);
            browser.press("More");
            browser.press("Stop session");
            browser.awaitText("dialog.ask", "What it is doing ends.");
            browser.press("Keep");
            assertThat(browser.text(".groups")).doesNotContain("ENDED");
            browser.press("More");
            browser.press("Stop session");
            browser.press("Stop");
            browser.awaitText(".banner", "This session ended");
        }
    }

    private static List<Integer> numbers(String text) {
        return FLOOD.matcher(text)
                .results()
                .map(match -> Integer.valueOf(match.group(1)))
                .toList();
    }

    private static List<Integer> oneTo(int last) {
        return java.util.stream.IntStream.rangeClosed(1, last).boxed().toList();
    }
}
