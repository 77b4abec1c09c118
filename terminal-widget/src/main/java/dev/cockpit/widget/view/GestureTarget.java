package dev.cockpit.widget.view;

import dev.cockpit.screen.ScreenView;
import dev.cockpit.widget.text.Selection;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Lets the pointer select in a view. What is selected is at once on the clipboard, as terminals do. FX
/// thread only.
final class GestureTarget implements Gestures.Target {
    private final CockpitTerminalView view;

    GestureTarget(CockpitTerminalView view) {
        this.view = view;
    }

    @Override
    public <T> @Nullable T look(Function<ScreenView, T> reader) {
        return view.look(reader);
    }

    @Override
    public long top(ScreenView screen) {
        return view.viewport().top(screen);
    }

    @Override
    public @Nullable Selection selection() {
        return view.overlay().selection;
    }

    @Override
    public void select(@Nullable Selection selection) {
        view.select(selection);
    }

    @Override
    public void selected() {
        Selection selection = view.overlay().selection;
        if (selection == null || selection.isEmpty()) {
            view.select(null);
        } else {
            view.copy();
        }
    }

    @Override
    public void scroll(int lines) {
        view.scroll(lines);
    }
}
