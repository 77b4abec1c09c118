package dev.cockpit.widget.paint;

import dev.cockpit.screen.Colours;
import dev.cockpit.screen.Extra;
import dev.cockpit.screen.Row;
import dev.cockpit.screen.Style;
import dev.cockpit.widget.glyph.CellMetrics;
import dev.cockpit.widget.glyph.Cluster;
import dev.cockpit.widget.glyph.Glyph;
import dev.cockpit.widget.glyph.GlyphCache;
import org.jspecify.annotations.Nullable;

/// Paints one row of cells. FX thread only, since glyphs are made there.
public final class RowPainter {
    private static final int SINGLE_UNDERLINE = 1;

    private final GlyphCache glyphs;
    private final CellMetrics metrics;
    private final Lines lines;
    private final Ink ink;

    /// A painter in one font.
    public RowPainter(GlyphCache glyphs, Colours colours, int selection) {
        this.glyphs = glyphs;
        this.metrics = glyphs.metrics();
        this.lines = new Lines(metrics);
        this.ink = new Ink(colours, selection);
    }

    /// What holds for the whole screen.
    ///
    /// @param colours of the session, as its child may have changed them
    /// @param selection the ground of selected text, 0xRRGGBB
    /// @param minimumContrast 1 (off) to 21
    /// @param reversed whether the whole screen is reversed (DECSCNM)
    /// @param blinkedOff whether blinking text is in its invisible half
    public record Setting(
            Colours colours, int selection, double minimumContrast, boolean reversed, boolean blinkedOff) {}

    /// Sets what holds for the rows to come.
    public void set(Setting setting) {
        ink.set(setting.colours, setting.selection, setting.minimumContrast, setting.reversed, setting.blinkedOff);
    }

    /// The colour around the cells, 0xRRGGBB.
    public int ground() {
        return ink.ground();
    }

    /// Asks for the glyphs of a row, so that they can be made together before it is painted.
    ///
    /// @return whether all of them are there
    public boolean prepare(Row row) {
        boolean all = true;
        for (int x = 0; x < row.used(); x++) {
            if (hasGlyph(row.cells()[x])) {
                all &= glyph(row, x) != null;
            }
        }
        return all;
    }

    /// Paints all of a row's cells.
    ///
    /// @param argb `columns * cellWidth` by `cellHeight` pixels, all of them overwritten
    public void paint(Row row, Marks marks, int[] argb) {
        int width = row.columns() * metrics.cellWidth();
        if (row.lineSize() == 0) {
            paintCells(row, marks, new Pixels(width, metrics.cellHeight(), argb));
            return;
        }
        int[] single = new int[argb.length];
        paintCells(row, marks, new Pixels(width, metrics.cellHeight(), single));
        stretch(single, argb, width, row.lineSize());
    }

    private void paintCells(Row row, Marks marks, Pixels out) {
        grounds(row, marks, out);
        for (int x = 0; x < row.used(); x++) {
            long style = row.styles()[x];
            if (hasGlyph(row.cells()[x])) {
                Glyph glyph = glyph(row, x);
                if (glyph != null) {
                    ink.mix(style, marks.at(x), glyph instanceof Glyph.Mask mask && fills(mask));
                    out.glyph(glyph, x * metrics.cellWidth(), ink.foreground());
                }
            }
            if (style != Style.PLAIN || marks.at(x) != 0) {
                decorate(row, x, style, marks.at(x), out);
            }
        }
        cursor(row, marks, out);
    }

    private boolean fills(Glyph.Mask mask) {
        return mask.height() == metrics.cellHeight() && mask.width() >= metrics.cellWidth();
    }

    private void grounds(Row row, Marks marks, Pixels out) {
        int columns = row.columns();
        int from = 0;
        int colour = ground(row, 0, marks);
        for (int x = 1; x <= columns; x++) {
            int next = x < columns ? ground(row, x, marks) : ~colour;
            if (next != colour) {
                int right = x * metrics.cellWidth();
                out.fill(from * metrics.cellWidth(), 0, right, metrics.cellHeight(), colour);
                from = x;
                colour = next;
            }
        }
    }

    private int ground(Row row, int x, Marks marks) {
        long style = x < row.used() ? row.styles()[x] : Style.PLAIN;
        ink.mix(style, marks.at(x), false);
        return ink.background();
    }

    private void decorate(Row row, int x, long style, int mark, Pixels out) {
        int underline = Style.underline(style);
        Extra extra = row.extra(x);
        boolean link = (mark & Marks.LINK) != 0;
        if (underline == 0 && !link && !Style.has(style, Style.STRIKE) && !Style.has(style, Style.OVERLINE)) {
            return;
        }
        ink.mix(style, mark, false);
        int from = x * metrics.cellWidth();
        int to = from + metrics.cellWidth();
        int text = ink.foreground();
        if (underline != 0 || link) {
            int colour =
                    extra == null || extra.underlineColour() == 0 ? text : ink.colour(extra.underlineColour(), true);
            lines.underline(out, underline == 0 ? SINGLE_UNDERLINE : underline, from, to, colour);
        }
        if (Style.has(style, Style.STRIKE)) {
            lines.strike(out, from, to, text);
        }
        if (Style.has(style, Style.OVERLINE)) {
            lines.overline(out, from, to, text);
        }
    }

    private void cursor(Row row, Marks marks, Pixels out) {
        int x = marks.cursorColumn();
        if (x > 0 && x < row.used() && (row.cells()[x] & Row.TAIL) != 0) {
            x--;
        }
        boolean wide = x < row.used() && (row.cells()[x] & Row.WIDE) != 0;
        int from = x * metrics.cellWidth();
        int to = from + metrics.cellWidth() * (wide ? 2 : 1);
        int thick = Math.max(metrics.line(), (int) Math.round(1.5 * metrics.scale()));
        int colour = ink.colours().cursor();
        switch (marks.cursor()) {
            case NONE -> {}
            case BLOCK -> {
                out.fill(from, 0, to, metrics.cellHeight(), colour);
                Glyph glyph = x < row.used() && hasGlyph(row.cells()[x]) ? glyph(row, x) : null;
                if (glyph != null && !Style.has(row.styles()[x], Style.CONCEAL)) {
                    out.glyph(glyph, from, ink.ground());
                }
            }
            case HOLLOW -> out.frame(from, to, metrics.line(), colour);
            case UNDERLINE -> out.fill(from, metrics.cellHeight() - thick, to, metrics.cellHeight(), colour);
            case BAR -> out.fill(from, 0, from + thick, metrics.cellHeight(), colour);
        }
    }

    private static boolean hasGlyph(int cell) {
        return (cell & (Row.CODE_POINT | Row.CLUSTER)) > ' ' && (cell & Row.TAIL) == 0;
    }

    private @Nullable Glyph glyph(Row row, int x) {
        int cell = row.cells()[x];
        long style = row.styles()[x];
        boolean bold = Style.has(style, Style.BOLD);
        boolean italic = Style.has(style, Style.ITALIC);
        int cells = (cell & Row.WIDE) != 0 ? 2 : 1;
        return (cell & Row.CLUSTER) == 0
                ? glyphs.glyph(cell & Row.CODE_POINT, bold, italic, cells)
                : glyphs.glyph(new Cluster(row.text(x), bold, italic, cells));
    }

    /// Doubles a row's left half in width (DECDWL), and its upper or lower half in height (DECDHL).
    private void stretch(int[] from, int[] to, int width, int lineSize) {
        int height = metrics.cellHeight();
        for (int y = 0; y < height; y++) {
            int source = switch (lineSize) {
                case 2 -> y / 2;
                case 3 -> (height + y) / 2;
                default -> y;
            };
            for (int x = 0; x < width; x++) {
                to[y * width + x] = from[Math.min(height - 1, source) * width + x / 2];
            }
        }
    }
}
