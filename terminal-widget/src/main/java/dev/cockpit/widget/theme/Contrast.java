package dev.cockpit.widget.theme;

/// How well text stands out from its ground (WCAG 2.2, "contrast ratio"), and how to make it stand out
/// enough.
public final class Contrast {
    private static final int STEPS = 12;

    private Contrast() {}

    /// The relative luminance of 0xRRGGBB, 0 (black) to 1 (white).
    public static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 0xff) + 0.7152 * linear(rgb >> 8 & 0xff) + 0.0722 * linear(rgb & 0xff);
    }

    /// The contrast ratio of two colours, 1 to 21.
    public static double ratio(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /// The text colour itself if it stands out enough, else the nearest mix with white or black that
    /// does. When neither reaches the ratio, the one that comes closer.
    public static int atLeast(double ratio, int text, int ground) {
        if (ratio <= 1 || ratio(text, ground) >= ratio) {
            return text;
        }
        int goal = ratio(0xffffff, ground) >= ratio(0, ground) ? 0xffffff : 0;
        for (int step = 1; step < STEPS; step++) {
            int mixed = mix(text, goal, step / (double) STEPS);
            if (ratio(mixed, ground) >= ratio) {
                return mixed;
            }
        }
        return goal;
    }

    /// Part `part` of the second colour, the rest of the first.
    public static int mix(int one, int other, double part) {
        int red = channel(one >> 16, other >> 16, part);
        int green = channel(one >> 8, other >> 8, part);
        return red << 16 | green << 8 | channel(one, other, part);
    }

    private static int channel(int one, int other, double part) {
        return (int) Math.round((one & 0xff) * (1 - part) + (other & 0xff) * part);
    }

    private static double linear(int channel) {
        double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
