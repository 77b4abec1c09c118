package dev.cockpit.widget.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import dev.cockpit.widget.text.Search.Query;
import dev.cockpit.widget.text.Selection.Unit;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Selection, words, links and search over soft wraps and history.
final class TextTest {
    private final Screen screen = new Screen(20, 5, ScreenOptions.DEFAULT, ScreenListener.NONE);

    private void print(String text) {
        screen.feed(text.getBytes(StandardCharsets.UTF_8));
    }

    private String selected(Unit unit, long line, int column, long toLine, int toColumn) {
        return screen.read(view -> Selection.begin(view, unit, new Place(line, column))
                .extend(view, new Place(toLine, toColumn))
                .text(view));
    }

    @Test
    void softWrapsAreJoinedAndHardBreaksKept() {
        print("0123456789012345678901234\r\nsecond  \r\nthird");
        assertThat(selected(Unit.CHARACTER, 0, 18, 3, 3)).isEqualTo("8901234\nsecond\nthi");
        assertThat(selected(Unit.LINE, 1, 2, 1, 2)).isEqualTo("0123456789012345678901234");
        assertThat(selected(Unit.BLOCK, 0, 2, 2, 4)).isEqualTo("23\n23\nco");
    }

    @Test
    void aSelectionStaysOnItsTextWhileOutputArrives() {
        print("keep this text");
        Selection selection = screen.read(
                view -> Selection.begin(view, Unit.CHARACTER, new Place(0, 5)).extend(view, new Place(0, 9)));
        for (int i = 0; i < 50; i++) {
            print("\r\nnoise " + i);
        }
        assertThat(screen.<String>read(selection::text)).isEqualTo("this");
    }

    @Test
    void aSelectionEndsWithItsAddresses() {
        print("some text");
        Selection selection = screen.read(
                view -> Selection.begin(view, Unit.CHARACTER, new Place(0, 0)).extend(view, new Place(0, 4)));
        screen.resize(10, 5);
        assertThat(screen.<String>read(selection::text)).isEmpty();
    }

    @Test
    void aDoubleClickTakesLinksAndPathsWhole() {
        print("see https://example.org/a_(b)/c?x=1, or src/App.java:42: here");
        assertThat(selected(Unit.WORD, 1, 0, 1, 0)).isEqualTo("https://example.org/a_(b)/c?x=1");
        assertThat(selected(Unit.WORD, 2, 1, 2, 1)).isEqualTo("src/App.java:42");
        assertThat(selected(Unit.WORD, 0, 1, 0, 1)).isEqualTo("see");
    }

    @Test
    void wideCharactersAndClustersAreOneEach() {
        print("漢字👍🏽x");
        assertThat(selected(Unit.CHARACTER, 0, 2, 0, 6)).isEqualTo("字👍🏽");
    }

    @ParameterizedTest
    @CsvSource({
        "javascript:alert(1), false",
        "ssh://host, false",
        "https://example.org/, true",
        "HTTP://example.org/, true",
        "file:///etc/hosts, true",
        "'https://bad host/', false"
    })
    void onlyThreeSchemesAreEverOpened(String address, boolean safe) {
        assertThat(Links.safe(address).isPresent()).isEqualTo(safe);
    }

    @Test
    void searchGoesThroughHistoryAndWraps() {
        for (int i = 0; i < 3000; i++) {
            print("line " + i + "\r\n");
        }
        print("aaaaaaaaaaaaaaaaneedleNEEDLE\r\n");
        assertThat(find("needle", false, false)).hasSize(2);
        assertThat(find("needle", true, false)).hasSize(1);
        assertThat(find("line 29\\d\\d$", false, true)).hasSize(100);
        assertThat(find("line 1", false, false)).hasSize(1111);
        assertThat(find("nothing", false, false)).isEmpty();
        Span wrapped = find("needle", true, false).getFirst();
        assertThat(wrapped.to().line() - wrapped.from().line()).isEqualTo(1);
        assertThat(wrapped.from().column()).isEqualTo(16);
    }

    @Test
    void anExpressionWithoutEndHoldsUpNobodyAndCanBeGivenUp() throws Exception {
        print("a".repeat(60) + "!\r\n");
        Pattern endless = new Query(".*.*.*.*.*.*.*.*b", false, true).pattern();
        AtomicInteger asked = new AtomicInteger();
        CompletableFuture<Search.Result> search =
                CompletableFuture.supplyAsync(() -> Search.run(screen, endless, () -> {
                    if (asked.incrementAndGet() == 3) {
                        CompletableFuture.runAsync(() -> print("output goes on"))
                                .orTimeout(30, TimeUnit.SECONDS)
                                .join();
                    }
                    return asked.get() > 3;
                }));
        assertThat(search.get(60, TimeUnit.SECONDS).hits()).isEmpty();
        assertThat(asked.get()).isEqualTo(4);
    }

    @Test
    void anExpressionWithoutEndEndsByItself() throws Exception {
        print("needle\r\n" + "a".repeat(60) + "!\r\n");
        Pattern endless = new Query("needle|.*.*.*.*.*.*.*.*b", false, true).pattern();
        CompletableFuture<Search.Result> search =
                CompletableFuture.supplyAsync(() -> Search.run(screen, endless, () -> false));
        assertThat(search.get(60, TimeUnit.SECONDS).hits()).hasSize(1);
    }

    @Test
    void hitsAreFoundByLineAndSteppedThrough() {
        print("x\r\nx\r\nx\r\n");
        Hits hits = new Hits(find("x", false, false), -1, 0).nearest(1);
        assertThat(hits.current()).isEqualTo(1);
        assertThat(hits.step(1).step(1).current()).isZero();
        assertThat(hits.firstOn(2)).isEqualTo(2);
    }

    private List<Span> find(String text, boolean matchCase, boolean regex) {
        return Search.run(screen, new Query(text, matchCase, regex).pattern(), () -> false)
                .hits();
    }
}
