package dev.cockpit.widget.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class PasteTest {
    private static String cleaned(String text) {
        return new String(new Paste(text).payload(), StandardCharsets.UTF_8);
    }

    @Test
    void noTextCanEndTheBracketOrPressKeys() {
        assertThat(cleaned("AB\u001b[201~\rtouch /tmp/pwn\r")).isEqualTo("AB[201~\rtouch /tmp/pwn\r");
        assertThat(cleaned("AB\u009b201~X")).isEqualTo("AB201~X");
        assertThat(cleaned("a\u0000b\u0003c\u0004d\u007fe\u0085f\u0008g")).isEqualTo("abcdefg");
    }

    @Test
    void tabsAndTextStayAsTheyAre() {
        assertThat(cleaned("a\tb é 漢 😀 \u200b")).isEqualTo("a\tb é 漢 😀 \u200b");
    }

    @Test
    void everyLineBreakIsOneReturn() {
        assertThat(cleaned("a\nb\r\nc\rd\n")).isEqualTo("a\rb\rc\rd\r");
        assertThat(cleaned("a\r\r\nb")).isEqualTo("a\r\rb");
    }

    @Test
    void saysWhetherItWouldRunALine() {
        assertThat(new Paste("ls -l").hasLineBreak()).isFalse();
        assertThat(new Paste("ls -l\n").hasLineBreak()).isTrue();
        assertThat(new Paste("\u001b\u0000").isEmpty()).isTrue();
    }

    @Test
    void thePreviewIsReadableAndShort() {
        assertThat(new Paste("a\r\nb").preview()).isEqualTo("a\nb");
        assertThat(new Paste("x".repeat(5_000)).preview()).hasSize(2_001).endsWith("…");
    }
}
