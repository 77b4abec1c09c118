package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.Color;
import com.techsenger.jeditermfx.core.emulator.ColorPalette;
import java.util.List;

/// The sixteen colours and the defaults, dark or light.
final class Palette extends ColorPalette {
    static final Palette DARK = new Palette(
            0xd6dae3,
            0x0f1115,
            List.of(
                    0x262a33, 0xf08a8a, 0x9fd3b6, 0xf2c14e, 0x6ea8fe, 0xc3a6f5, 0x7fd1d8, 0xc9d0dc, 0x7b8494, 0xff9f9f,
                    0xb7e6cb, 0xffd777, 0x9cc4ff, 0xd7c2ff, 0xa3e4ea, 0xf2f4f8));
    static final Palette LIGHT = new Palette(
            0x1f2328,
            0xffffff,
            List.of(
                    0x24292f, 0xcb3038, 0x35934a, 0xa8740c, 0x3a6cd4, 0x9458c9, 0x25929d, 0xb4bac4, 0x6e7781, 0xe5534b,
                    0x46a35a, 0xbf8a12, 0x5a8cf0, 0xab7de0, 0x3aabb7, 0xf0f2f5));

    private final Color foreground;
    private final Color background;
    private final List<Color> colours;

    private Palette(int foreground, int background, List<Integer> colours) {
        this.foreground = new Color(foreground);
        this.background = new Color(background);
        this.colours = colours.stream().map(Color::new).toList();
    }

    Color defaultForeground() {
        return foreground;
    }

    Color defaultBackground() {
        return background;
    }

    @Override
    protected Color getForegroundByColorIndex(int index) {
        return colours.get(index);
    }

    @Override
    protected Color getBackgroundByColorIndex(int index) {
        return colours.get(index);
    }
}
