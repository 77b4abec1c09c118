package dev.cockpit.screen;

import java.util.Arrays;

/// The colours a theme gives: default text, background and cursor, and the palette. Values are 0xRRGGBB.
/// Immutable.
public final class Colours {
    private static final int[] ANSI = {
        0x000000, 0xCD3131, 0x0DBC79, 0xE5E510, 0x2472C8, 0xBC3FBC, 0x11A8CD, 0xE5E5E5,
        0x666666, 0xF14C4C, 0x23D18B, 0xF5F543, 0x3B8EEA, 0xD670D6, 0x29B8DB, 0xFFFFFF
    };

    /// Light text on a dark ground.
    public static final Colours DARK = new Colours(0xDCDCDC, 0x1E1E1E, 0xDCDCDC, ANSI);

    private final int foreground;
    private final int background;
    private final int cursor;
    private final int[] palette = new int[256];

    /// Colours with the given first entries of the palette; the others are the usual 6x6x6 cube and greys.
    public Colours(int foreground, int background, int cursor, int... firstOfPalette) {
        this.foreground = foreground;
        this.background = background;
        this.cursor = cursor;
        for (int i = 16; i < 256; i++) {
            palette[i] = i < 232 ? cube(i - 16) : 0x010101 * (8 + 10 * (i - 232));
        }
        System.arraycopy(ANSI, 0, palette, 0, 16);
        System.arraycopy(firstOfPalette, 0, palette, 0, Math.min(256, firstOfPalette.length));
    }

    private static int cube(int i) {
        return level(i / 36) << 16 | level(i / 6 % 6) << 8 | level(i % 6);
    }

    private static int level(int step) {
        return step == 0 ? 0 : 55 + 40 * step;
    }

    /// The colour of text that has none.
    public int foreground() {
        return foreground;
    }

    /// The ground behind text that has none.
    public int background() {
        return background;
    }

    /// The cursor's.
    public int cursor() {
        return cursor;
    }

    /// The palette entry 0…255.
    public int palette(int index) {
        return palette[index];
    }

    /// Whether the ground is darker than the text (what mode 2031 reports).
    public boolean dark() {
        return luminance(background) < luminance(foreground);
    }

    private static int luminance(int rgb) {
        return 299 * (rgb >> 16 & 0xFF) + 587 * (rgb >> 8 & 0xFF) + 114 * (rgb & 0xFF);
    }

    Colours with(int slot, int rgb) {
        int[] changed = Arrays.copyOf(palette, 256);
        if (slot < 256) {
            changed[slot] = rgb;
        }
        return new Colours(
                slot == FOREGROUND ? rgb : foreground,
                slot == BACKGROUND ? rgb : background,
                slot == CURSOR ? rgb : cursor,
                changed);
    }

    int slot(int slot) {
        return switch (slot) {
            case FOREGROUND -> foreground;
            case BACKGROUND -> background;
            case CURSOR -> cursor;
            default -> palette[slot];
        };
    }

    static final int FOREGROUND = 256;
    static final int BACKGROUND = 257;
    static final int CURSOR = 258;
    static final int SLOTS = 259;

    @Override
    public boolean equals(Object other) {
        return other instanceof Colours that
                && foreground == that.foreground
                && background == that.background
                && cursor == that.cursor
                && Arrays.equals(palette, that.palette);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(palette) + 31 * foreground + 961 * background + cursor;
    }
}
