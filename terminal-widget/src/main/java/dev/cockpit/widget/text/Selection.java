package dev.cockpit.widget.text;

import dev.cockpit.screen.Row;
import dev.cockpit.screen.ScreenView;

/// What a person has marked, by addresses of lines, so that it stays on its text while output arrives.
/// Immutable.
///
/// @param unit what it grows by
/// @param anchor where it began
/// @param span what is marked; for a rectangle from one corner to the other, in reading order
/// @param epoch of the screen when it was made: a later one has other addresses
/// @param alternate whether it lies on the alternate screen
public record Selection(Unit unit, Span anchor, Span span, long epoch, boolean alternate) {
    /// What a selection grows by.
    public enum Unit {
        /// Cells.
        CHARACTER,
        /// Words, links and paths.
        WORD,
        /// Whole lines, soft wraps joined.
        LINE,
        /// Cells of a rectangle.
        BLOCK
    }

    /// A selection that begins at a place.
    public static Selection begin(ScreenView view, Unit unit, Place place) {
        Span start = unitAround(view, unit, place);
        return new Selection(unit, start, start, view.epoch(), view.modes().alternateScreen());
    }

    /// The same, reaching to another place.
    public Selection extend(ScreenView view, Place place) {
        Span reached = unitAround(view, unit, place);
        Place from = anchor.from().compareTo(reached.from()) < 0 ? anchor.from() : reached.from();
        Place to = anchor.to().compareTo(reached.to()) > 0 ? anchor.to() : reached.to();
        if (unit == Unit.BLOCK) {
            from = new Place(from.line(), Math.min(anchor.from().column(), place.column()));
            to = new Place(to.line(), Math.max(anchor.from().column(), place.column()));
        }
        return new Selection(unit, anchor, new Span(from, to), epoch, alternate);
    }

    private static Span unitAround(ScreenView view, Unit unit, Place place) {
        AllLines all = new AllLines(view);
        Span nothing = new Span(place, place);
        if (!all.has(place.line())) {
            return nothing;
        }
        return switch (unit) {
            case CHARACTER, BLOCK -> nothing;
            case WORD -> Words.at(LogicalLine.around(all, place.line()), place).orElse(nothing);
            case LINE -> {
                LogicalLine line = LogicalLine.around(all, place.line());
                yield new Span(new Place(line.first(), 0), new Place(line.last(), view.columns()));
            }
        };
    }

    /// Whether it holds no cell.
    public boolean isEmpty() {
        return unit == Unit.BLOCK
                ? span.from().column() >= span.to().column()
                : span.from().compareTo(span.to()) >= 0;
    }

    /// Whether its addresses still mean its text.
    public boolean holdsOn(ScreenView view) {
        return epoch == view.epoch() && alternate == view.modes().alternateScreen();
    }

    /// The first marked cell of a line; past the end when there is none.
    public int start(long line) {
        return unit == Unit.BLOCK && span.start(line) != Integer.MAX_VALUE
                ? span.from().column()
                : span.start(line);
    }

    /// The end of the marked cells of a line, excluded.
    public int end(long line) {
        return unit == Unit.BLOCK && span.end(line) != Integer.MIN_VALUE
                ? span.to().column()
                : span.end(line);
    }

    /// The marked text: soft wraps joined, blanks at the ends of lines left out.
    public String text(ScreenView view) {
        if (isEmpty() || !holdsOn(view)) {
            return "";
        }
        AllLines all = new AllLines(view);
        StringBuilder text = new StringBuilder();
        long last = Math.min(span.to().line(), all.end() - 1);
        for (long line = Math.max(all.first(), span.from().line()); line <= last; line++) {
            Row row = all.row(line);
            int from = Math.min(start(line), row.columns());
            int to = Math.min(end(line), row.columns());
            boolean goesOn = row.wrapped() && to >= row.used() && unit != Unit.BLOCK;
            String part = from < to ? row.text(from, goesOn ? Math.max(from, Math.min(to, row.used())) : to) : "";
            text.append(goesOn ? part : part.stripTrailing());
            if (line < last && !goesOn) {
                text.append('\n');
            }
        }
        return text.toString();
    }
}
