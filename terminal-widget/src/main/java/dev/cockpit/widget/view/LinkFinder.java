package dev.cockpit.widget.view;

import dev.cockpit.screen.Extra;
import dev.cockpit.screen.Row;
import dev.cockpit.screen.ScreenView;
import dev.cockpit.widget.text.AllLines;
import dev.cockpit.widget.text.Links;
import dev.cockpit.widget.text.LogicalLine;
import dev.cockpit.widget.text.Place;
import dev.cockpit.widget.text.Span;
import java.util.Optional;

/// The link in a cell: what the program declared (OSC 8), else what reads like an address.
final class LinkFinder {
    private LinkFinder() {}

    /// A link and what to tell the person about it.
    ///
    /// @param span its cells
    /// @param target where it leads
    /// @param shown the address as it is
    record Link(Span span, Links.Target target, String shown) {}

    static Optional<Link> at(ScreenView view, Place cell) {
        AllLines all = new AllLines(view);
        if (!all.has(cell.line())) {
            return Optional.empty();
        }
        Row row = all.row(cell.line());
        if (cell.column() >= row.used()) {
            return Optional.empty();
        }
        dev.cockpit.screen.Link declared = declared(row, cell.column());
        if (declared != null) {
            Span span = spanOf(row, cell, declared);
            return Links.safe(declared.uri()).map(uri -> new Link(span, new Links.Target.Web(uri), declared.uri()));
        }
        return Links.in(LogicalLine.around(all, cell.line())).stream()
                .filter(found -> found.span().contains(cell))
                .findFirst()
                .map(found -> new Link(found.span(), found.target(), shown(found.target())));
    }

    private static String shown(Links.Target target) {
        return switch (target) {
            case Links.Target.Web(var uri) -> uri.toString();
            case Links.Target.FileLine(String path, int line, int _) -> path + ", line " + line;
        };
    }

    private static dev.cockpit.screen.@org.jspecify.annotations.Nullable Link declared(Row row, int x) {
        Extra extra = row.extra(x);
        return extra == null ? null : extra.link();
    }

    private static Span spanOf(Row row, Place cell, dev.cockpit.screen.Link link) {
        int from = cell.column();
        while (from > 0 && link.equals(declared(row, from - 1))) {
            from--;
        }
        int to = cell.column() + 1;
        while (to < row.used() && link.equals(declared(row, to))) {
            to++;
        }
        return new Span(new Place(cell.line(), from), new Place(cell.line(), to));
    }
}
