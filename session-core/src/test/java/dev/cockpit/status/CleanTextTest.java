package dev.cockpit.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CleanTextTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "plain, plain",
                "a\u202Eb\u2066c\u2069d\u200Fe, abcde",
                "a\u001B[31mb\u0007\u009Bc, a [31mb c",
                "\"two\r\n\tlines\", two lines",
                "\"  \u00A0 spaced \u2003 out \", spaced out",
                "zero\u200Bwidth\uFEFF, zerowidth",
                "<b>&amp;, <b>&amp;",
                "\uD83D\uDC69\u200D\uD83D\uDCBB, \uD83D\uDC69\u200D\uD83D\uDCBB",
                "lone\uD83D, lone",
            })
    void showsWhatIsLeftWhenControlsAndInvisiblesAreGone(String dirty, String clean) {
        assertThat(CleanText.of(dirty)).isEqualTo(clean);
    }

    @Test
    void cutsBeforeTheClusterThatWouldNotFit() {
        String family = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
        String text = "x".repeat(CleanText.MAX - 3) + family;
        assertThat(CleanText.of(text)).isEqualTo("x".repeat(CleanText.MAX - 3));
    }

    @Test
    void keepsCodePointsWholeInAnEndlessCluster() {
        String clean = CleanText.of("e" + "\uD834\uDD65".repeat(1000));
        assertThat(clean).hasSizeLessThanOrEqualTo(CleanText.MAX).startsWith("e");
        assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(clean)).isTrue();
    }

    @Test
    void aMegabyteOfBlanksIsNothing() {
        assertThat(CleanText.of(" ".repeat(1 << 20))).isEmpty();
    }
}
