package dev.cockpit.screen.unicode;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.lang.UCharacter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The table is that of the Unicode data, and clusters take the width of their presentation.
final class WidthsTest {
    @Test
    void theTableIsWhatTheUnicodeDataSay() throws IOException {
        try (InputStream table = Objects.requireNonNull(Widths.class.getResourceAsStream("widths.bin"))) {
            assertThat(table.readAllBytes())
                    .as("made from Unicode %s; run WidthTableGenerator", UCharacter.getUnicodeVersion())
                    .isEqualTo(WidthTableGenerator.table());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "a, 1",
        "é, 1",
        "日, 2",
        "한, 2",
        "Ａ, 2",
        "ｱ, 1",
        "✅, 2",
        "❤, 1",
        "😀, 2",
        "𠀀, 2",
        "𝒜, 1",
        "─, 1",
        "·, 1",
        "\u0301, 0",
        "\u200D, 0",
        "\u00AD, 1"
    })
    void charactersThatStandAlone(String character, int width) {
        assertThat(Widths.width(character.codePointAt(0))).isEqualTo(width);
    }

    @ParameterizedTest
    @CsvSource({
        "e\u0301, 1",
        "❤\uFE0F, 2",
        "⌚\uFE0E, 1",
        "1\uFE0F\u20E3, 2",
        "🇩🇪, 2",
        "👍🏽, 2",
        "👩\u200D💻, 2",
        "🏳\uFE0F\u200D🌈, 2",
        "各\u3099, 2"
    })
    void clusters(String cluster, int width) {
        assertThat(Clusters.width(cluster)).isEqualTo(width);
    }
}
