package dev.cockpit.screen;

/// How a cell looks, packed into a `long`, so that a row of styles is a primitive array and painters
/// compare runs with `==`.
///
/// A colour is an `int`: 0 the default, 1…256 the palette entry 0…255, [#RGB] plus 0xRRGGBB a direct
/// colour. The colour of the underline and a link do not fit; [#EXTRA] says that [Row#extra(int)] has them.
public final class Style {
    /// No attribute, default colours.
    public static final long PLAIN = 0;

    /// Marks a direct colour; the low 24 bits are then red, green, blue.
    public static final int RGB = 1 << 24;

    /// SGR 1.
    public static final long BOLD = 1L << 50;

    /// SGR 2.
    public static final long DIM = 1L << 51;

    /// SGR 3.
    public static final long ITALIC = 1L << 52;

    /// SGR 5 and 6.
    public static final long BLINK = 1L << 53;

    /// SGR 7.
    public static final long REVERSE = 1L << 54;

    /// SGR 8.
    public static final long CONCEAL = 1L << 55;

    /// SGR 9.
    public static final long STRIKE = 1L << 56;

    /// SGR 53.
    public static final long OVERLINE = 1L << 57;

    /// DECSCA or SPA: not a look, but it travels with the cell.
    public static final long PROTECTED = 1L << 61;

    /// The cell has an [Extra].
    public static final long EXTRA = 1L << 62;

    private static final int COLOUR_MASK = (1 << 25) - 1;
    private static final int BACKGROUND_SHIFT = 25;
    private static final int UNDERLINE_SHIFT = 58;

    static final long FOREGROUND_BITS = COLOUR_MASK;
    static final long BACKGROUND_BITS = (long) COLOUR_MASK << BACKGROUND_SHIFT;
    static final long UNDERLINE_BITS = 7L << UNDERLINE_SHIFT;

    private Style() {}

    /// The colour of the text.
    public static int foreground(long style) {
        return (int) style & COLOUR_MASK;
    }

    /// The colour behind it.
    public static int background(long style) {
        return (int) (style >>> BACKGROUND_SHIFT) & COLOUR_MASK;
    }

    /// The shape of the underline: 0 none, 1 single, 2 double, 3 curly, 4 dotted, 5 dashed.
    public static int underline(long style) {
        return (int) (style >>> UNDERLINE_SHIFT) & 7;
    }

    /// Whether the style has all attributes of `bits`.
    public static boolean has(long style, long bits) {
        return (style & bits) == bits;
    }

    /// Whether the colour is a direct one.
    public static boolean isRgb(int colour) {
        return (colour & RGB) != 0;
    }

    /// Whether the colour is an entry of the palette.
    public static boolean isIndexed(int colour) {
        return colour > 0 && colour < RGB;
    }

    /// The palette entry 0…255 of an indexed colour.
    public static int index(int colour) {
        return colour - 1;
    }

    static int indexed(int index) {
        return index + 1;
    }

    static int rgb(int red, int green, int blue) {
        return RGB | red << 16 | green << 8 | blue;
    }

    static long withForeground(long style, int colour) {
        return (style & ~FOREGROUND_BITS) | colour;
    }

    static long withBackground(long style, int colour) {
        return (style & ~BACKGROUND_BITS) | ((long) colour << BACKGROUND_SHIFT);
    }

    static long withUnderline(long style, int shape) {
        return (style & ~UNDERLINE_BITS) | ((long) shape << UNDERLINE_SHIFT);
    }
}
