package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.Color;
import com.techsenger.jeditermfx.core.TerminalColor;
import com.techsenger.jeditermfx.core.TextStyle;
import com.techsenger.jeditermfx.core.emulator.ColorPalette;
import com.techsenger.jeditermfx.ui.settings.DefaultSettingsProvider;
import dev.cockpit.widget.MonospacedFont;
import dev.cockpit.widget.TerminalLook;
import javafx.scene.text.Font;

/// A look as JediTerm asks for it. Written on the FX thread, read on any.
final class LookSettings extends DefaultSettingsProvider {
    private static final int HISTORY_LINES = 10_000;

    private volatile TerminalLook look;

    LookSettings(TerminalLook look) {
        this.look = look;
    }

    void use(TerminalLook next) {
        look = next;
    }

    Palette palette() {
        return look.dark() ? Palette.DARK : Palette.LIGHT;
    }

    @Override
    public ColorPalette getTerminalColorPalette() {
        return palette();
    }

    @Override
    public Font getTerminalFont() {
        return Font.font(MonospacedFont.family(look.fontFamily()), look.fontSize());
    }

    @Override
    public float getTerminalFontSize() {
        return (float) look.fontSize();
    }

    @Override
    public TerminalColor getDefaultForeground() {
        return colour(palette().defaultForeground());
    }

    @Override
    public TerminalColor getDefaultBackground() {
        return colour(palette().defaultBackground());
    }

    TextStyle defaultColours() {
        return new TextStyle(getDefaultForeground(), getDefaultBackground());
    }

    /// How text looks that an input method is composing: the screen's colours, underlined.
    String compositionStyle() {
        return "-fx-underline: true; -fx-text-fill: " + css(palette().defaultForeground()) + "; -fx-background-color: "
                + css(palette().defaultBackground()) + ";";
    }

    private static String css(Color colour) {
        return "#%02x%02x%02x".formatted(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    private static TerminalColor colour(Color colour) {
        return new TerminalColor(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    @Override
    public TextStyle getSelectionColor() {
        return look.dark()
                ? new TextStyle(new TerminalColor(0xf2, 0xf4, 0xf8), new TerminalColor(0x2f, 0x4d, 0x7a))
                : new TextStyle(new TerminalColor(0x1f, 0x23, 0x28), new TerminalColor(0xb6, 0xd4, 0xfe));
    }

    @Override
    public boolean useInverseSelectionColor() {
        return false;
    }

    @Override
    public int getBufferMaxLinesCount() {
        return HISTORY_LINES;
    }

    /// The pointer always acts locally for JediTerm: what the child gets of it is reported by our own encoder.
    @Override
    public boolean forceActionOnMouseReporting() {
        return true;
    }

    @Override
    public boolean audibleBell() {
        return false;
    }
}
