package dev.cockpit.widget.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ThemesTest {
    private final Themes themes = new Themes();

    @Test
    void thereAreADozenAndMoreWithReadableText() {
        assertThat(themes.all()).hasSizeGreaterThanOrEqualTo(12);
        assertThat(themes.all()).extracting(Theme::name).doesNotHaveDuplicates();
        assertThat(themes.all())
                .allSatisfy(theme -> assertThat(Contrast.ratio(theme.foreground(), theme.background()))
                        .as(theme.name())
                        .isGreaterThan(4));
    }

    @Test
    void aSchemeFollowsTheSystemToItsPartner() {
        assertThat(themes.forGround("Solarized Dark", false).name()).isEqualTo("Solarized Light");
        assertThat(themes.forGround("Gruvbox Light", true).name()).isEqualTo("Gruvbox Dark");
        assertThat(themes.forGround("Nord", false).name()).isEqualTo("Cockpit Light");
        assertThat(themes.forGround("", true).name()).isEqualTo("Cockpit Dark");
    }

    @Test
    void lowContrastIsRaisedTowardsWhiteOrBlack() {
        assertThat(Contrast.ratio(0x333333, 0x222222)).isLessThan(2);
        assertThat(Contrast.ratio(Contrast.atLeast(4.5, 0x333333, 0x222222), 0x222222))
                .isGreaterThanOrEqualTo(4.5);
        assertThat(Contrast.ratio(Contrast.atLeast(4.5, 0xdddddd, 0xffffff), 0xffffff))
                .isGreaterThanOrEqualTo(4.5);
        assertThat(Contrast.atLeast(4.5, 0xffffff, 0)).isEqualTo(0xffffff);
        assertThat(Contrast.atLeast(1, 0x333333, 0x222222)).isEqualTo(0x333333);
    }

    @Test
    void aGhosttyFileIsRead() throws IOException {
        StringBuilder text =
                new StringBuilder("# a comment\nbackground = #101112\nforeground=fefefe\nfont-size = 12\n");
        for (int i = 0; i < 16; i++) {
            text.append("palette = ")
                    .append(i)
                    .append("=#0000")
                    .append(String.format("%02x", i))
                    .append('\n');
        }
        Theme theme = ThemeFile.parse("mine", text.toString()).getFirst();
        assertThat(theme.name()).isEqualTo("mine");
        assertThat(theme.background()).isEqualTo(0x101112);
        assertThat(theme.cursor()).isEqualTo(0xfefefe);
        assertThat(theme.ansi()).element(15).isEqualTo(15);
    }

    @Test
    void aWindowsTerminalSettingsFileHasSeveral() throws IOException {
        String scheme = """
                {"name":"%s","foreground":"#CCCCCC","background":"#0C0C0C","cursorColor":"#FFFFFF",
                "selectionBackground":"#222222","black":"#000001","red":"#C50F1F","green":"#13A10E",
                "yellow":"#C19C00","blue":"#0037DA","purple":"#881798","cyan":"#3A96DD","white":"#CCCCCC",
                "brightBlack":"#767676","brightRed":"#E74856","brightGreen":"#16C60C","brightYellow":"#F9F1A5",
                "brightBlue":"#3B78FF","brightPurple":"#B4009E","brightCyan":"#61D6D6","brightWhite":"#F2F2F2"}""";
        List<Theme> themes =
                ThemeFile.parse("x", "{\"schemes\":[" + scheme.formatted("One") + "," + scheme.formatted("Two") + "]}");
        assertThat(themes).extracting(Theme::name).containsExactly("One", "Two");
        assertThat(themes.getFirst().ansi()).startsWith(0x000001, 0xC50F1F);
        assertThat(themes.getFirst().selection()).isEqualTo(0x222222);
    }

    @Test
    void anItermPresetIsRead() throws IOException {
        StringBuilder xml = new StringBuilder("""
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0"><dict>
                """);
        for (int i = 0; i < 16; i++) {
            xml.append(colour("Ansi " + i + " Color", 0, i / 255.0, 1));
        }
        xml.append(colour("Background Color", 0, 0, 0)).append(colour("Foreground Color", 1, 1, 1));
        Theme theme = ThemeFile.parse("preset", xml.append("</dict></plist>").toString())
                .getFirst();
        assertThat(theme.ansi()).element(7).isEqualTo(0x0007ff);
        assertThat(theme.foreground()).isEqualTo(0xffffff);
        assertThat(theme.dark()).isTrue();
    }

    @Test
    void aFileThatLacksAColourSaysWhich() {
        assertThatThrownBy(() -> ThemeFile.parse("mine", "background = 000000"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no colour for foreground");
        assertThatThrownBy(() -> ThemeFile.parse("mine", "background = blue"))
                .hasMessage("\"blue\" is no colour: write it as #rrggbb.");
        assertThatThrownBy(() -> ThemeFile.parse("mine", "{oops")).hasMessageStartingWith("This is no JSON");
        assertThatThrownBy(() -> ThemeFile.parse("mine", "<plist><dict>"))
                .hasMessageStartingWith("This is no iTerm2 colour preset");
    }

    private static String colour(String key, double red, double green, double blue) {
        return "<key>" + key + "</key><dict><key>Alpha Component</key><real>1</real><key>Color Space</key>"
                + "<string>sRGB</string><key>Red Component</key><real>" + red
                + "</real><key>Green Component</key><real>"
                + green + "</real><key>Blue Component</key><real>" + blue + "</real></dict>";
    }
}
