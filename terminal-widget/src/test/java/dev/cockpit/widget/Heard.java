package dev.cockpit.widget;

import dev.cockpit.launch.TerminalSize;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// What a view told its window.
final class Heard implements TerminalView.Listener {
    final List<TerminalSize> sizes = new CopyOnWriteArrayList<>();
    final List<String> titles = new CopyOnWriteArrayList<>();
    final List<String> previews = new CopyOnWriteArrayList<>();
    final List<Runnable> proceeds = new CopyOnWriteArrayList<>();
    final List<String> bells = new CopyOnWriteArrayList<>();
    final List<String> refusals = new CopyOnWriteArrayList<>();

    @Override
    public void laidOut(TerminalSize size) {
        sizes.add(size);
    }

    @Override
    public void titleChanged(String title) {
        titles.add(title);
    }

    @Override
    public void bell() {
        bells.add("bell");
    }

    @Override
    public void inputRefused() {
        refusals.add("refused");
    }

    @Override
    public void confirmPaste(String preview, Runnable proceed) {
        previews.add(preview);
        proceeds.add(proceed);
    }
}
