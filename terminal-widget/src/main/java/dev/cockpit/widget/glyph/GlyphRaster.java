package dev.cockpit.widget.glyph;

import dev.cockpit.widget.font.EmojiFont;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/// Decides where a cluster's looks come from, and has them drawn: geometry, the colour font, the chosen
/// font, and last any installed font that has the character. FX thread only.
final class GlyphRaster {
    /// A code point that no font has: what it looks like is what a missing glyph looks like.
    private static final String MISSING = Character.toString(0x10fffe);

    private final CellMetrics metrics;
    private final FontFallback fallback;
    private final Consumer<Cluster> found;
    private final TextStamp stamp;
    private final Map<Boolean, Glyph> missing = new HashMap<>();
    private final Map<Path, Optional<Font>> loaded = new HashMap<>();

    GlyphRaster(CellMetrics metrics, FontFallback fallback, Consumer<Cluster> found) {
        this.metrics = metrics;
        this.fallback = fallback;
        this.found = found;
        this.stamp = new TextStamp(metrics);
    }

    /// Draws the clusters and hands each of them over, blank where its font is still being looked for.
    void draw(List<Cluster> clusters, BiConsumer<Cluster, Glyph> keep) {
        List<Cluster> text = new ArrayList<>();
        for (Cluster cluster : clusters) {
            Glyph ready = withoutText(cluster);
            if (ready == null) {
                text.add(cluster);
            } else {
                keep.accept(cluster, ready);
            }
        }
        List<Glyph> drawn = stamp.draw(text, null);
        for (int i = 0; i < text.size(); i++) {
            keep.accept(text.get(i), orFallback(text.get(i), drawn.get(i)));
        }
    }

    private @Nullable Glyph withoutText(Cluster cluster) {
        int first = cluster.first();
        boolean single = cluster.text().length() == Character.charCount(first);
        if (single && CellShapes.covers(first)) {
            int width = metrics.cellWidth() * cluster.cells();
            Coverage shape = CellShapes.draw(first, width, metrics.cellHeight(), metrics.line());
            return new Glyph.Mask(0, 0, shape.width, shape.height, shape.alpha);
        }
        if (single && (Character.isWhitespace(first) || Character.isISOControl(first))) {
            return GlyphCache.blank();
        }
        return cluster.isEmoji() ? emoji(cluster) : null;
    }

    /// The picture of an emoji; null when no colour font has it, so that it is drawn as text.
    private @Nullable Glyph emoji(Cluster cluster) {
        FontFallback.Search<EmojiFont> search = fallback.emoji(() -> found.accept(cluster));
        if (search.isPending()) {
            return GlyphCache.blank();
        }
        // A sequence that the font does not join shows its first part, as other renderers do, rather
        // than something wrong.
        String first = Character.toString(cluster.first());
        return search.found()
                .flatMap(colours -> colours.png(cluster.text(), metrics.cellHeight())
                        .or(() -> colours.png(first, metrics.cellHeight())))
                .map(png -> EmojiPicture.decode(png, metrics, cluster.cells()))
                .orElse(null);
    }

    private Glyph orFallback(Cluster cluster, Glyph drawn) {
        if (cluster.first() < 0x80 || !isMissing(cluster, drawn)) {
            return drawn;
        }
        FontFallback.Search<Path> search = fallback.outline(cluster.first(), () -> found.accept(cluster));
        if (search.isPending()) {
            return GlyphCache.blank();
        }
        Optional<Font> font = search.found().flatMap(path -> loaded.computeIfAbsent(path, this::load));
        if (font.isPresent()) {
            return stamp.draw(List.of(cluster), font.get()).getFirst();
        }
        Glyph picture = emoji(cluster);
        return picture == null ? drawn : picture;
    }

    private Optional<Font> load(Path file) {
        return Optional.ofNullable(Font.loadFont(file.toUri().toString(), metrics.fontPixels()));
    }

    /// JavaFX draws nothing for what only a colour font has, and a box for what no font has.
    private boolean isMissing(Cluster cluster, Glyph drawn) {
        if (!(drawn instanceof Glyph.Mask mask)) {
            return drawn instanceof Glyph.Blank && isVisible(cluster.first());
        }
        Glyph box = missing.computeIfAbsent(
                cluster.bold(),
                bold -> stamp.draw(List.of(new Cluster(MISSING, bold, cluster.italic(), 1)), null)
                        .getFirst());
        return box instanceof Glyph.Mask other && Arrays.equals(mask.alpha(), other.alpha());
    }

    private static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.SPACE_SEPARATOR,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.FORMAT,
                    Character.CONTROL -> false;
            default -> true;
        };
    }
}
