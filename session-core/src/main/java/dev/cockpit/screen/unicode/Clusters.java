package dev.cockpit.screen.unicode;

/// Grapheme clusters as a terminal shows them: which character goes on with a cluster, and how wide the
/// whole is (UAX #29, UTS #51).
public final class Clusters {
    private static final int VARIATION_TEXT = 0xFE0E;
    private static final int VARIATION_EMOJI = 0xFE0F;
    private static final int ENCLOSING_KEYCAP = 0x20E3;
    private static final String JOINER = "\u200D";

    private Clusters() {}

    /// Whether a character that could stand alone belongs to the cluster before it.
    public static boolean continues(String cluster, CharKind kind) {
        CharKind first = Widths.kind(cluster.codePointAt(0));
        return switch (kind) {
            case REGIONAL -> first == CharKind.REGIONAL && cluster.codePointCount(0, cluster.length()) == 1;
            case MODIFIER -> isPictograph(first);
            case PICTOGRAPH, EMOJI -> isPictograph(first) && cluster.endsWith(JOINER);
            default -> false;
        };
    }

    private static boolean isPictograph(CharKind kind) {
        return kind == CharKind.PICTOGRAPH || kind == CharKind.EMOJI || kind == CharKind.MODIFIER;
    }

    /// The cells of a cluster: those of its presentation (decision 12).
    public static int width(String cluster) {
        int base = cluster.codePointAt(0);
        CharKind kind = Widths.kind(base);
        int width = Widths.width(base);
        int i = Character.charCount(base);
        while (i < cluster.length()) {
            int c = cluster.codePointAt(i);
            width = widthWith(kind, width, c);
            i += Character.charCount(c);
        }
        return width;
    }

    private static int widthWith(CharKind base, int width, int c) {
        boolean emoji = switch (base) {
            case PICTOGRAPH -> c == VARIATION_EMOJI || Widths.width(c) == 2;
            case KEYCAP -> c == VARIATION_EMOJI || c == ENCLOSING_KEYCAP;
            case EMOJI -> c == VARIATION_EMOJI;
            case REGIONAL -> Widths.kind(c) == CharKind.REGIONAL;
            default -> false;
        };
        if (emoji) {
            return 2;
        }
        return base == CharKind.EMOJI && c == VARIATION_TEXT ? 1 : width;
    }
}
