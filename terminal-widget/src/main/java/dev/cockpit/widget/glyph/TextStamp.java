package dev.cockpit.widget.glyph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontSmoothingType;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/// Draws text with JavaFX's own rasteriser, many clusters in one snapshot, and cuts the glyphs out of
/// it. FX thread only.
final class TextStamp {
    private static final int SHEET_WIDTH = 1024;
    private static final int SHEET_HEIGHT = 256;
    private static final double SLANT = 0.2;
    private static final double TOO_WIDE = 1.06;

    private final CellMetrics metrics;
    private final int pad;
    private final int slotHeight;
    private final int top;
    private final Text measure = new Text();
    private @Nullable Sheet sheet;
    private @Nullable Boolean hasBold;
    private @Nullable Boolean hasItalic;

    TextStamp(CellMetrics metrics) {
        this.metrics = metrics;
        this.pad = metrics.cellWidth() / 2 + 1;
        this.top = metrics.cellHeight() / 3 + 1;
        this.slotHeight = metrics.cellHeight() + 2 * top;
    }

    /// The glyphs of the clusters, in order.
    ///
    /// @param other a font to use instead of the chosen one
    List<Glyph> draw(List<Cluster> clusters, @Nullable Font other) {
        List<Glyph> glyphs = new ArrayList<>();
        int slot = metrics.cellWidth() * 2 + 2 * pad;
        int perRow = Math.max(1, SHEET_WIDTH / slot);
        int perSheet = perRow * Math.max(1, SHEET_HEIGHT / slotHeight);
        for (int from = 0; from < clusters.size(); from += perSheet) {
            List<Cluster> part = clusters.subList(from, Math.min(clusters.size(), from + perSheet));
            glyphs.addAll(drawSheet(part, other, slot, perRow));
        }
        return glyphs;
    }

    private List<Glyph> drawSheet(List<Cluster> clusters, @Nullable Font other, int slot, int perRow) {
        if (sheet == null) {
            sheet = new Sheet(Math.max(SHEET_WIDTH, slot), Math.max(SHEET_HEIGHT, slotHeight));
        }
        GraphicsContext pen = sheet.clear();
        for (int i = 0; i < clusters.size(); i++) {
            Cluster cluster = clusters.get(i);
            pen.setFont(font(cluster, other, fit(cluster, other)));
            double x = i % perRow * slot + pad + centring(cluster, pen.getFont());
            pen.fillText(cluster.text(), x, i / perRow * slotHeight + top + metrics.baseline());
        }
        int[] pixels = sheet.read();
        List<Glyph> glyphs = new ArrayList<>(clusters.size());
        for (int i = 0; i < clusters.size(); i++) {
            Cell cell = new Cell(sheet.width, i % perRow * slot, i / perRow * slotHeight, slot);
            glyphs.add(styled(clusters.get(i), cut(pixels, cell), other));
        }
        return glyphs;
    }

    private Font font(Cluster cluster, @Nullable Font other, double factor) {
        if (other != null) {
            return Font.font(other.getFamily(), metrics.fontPixels() * factor);
        }
        return metrics.font(cluster.bold(), cluster.italic(), factor);
    }

    /// What to shrink a glyph of a fallback font by so that it stays in its cells.
    private double fit(Cluster cluster, @Nullable Font other) {
        if (cluster.first() < 0x250) {
            return 1;
        }
        double width = advance(cluster.text(), font(cluster, other, 1));
        double room = metrics.cellWidth() * cluster.cells() * TOO_WIDE;
        return width > room ? room / width : 1;
    }

    /// Wide characters stand in the middle of their two cells.
    private double centring(Cluster cluster, Font font) {
        if (cluster.cells() == 1) {
            return 0;
        }
        return Math.max(0, Math.round((metrics.cellWidth() * 2 - advance(cluster.text(), font)) / 2));
    }

    private double advance(String text, Font font) {
        measure.setFont(font);
        measure.setText(text);
        return measure.getLayoutBounds().getWidth();
    }

    /// The lit part of a slot as a mask, or as a picture where the text rasteriser drew colours of its
    /// own (macOS).
    private Glyph cut(int[] pixels, Cell cell) {
        int left = Integer.MAX_VALUE;
        int right = -1;
        int first = Integer.MAX_VALUE;
        int last = -1;
        boolean coloured = false;
        for (int y = top; y < top + metrics.cellHeight(); y++) {
            for (int x = 0; x < cell.width; x++) {
                int argb = pixels[cell.at(x, y)];
                if (argb >>> 24 != 0) {
                    left = Math.min(left, x);
                    right = Math.max(right, x);
                    first = Math.min(first, y);
                    last = y;
                    coloured |= (argb >> 16 & 0xff) != (argb & 0xff);
                }
            }
        }
        if (right < 0) {
            return GlyphCache.blank();
        }
        int width = right - left + 1;
        int height = last - first + 1;
        int[] argb = new int[width * height];
        byte[] alpha = new byte[width * height];
        for (int i = 0; i < argb.length; i++) {
            argb[i] = pixels[cell.at(left + i % width, first + i / width)];
            alpha[i] = (byte) (argb[i] >>> 24);
        }
        return coloured
                ? new Glyph.Picture(left - pad, first - top, width, height, argb)
                : new Glyph.Mask(left - pad, first - top, width, height, alpha);
    }

    /// Adds what the family has no face for.
    private Glyph styled(Cluster cluster, Glyph glyph, @Nullable Font other) {
        if (!(glyph instanceof Glyph.Mask mask) || (!cluster.bold() && !cluster.italic())) {
            return glyph;
        }
        boolean embolden = cluster.bold() && (other != null || !hasBold());
        boolean slant = cluster.italic() && (other != null || !hasItalic());
        Glyph.Mask result = slant ? slanted(mask) : mask;
        return embolden ? emboldened(result) : result;
    }

    private boolean hasBold() {
        if (hasBold == null) {
            hasBold = metrics.font(true, false, 1).getStyle().matches("(?i).*(bold|black|heavy).*");
        }
        return hasBold;
    }

    private boolean hasItalic() {
        if (hasItalic == null) {
            hasItalic = metrics.font(false, true, 1).getStyle().matches("(?i).*(italic|oblique).*");
        }
        return hasItalic;
    }

    private Glyph.Mask emboldened(Glyph.Mask mask) {
        int extra = metrics.line();
        int width = mask.width() + extra;
        byte[] alpha = new byte[width * mask.height()];
        for (int y = 0; y < mask.height(); y++) {
            for (int x = 0; x < width; x++) {
                int strongest = 0;
                for (int back = 0; back <= extra; back++) {
                    int from = x - back;
                    if (from >= 0 && from < mask.width()) {
                        strongest = Math.max(strongest, mask.alpha()[y * mask.width() + from] & 0xff);
                    }
                }
                alpha[y * width + x] = (byte) strongest;
            }
        }
        return new Glyph.Mask(mask.x(), mask.y(), width, mask.height(), alpha);
    }

    private Glyph.Mask slanted(Glyph.Mask mask) {
        int reach = (int) Math.ceil(SLANT * metrics.cellHeight());
        int width = mask.width() + 2 * reach;
        byte[] alpha = new byte[width * mask.height()];
        for (int y = 0; y < mask.height(); y++) {
            double shift = SLANT * (metrics.baseline() - mask.y() - y) + reach;
            int whole = (int) Math.floor(shift);
            double part = shift - whole;
            for (int x = 0; x < mask.width(); x++) {
                int value = mask.alpha()[y * mask.width() + x] & 0xff;
                add(alpha, y * width + x + whole, width * mask.height(), value * (1 - part));
                add(alpha, y * width + x + whole + 1, width * mask.height(), value * part);
            }
        }
        return new Glyph.Mask(mask.x() - reach, mask.y(), width, mask.height(), alpha);
    }

    private static void add(byte[] alpha, int at, int end, double value) {
        if (at >= 0 && at < end) {
            alpha[at] = (byte) Math.min(255, (alpha[at] & 0xff) + Math.round(value));
        }
    }

    /// One glyph's place on the sheet.
    private record Cell(int stride, int x, int y, int width) {
        int at(int dx, int dy) {
            return (y + dy) * stride + x + dx;
        }
    }

    /// The canvas that text is drawn on, and its pixels.
    private static final class Sheet {
        final int width;
        private final int height;
        private final Canvas canvas;
        private final WritableImage image;
        private final int[] pixels;

        Sheet(int width, int height) {
            this.width = width;
            this.height = height;
            this.canvas = new Canvas(width, height);
            this.image = new WritableImage(width, height);
            this.pixels = new int[width * height];
        }

        GraphicsContext clear() {
            GraphicsContext pen = canvas.getGraphicsContext2D();
            pen.clearRect(0, 0, width, height);
            pen.setFill(Color.WHITE);
            pen.setTextBaseline(VPos.BASELINE);
            pen.setFontSmoothingType(FontSmoothingType.GRAY);
            return pen;
        }

        int[] read() {
            SnapshotParameters parameters = new SnapshotParameters();
            parameters.setFill(Color.TRANSPARENT);
            canvas.snapshot(parameters, image);
            Arrays.fill(pixels, 0);
            image.getPixelReader()
                    .getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), pixels, 0, width);
            return pixels;
        }
    }
}
