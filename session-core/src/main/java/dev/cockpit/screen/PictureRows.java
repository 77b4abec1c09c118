package dev.cockpit.screen;

import dev.cockpit.screen.unicode.CharKind;
import dev.cockpit.screen.unicode.Clusters;
import dev.cockpit.screen.unicode.Widths;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Writes rows so that a terminal that prints them, from the left edge and with autowrap, has the same
/// cells and soft wraps.
final class PictureRows {
    private final StringBuilder out;
    private final int columns;
    private long style = Style.PLAIN;
    private Extra extra = Extra.NONE;

    PictureRows(StringBuilder out, int columns) {
        this.out = out;
        this.columns = columns;
    }

    /// A row, and the way to the next one if there is one.
    void row(Row row, @Nullable Row next) {
        if (row.lineSize != 0) {
            out.append("\033#").append("5634".charAt(row.lineSize));
        }
        int length = row.length();
        int x = 0;
        while (x < length) {
            x = row.cells[x] == 0 ? blanks(row, x, length) : character(row, x);
        }
        if (next == null) {
            return;
        }
        if (row.wrapped) {
            wrap(row, length, next);
        } else {
            if (Style.background(style) != 0) {
                pen(Style.PLAIN, Extra.NONE);
            }
            out.append("\r\n");
        }
    }

    /// Most rows that wrap end in a character, and the next begins with one, or with a wide one that did
    /// not fit. Where cells were emptied since, or where the scroll would fill the new row with a colour, a
    /// wide blank is printed to wrap, and emptied in its turn.
    private void wrap(Row row, int length, Row next) {
        boolean full = row.cells[columns - 1] != 0;
        if (!full && length < columns - 1) {
            out.append("\033[").append(columns - 1 - length).append('C');
        }
        int first = next.cells[0];
        boolean natural = full ? first != 0 : Widths.width(first & Row.CODE_POINT) == 2;
        boolean paintsNewRow = Style.background(next.styles[0]) != 0;
        if ((!natural || paintsNewRow || mightJoin(first, row, columns)) && columns > 1) {
            pen(Style.PLAIN, Extra.NONE);
            out.append("\u3000\r\033[2X");
        }
    }

    private int blanks(Row row, int from, int length) {
        long blank = row.styles[from];
        int x = from;
        while (x < length && row.cells[x] == 0 && row.styles[x] == blank) {
            x++;
        }
        int count = x - from;
        if (blank != Style.PLAIN) {
            pen(blank & Style.BACKGROUND_BITS, Extra.NONE);
            out.append("\033[").append(count).append('X');
        }
        if (x < columns) {
            out.append("\033[").append(count).append('C');
        } else if (count > 1) {
            out.append("\033[").append(columns).append('G');
        }
        return x;
    }

    private int character(Row row, int x) {
        int cell = row.cells[x];
        if (cell == Row.TAIL) {
            return x + 1;
        }
        Extra other = row.extra(x);
        pen(row.styles[x], other == null ? Extra.NONE : other);
        if (x > 0 && mightJoin(cell, row, x)) {
            out.append("\033[").append(x + 1).append('G');
        }
        text(row, x);
        return (cell & Row.WIDE) != 0 ? x + 2 : x + 1;
    }

    /// The text of a cell; one that does not have the width of its presentation was printed without mode
    /// 2027.
    void text(Row row, int x) {
        boolean cluster = (row.cells[x] & Row.CLUSTER) != 0;
        int width = (row.cells[x] & Row.WIDE) != 0 ? 2 : 1;
        String text = row.text(x);
        boolean natural = !cluster || Clusters.width(text) == width;
        out.append(natural ? text : "\033[?2027l" + text + "\033[?2027h");
    }

    /// Whether the character would go on with the cluster before `x` if it were printed right after it.
    private static boolean mightJoin(int cell, Row row, int x) {
        CharKind kind = Widths.kind(cell & Row.CODE_POINT);
        int before = row.cells[x - 1] == Row.TAIL && x > 1 ? x - 2 : x - 1;
        boolean joiner =
                (row.cells[before] & Row.CLUSTER) != 0 && row.text(before).endsWith("\u200D");
        return kind == CharKind.REGIONAL || kind == CharKind.MODIFIER || joiner;
    }

    /// What brings a terminal's pen from where it is to this style.
    void pen(long wanted, Extra wantedExtra) {
        boolean looksSame = ((wanted ^ style) & ~(Style.PROTECTED | Style.EXTRA)) == 0
                && wantedExtra.underlineColour() == extra.underlineColour();
        if (!looksSame) {
            out.append("\033[").append(Sgr.describe(wanted, wantedExtra)).append('m');
        }
        if (((wanted ^ style) & Style.PROTECTED) != 0) {
            out.append((wanted & Style.PROTECTED) != 0 ? "\033[1\"q" : "\033[0\"q");
        }
        Link link = wantedExtra.link();
        if (!Objects.equals(link, extra.link())) {
            out.append("\033]8;");
            if (link != null) {
                out.append(link.id().isEmpty() ? "" : "id=" + link.id())
                        .append(';')
                        .append(link.uri());
            } else {
                out.append(';');
            }
            out.append("\033\\");
        }
        style = wanted;
        extra = wantedExtra;
    }
}
