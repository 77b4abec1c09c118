package dev.cockpit.widget.view;

import dev.cockpit.screen.ScreenView;
import dev.cockpit.widget.text.AllLines;

/// Which lines a person sees: the end, where the child writes, or a place in the history that output
/// does not tear them away from. FX thread only.
final class Viewport {
    private static final long AT_END = Long.MAX_VALUE;

    private long top = AT_END;
    private long epoch;
    private long seenEnd;

    /// The address of the first visible line.
    long top(ScreenView view) {
        AllLines all = new AllLines(view);
        if (top != AT_END && epoch != view.epoch()) {
            top = AT_END;
        }
        if (top != AT_END && top < all.first()) {
            top = all.first();
        }
        if (top >= view.topLine()) {
            top = AT_END;
        }
        if (top == AT_END) {
            seenEnd = view.topLine();
            return view.topLine();
        }
        return top;
    }

    /// Whether it follows the output.
    boolean atEnd() {
        return top == AT_END;
    }

    /// Whether lines have come since the person scrolled away.
    boolean missesNews(ScreenView view) {
        return top != AT_END && view.topLine() > seenEnd;
    }

    void showEnd() {
        top = AT_END;
    }

    /// Moves towards older lines; negative towards newer ones.
    void scroll(ScreenView view, int lines) {
        show(view, top(view) - lines);
    }

    /// Makes a line the first visible one, as far as there are lines.
    void show(ScreenView view, long line) {
        AllLines all = new AllLines(view);
        epoch = view.epoch();
        top = Math.max(all.first(), line);
        if (top >= view.topLine()) {
            top = AT_END;
        }
    }

    /// Moves as little as needed to make a line visible, a third from the edge.
    void reveal(ScreenView view, long line) {
        long now = top(view);
        if (line < now || line >= now + view.rows()) {
            show(view, line - view.rows() / 3);
        }
    }
}
