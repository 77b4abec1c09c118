package dev.cockpit.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;

/// Everything that a screen knows, as lines of text to compare; and the invariants of its rows.
final class Dump {
    private Dump() {}

    static String of(Screen screen) {
        return screen.read(view -> String.join("\n", lines(view)));
    }

    /// The lines of two dumps that differ.
    static List<String> difference(String expected, String actual) {
        List<String> one = expected.lines().toList();
        List<String> two = actual.lines().toList();
        List<String> differing = new ArrayList<>();
        for (int i = 0; i < Math.max(one.size(), two.size()); i++) {
            String left = i < one.size() ? one.get(i) : "nothing";
            String right = i < two.size() ? two.get(i) : "nothing";
            if (!left.equals(right)) {
                differing.add("expected " + left + "\n but was " + right);
            }
        }
        return differing;
    }

    private static List<String> lines(ScreenView view) {
        State s = view.state;
        List<String> lines = new ArrayList<>();
        lines.add("size " + s.columns + "x" + s.rows + " alternate " + s.onAlternate());
        lines.add("cursor " + s.x + "," + s.y + (s.pendingWrap ? " wrap" : "") + (s.afterPrint ? " after" : ""));
        lines.add("margins " + s.top + "-" + s.bottom + " " + s.left + "-" + s.right);
        lines.add("pen " + Long.toHexString(s.pen.style) + " " + s.pen.extra + " " + s.protection);
        lines.add("sets " + s.charsets.save() + " " + s.charsets.singleShift());
        StringBuilder tabs = new StringBuilder("tabs");
        for (int x = 0; x < s.columns; x++) {
            tabs.append(s.tabs.isSet(x) ? " " + x : "");
        }
        lines.add(tabs.toString());
        lines.add("modes " + s.modes + " " + s.mouse + " " + s.mouseEncoding + " " + s.cursorShape + " "
                + s.modifyOtherKeys + " " + s.rectangleChanges);
        lines.add("kept modes " + new TreeMap<>(s.savedModes));
        lines.add("titles " + s.title + "|" + s.iconName + "|" + s.titles + " pens " + s.pens);
        for (int slot = 0; slot < Colours.SLOTS; slot++) {
            if (s.colours.slot(slot) != s.theme.slot(slot)) {
                lines.add("colour " + slot + " " + s.colours.slot(slot));
            }
        }
        grid("main", s, s.main, lines);
        grid("alternate", s, s.alternate, lines);
        Row row = new Row(s.columns);
        History history = s.main.history();
        for (long line = history.first(); line < history.end(); line++) {
            history.read(line, row);
            lines.add("history " + row(row));
        }
        return lines;
    }

    private static void grid(String name, State s, Grid grid, List<String> lines) {
        Keyboard keyboard = s.keyboards.getOrDefault(grid, new Keyboard());
        lines.add(name + " saved " + s.saved.get(grid) + " keys " + keyboard.pushed() + keyboard.flags());
        for (int y = 0; y < grid.rows; y++) {
            lines.add(name + " " + y + " " + row(grid.row(y)));
        }
    }

    private static String row(Row row) {
        StringBuilder text = new StringBuilder();
        long style = 0;
        Extra extra = Extra.NONE;
        int length = row.length();
        for (int x = 0; x < length; x++) {
            Extra here = Objects.requireNonNullElse(row.extra(x), Extra.NONE);
            if (row.styles[x] != style || !here.equals(extra)) {
                style = row.styles[x];
                extra = here;
                text.append('{')
                        .append(Long.toHexString(style))
                        .append(extra.isNone() ? "" : extra)
                        .append('}');
            }
            int cell = row.cells[x];
            text.append(cell == 0 ? "_" : cell == Row.TAIL ? "<" : row.text(x));
        }
        return text + (row.wrapped ? " wrapped" : "") + (row.lineSize == 0 ? "" : " size " + row.lineSize);
    }

    /// What must hold whatever the input was; empty if it does.
    static String faults(Screen screen) {
        return screen.read(view -> {
            State s = view.state;
            StringBuilder faults = new StringBuilder();
            if (s.x < 0 || s.x >= s.columns || s.y < 0 || s.y >= s.rows) {
                faults.append("cursor ").append(s.x).append(',').append(s.y);
            }
            faults(s.main, faults);
            faults(s.alternate, faults);
            return faults.toString();
        });
    }

    private static void faults(Grid grid, StringBuilder faults) {
        for (int y = 0; y < grid.rows; y++) {
            Row row = grid.row(y);
            for (int x = 0; x < grid.columns; x++) {
                boolean lead = (row.cells[x] & Row.WIDE) != 0;
                boolean tail = row.cells[x] == Row.TAIL;
                boolean tailFollows = x + 1 < grid.columns && row.cells[x + 1] == Row.TAIL;
                boolean leadBefore = x > 0 && (row.cells[x - 1] & Row.WIDE) != 0;
                if (lead != tailFollows || (tail && !leadBefore)) {
                    faults.append(" half a character at ").append(x).append(',').append(y);
                }
                if (x >= row.used && (row.cells[x] != 0 || row.styles[x] != 0)) {
                    faults.append(" unused cell at ").append(x).append(',').append(y);
                }
            }
        }
    }
}
