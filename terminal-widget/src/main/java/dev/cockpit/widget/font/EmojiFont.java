package dev.cockpit.widget.font;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The installed colour font: a cluster of text in, its picture out. JavaFX draws nothing for such a
/// font on Linux (JavaFX 25: no colour glyphs outside macOS), so its bitmaps are read from the file.
/// Safe for several threads.
public final class EmojiFont {
    private static final int VARIATION_15 = 0xfe0e;
    private static final int VARIATION_16 = 0xfe0f;
    private static final int GRINNING_FACE = 0x1f600;

    private final Cmap cmap;
    private final Strikes strikes;
    private final Optional<Ligatures> ligatures;

    private EmojiFont(Cmap cmap, Strikes strikes, Optional<Ligatures> ligatures) {
        this.cmap = cmap;
        this.strikes = strikes;
        this.ligatures = ligatures;
    }

    /// Opens the file if it is a colour emoji font with bitmaps; empty when it is another font. Blocks
    /// on the disk.
    ///
    /// @throws IOException when the file cannot be read or is no font
    public static Optional<EmojiFont> open(Path file) throws IOException {
        Sfnt font = Sfnt.open(file);
        try {
            return Strikes.of(font)
                    .flatMap(strikes -> Cmap.of(font)
                            .filter(cmap -> cmap.glyph(GRINNING_FACE) != 0)
                            .map(cmap -> new EmojiFont(cmap, strikes, Ligatures.of(font))));
        } catch (IndexOutOfBoundsException e) {
            throw new IOException("a font with broken tables: " + file.getFileName(), e);
        }
    }

    /// Whether the font has the code point at all, as text or as emoji.
    public boolean covers(int codePoint) {
        return cmap.glyph(codePoint) != 0;
    }

    /// The PNG of a cluster, from the strike nearest above the height asked for. Empty when the font
    /// does not have the cluster as one picture: a sequence that it does not join is then drawn in
    /// parts by the caller, never wrongly.
    public Optional<byte[]> png(String cluster, int pixels) {
        int[] glyphs = cluster.codePoints()
                .filter(c -> c != VARIATION_15 && c != VARIATION_16)
                .map(cmap::glyph)
                .toArray();
        try {
            int[] joined = ligatures.isPresent() ? ligatures.get().apply(glyphs) : glyphs;
            return joined.length == 1 && joined[0] != 0 ? strikes.png(joined[0], pixels) : Optional.empty();
        } catch (IndexOutOfBoundsException unreadable) {
            // A table that points outside of itself: this font has no picture of the cluster.
            return Optional.empty();
        }
    }
}
