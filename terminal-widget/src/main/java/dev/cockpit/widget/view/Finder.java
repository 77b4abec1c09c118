package dev.cockpit.widget.view;

import dev.cockpit.screen.Screen;
import dev.cockpit.widget.FxThread;
import dev.cockpit.widget.text.Hits;
import dev.cockpit.widget.text.Search;
import dev.cockpit.widget.text.Search.Query;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// Searches on a thread of its own; a newer question gives up the older one. Called on the FX thread,
/// answers there.
final class Finder {
    private final Executor background;
    private final AtomicInteger latest = new AtomicInteger();

    Finder(Executor background) {
        this.background = background;
    }

    /// Looks through everything.
    ///
    /// @param found is given the hits, unless another question was asked meanwhile
    /// @param complain is given a sentence when the expression is none
    void search(Screen screen, Query query, Consumer<Hits> found, Consumer<String> complain) {
        int mine = latest.incrementAndGet();
        if (query.text().isEmpty()) {
            found.accept(Hits.NONE);
            return;
        }
        Pattern pattern;
        try {
            pattern = query.pattern();
        } catch (PatternSyntaxException e) {
            complain.accept(e.getDescription());
            return;
        }
        background.execute(() -> {
            Search.Result result = Search.run(screen, pattern, () -> latest.get() != mine);
            FxThread.run(() -> {
                if (latest.get() == mine) {
                    found.accept(new Hits(result.hits(), -1, result.epoch()));
                }
            });
        });
    }

    /// Gives up.
    void stop() {
        latest.incrementAndGet();
    }
}
