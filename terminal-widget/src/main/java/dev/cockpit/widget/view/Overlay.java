package dev.cockpit.widget.view;

import dev.cockpit.screen.CursorShape;
import dev.cockpit.screen.Modes;
import dev.cockpit.screen.ScreenView;
import dev.cockpit.widget.paint.Marks;
import dev.cockpit.widget.text.Hits;
import dev.cockpit.widget.text.Selection;
import dev.cockpit.widget.text.Span;
import org.jspecify.annotations.Nullable;

/// What lies over the text: selection, search hits, the link under the pointer, the cursor. FX thread
/// only.
final class Overlay {
    @Nullable
    Selection selection;

    Hits hits = Hits.NONE;

    @Nullable
    Span link;

    boolean focused;
    boolean cursorBlinkedOff;

    /// Puts the marks of a line into `marks`.
    void mark(ScreenView view, long line, boolean atEnd, Marks marks) {
        marks.clear();
        if (selection != null && selection.holdsOn(view)) {
            marks.add(selection.start(line), selection.end(line), Marks.SELECTED);
        }
        if (hits.epoch() == view.epoch()) {
            markHits(line, marks);
        }
        if (link != null) {
            marks.add(link.start(line), link.end(line), Marks.LINK);
        }
        if (atEnd && line == view.topLine() + view.cursorRow()) {
            marks.cursor(view.cursorColumn(), cursor(view.modes()));
        }
    }

    private void markHits(long line, Marks marks) {
        for (int i = hits.firstOn(line); i < hits.spans().size(); i++) {
            Span hit = hits.spans().get(i);
            if (hit.from().line() > line) {
                return;
            }
            marks.add(hit.start(line), hit.end(line), i == hits.current() ? Marks.CURRENT_HIT : Marks.HIT);
        }
    }

    private Marks.Cursor cursor(Modes modes) {
        if (!modes.cursorVisible()) {
            return Marks.Cursor.NONE;
        }
        if (!focused) {
            return Marks.Cursor.HOLLOW;
        }
        if (modes.cursorBlinks() && cursorBlinkedOff) {
            return Marks.Cursor.NONE;
        }
        return cursor(modes.cursorShape());
    }

    private static Marks.Cursor cursor(CursorShape shape) {
        return switch (shape) {
            case BLOCK -> Marks.Cursor.BLOCK;
            case UNDERLINE -> Marks.Cursor.UNDERLINE;
            case BAR -> Marks.Cursor.BAR;
        };
    }
}
