package dev.cockpit.widget.view;

import dev.cockpit.screen.Row;
import dev.cockpit.widget.paint.Marks;
import java.nio.IntBuffer;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// One row on the screen: its cells as they were last copied, and its pixels. A row of its own image,
/// so that one changed row is one small upload, and a scroll only moves images. FX thread only.
final class Strip {
    final ImageView node;
    final Row row;
    private final int[] argb;
    private final PixelBuffer<IntBuffer> buffer;
    private Marks marks;
    private boolean stale = true;

    /// A row of `columns` cells in an image of `width` by `height` device pixels.
    Strip(int columns, int width, int height, double scale) {
        row = new Row(columns);
        marks = new Marks(columns);
        argb = new int[width * height];
        buffer = new PixelBuffer<>(width, height, IntBuffer.wrap(argb), PixelFormat.getIntArgbPreInstance());
        node = new ImageView(new WritableImage(buffer));
        node.setManaged(false);
        node.setMouseTransparent(true);
        node.setSmooth(false);
        node.setFitWidth(width / scale);
        node.setFitHeight(height / scale);
    }

    /// Takes a row's cells; the strip is stale if they differ.
    void take(Row source) {
        if (stale || !looksLike(source)) {
            row.copyFrom(source);
            stale = true;
        }
    }

    private boolean looksLike(Row source) {
        int used = Math.max(row.used(), source.used());
        if (source.columns() != row.columns() || source.lineSize() != row.lineSize()) {
            return false;
        }
        boolean rich = false;
        for (int x = 0; x < used; x++) {
            int cell = source.cells()[x];
            long style = source.styles()[x];
            if (cell != row.cells()[x] || style != row.styles()[x]) {
                return false;
            }
            rich |= (cell & Row.CLUSTER) != 0 || style < 0 || (style & dev.cockpit.screen.Style.EXTRA) != 0;
        }
        return !rich || source.changed() == row.changed();
    }

    /// Takes what lies over the cells; gives back marks to fill for another row.
    Marks take(Marks wanted) {
        if (wanted.equals(marks)) {
            return wanted;
        }
        Marks free = marks;
        marks = wanted;
        stale = true;
        return free;
    }

    Marks marks() {
        return marks;
    }

    boolean isStale() {
        return stale;
    }

    void invalidate() {
        stale = true;
    }

    int[] pixels() {
        return argb;
    }

    /// Shows what was painted.
    void painted() {
        stale = false;
        buffer.updateBuffer(_ -> null);
    }
}
