package dev.cockpit.widget.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.widget.Await;
import dev.cockpit.widget.StubHost;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class TypistTest {
    private final StubHost host = new StubHost();
    private final AtomicInteger refused = new AtomicInteger();
    private final Typist typist = new Typist(host, refused::incrementAndGet);

    @AfterEach
    void close() {
        typist.close();
    }

    private void type(String text) {
        typist.type(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void keysGoStraightThrough() {
        type("a");
        assertThat(host.typed()).isEqualTo("a");
        assertThat(refused).hasValue(0);
    }

    @Test
    void aKeyThatIsNotTakenIsToldOf() {
        host.deaf(true);
        type("a");
        assertThat(refused).hasValue(1);
        host.deaf(false);
        type("b");
        assertThat(host.typed()).as("never later, never twice").isEqualTo("b");
    }

    @Test
    void aBigPasteArrivesWholeAndInOrderAndKeysComeAfterIt() {
        String text = "0123456789".repeat(100_000);
        typist.paste(new Paste(text), true);
        type("z");
        Await.equal(host::typed, "^[[200~" + text + "^[[201~z");
        assertThat(host.calls()).as("in pieces").isGreaterThan(200);
        assertThat(refused).hasValue(0);
    }

    @Test
    void aPasteWaitsForAChildThatDoesNotRead() {
        String text = "x".repeat(20_000);
        typist.paste(new Paste(text), false);
        host.deaf(true);
        typist.paste(new Paste("end"), false);
        Await.until(
                "the person hears of it",
                () -> refused.get() > 0 || host.typed().endsWith("end"));
        host.deaf(false);
        Await.equal(host::typed, text + "end");
    }

    @Test
    void ctrlCGivesUpAPasteButClosesItsBracket() {
        typist.paste(new Paste("first"), true);
        Await.equal(host::typed, "^[[200~first^[[201~");
        host.forget();
        host.deaf(true);
        typist.paste(new Paste("ignored"), false);
        type("\u0003");
        host.deaf(false);
        Await.until("the paste is forgotten", () -> {
            type("k");
            return host.typed().endsWith("k");
        });
        assertThat(host.typed()).doesNotContain("ignored");
    }

    @Test
    void whatWaitsIsForgottenWhenTheChildIsGone() {
        host.deaf(true);
        typist.paste(new Paste("x"), false);
        host.end();
        Await.until("the person hears of it", () -> refused.get() > 0);
        assertThat(host.typed()).isEmpty();
    }

    @Test
    void nothingIsTypedAfterClose() {
        typist.close();
        type("a");
        typist.paste(new Paste("b"), false);
        assertThat(host.typed()).isEmpty();
        assertThat(refused).hasValue(0);
    }
}
