package dev.cockpit.widget.view;

import dev.cockpit.widget.FxThread;
import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;
import dev.cockpit.widget.font.InstalledFonts;
import dev.cockpit.widget.glyph.CellMetrics;
import dev.cockpit.widget.glyph.FontFallback;
import dev.cockpit.widget.glyph.GlyphCache;
import dev.cockpit.widget.theme.Themes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import javafx.scene.input.KeyEvent;

/// Makes the cockpit's own terminals and holds what they share: glyphs, the search for fonts, a thread
/// for slow work. One for a window; FX thread.
public final class CockpitTerminals implements AutoCloseable {
    /// Looks that are kept ready: the present one, and those of other monitors or zooms.
    private static final int LOOKS = 4;

    private final ExecutorService background = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("terminal-work").factory());
    private final FontFallback fallback = new FontFallback(InstalledFonts.ofThisMachine(), background, FxThread::run);
    private final Map<CellMetrics, GlyphCache> caches = new LinkedHashMap<>();
    private final List<CockpitTerminalView> open = new ArrayList<>();
    private final Themes themes = new Themes();

    /// Makes no terminal yet, but begins to look for a colour font.
    public CockpitTerminals() {}

    /// A terminal without a session; whoever asks for it closes it.
    ///
    /// @param windowKeys the keys that the window keeps for itself
    public TerminalView create(TerminalView.Listener listener, TerminalLook look, Predicate<KeyEvent> windowKeys) {
        CockpitTerminalView view = new CockpitTerminalView(this, listener, look, windowKeys);
        open.add(view);
        return view;
    }

    GlyphCache glyphs(CellMetrics metrics) {
        GlyphCache cache = caches.remove(metrics);
        if (cache == null) {
            cache = new GlyphCache(metrics, fallback, () -> open.forEach(CockpitTerminalView::glyphsFound));
        }
        caches.put(metrics, cache);
        if (caches.size() > LOOKS) {
            caches.remove(caches.keySet().iterator().next());
        }
        return cache;
    }

    Themes themes() {
        return themes;
    }

    ExecutorService background() {
        return background;
    }

    void closed(CockpitTerminalView view) {
        open.remove(view);
    }

    /// Ends the shared thread. Close the terminals first.
    @Override
    public void close() {
        background.shutdownNow();
    }
}
