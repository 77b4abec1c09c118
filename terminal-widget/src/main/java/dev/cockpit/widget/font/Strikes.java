package dev.cockpit.widget.font;

import java.util.Optional;

/// PNG pictures of glyphs, as a colour font stores them.
interface Strikes {
    /// The PNG of a glyph from the strike nearest above `pixels`; empty when the font has no picture of
    /// it.
    Optional<byte[]> png(int glyph, int pixels);

    /// The colour bitmaps of a font, from whichever table it has.
    static Optional<Strikes> of(Sfnt font) {
        return font.table("CBLC")
                .flatMap(locations -> font.table("CBDT").map(data -> (Strikes) new CbdtStrikes(locations, data)))
                .or(() -> font.table("sbix")
                        .flatMap(sbix ->
                                font.table("maxp").map(maxp -> new SbixStrikes(sbix, maxp.getShort(4) & 0xffff))));
    }
}
