package dev.cockpit.widget.font;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class EmojiFontTest {
    private static final List<byte[]> PNGS = IntStream.rangeClosed(1, 4)
            .mapToObj(i -> new byte[] {(byte) i, 9, 9})
            .toList();

    @TempDir
    Path folder;

    static Stream<byte[]> fonts() throws IOException {
        return Stream.of(TestFont.cbdt(PNGS), TestFont.sbix(PNGS));
    }

    @ParameterizedTest
    @MethodSource("fonts")
    void clustersFindTheirPicture(byte[] file) throws IOException {
        Files.write(folder.resolve("emoji.ttf"), file);
        EmojiFont font = new InstalledFonts(List.of(folder.resolve("none"), folder))
                .emoji()
                .orElseThrow();
        assertThat(font.png("😀", 20)).hasValue(PNGS.get(0));
        assertThat(font.png("👍", 20)).hasValue(PNGS.get(1));
        assertThat(font.png("👍🏽", 20)).as("a skin tone joins").hasValue(PNGS.get(3));
        assertThat(font.png("👍\uFE0F", 20))
                .as("a variation selector says nothing new")
                .hasValue(PNGS.get(1));
        assertThat(font.png("😀🏽", 20)).as("what the font does not join").isEmpty();
        assertThat(font.png("🚀", 20)).as("what the font does not have").isEmpty();
        assertThat(font.covers(0x1f600)).isTrue();
        assertThat(font.covers('a')).isFalse();
    }

    @Test
    void filesThatAreNoFontsAreSkipped() throws IOException {
        Files.writeString(folder.resolve("a.ttf"), "not a font at all, only text that is long enough");
        Files.write(folder.resolve("b.ttf"), new byte[0]);
        byte[] cut = TestFont.cbdt(PNGS);
        Files.write(folder.resolve("c.ttf"), java.util.Arrays.copyOf(cut, cut.length / 3));
        assertThat(new InstalledFonts(List.of(folder)).emoji()).isEmpty();
        Files.write(folder.resolve("d.ttf"), cut);
        assertThat(new InstalledFonts(List.of(folder)).emoji()).isPresent();
    }
}
