package dev.cockpit.widget.glyph;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Glyphs of one font at one size and scale, made once and kept. FX thread only.
///
/// Asking never draws: what is missing is noted and made together by [#make], since one snapshot of
/// many glyphs costs little more than one of a single glyph.
public final class GlyphCache {
    private static final int PAGE = 256;
    private static final int LOOKS = 8;
    private static final int PAGES = 0x110000 / PAGE;
    private static final int MAX_KEPT = 16_384;
    private static final int MADE_AT_ONCE = 256;
    /// Stands for every page without a glyph, so that a look-up needs no test for null.
    private static final @Nullable Glyph[] NO_GLYPHS = new Glyph[PAGE * LOOKS];

    private static final Glyph BLANK = new Glyph.Blank();

    private final CellMetrics metrics;
    private final GlyphRaster raster;
    private final @Nullable Glyph[][] pages = new Glyph[PAGES][];
    private final boolean[] started = new boolean[PAGES];
    private final Map<Cluster, Glyph> clusters = new HashMap<>();
    private final Set<Cluster> wanted = new LinkedHashSet<>();
    private int kept;

    /// A cache for one look.
    ///
    /// @param fallback finds what the chosen font lacks
    /// @param laterFound runs on the FX thread when a glyph that was blank for want of a font has been
    ///     found
    public GlyphCache(CellMetrics metrics, FontFallback fallback, Runnable laterFound) {
        this.metrics = metrics;
        Arrays.fill(pages, NO_GLYPHS);
        this.raster = new GlyphRaster(metrics, fallback, cluster -> {
            keep(cluster, null);
            laterFound.run();
        });
    }

    /// The font and cell that the glyphs are made for.
    public CellMetrics metrics() {
        return metrics;
    }

    /// The glyph of one code point; null when it is not made yet.
    ///
    /// @param cells 1 or 2
    public @Nullable Glyph glyph(int codePoint, boolean bold, boolean italic, int cells) {
        Glyph glyph = pages[codePoint / PAGE][slot(codePoint, bold, italic, cells)];
        if (glyph == null) {
            wanted.add(new Cluster(Character.toString(codePoint), bold, italic, cells));
        }
        return glyph;
    }

    /// The glyph of a cluster of several code points; null when it is not made yet.
    public @Nullable Glyph glyph(Cluster cluster) {
        Glyph glyph = clusters.get(cluster);
        if (glyph == null) {
            wanted.add(cluster);
        }
        return glyph;
    }

    /// Makes what was asked for, at most a few hundred glyphs so that a frame stays a frame.
    ///
    /// @return whether all of it is made now; what is not has to be asked for again
    public boolean make() {
        if (kept > MAX_KEPT) {
            clusters.clear();
            Arrays.fill(pages, NO_GLYPHS);
            Arrays.fill(started, false);
            kept = 0;
        }
        List<Cluster> now = wanted.stream().limit(MADE_AT_ONCE).toList();
        boolean all = now.size() == wanted.size();
        wanted.clear();
        if (!now.isEmpty()) {
            raster.draw(now, this::keep);
        }
        return all;
    }

    private void keep(Cluster cluster, @Nullable Glyph glyph) {
        kept++;
        int first = cluster.first();
        if (cluster.text().length() > Character.charCount(first)) {
            if (glyph == null) {
                clusters.remove(cluster);
            } else {
                clusters.put(cluster, glyph);
            }
            return;
        }
        if (!started[first / PAGE]) {
            started[first / PAGE] = true;
            pages[first / PAGE] = new Glyph[PAGE * LOOKS];
        }
        pages[first / PAGE][slot(first, cluster.bold(), cluster.italic(), cluster.cells())] = glyph;
    }

    private static int slot(int codePoint, boolean bold, boolean italic, int cells) {
        return codePoint % PAGE * LOOKS + (bold ? 1 : 0) + (italic ? 2 : 0) + (cells == 2 ? 4 : 0);
    }

    static Glyph blank() {
        return BLANK;
    }
}
