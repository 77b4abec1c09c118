package dev.cockpit.widget.glyph;

import dev.cockpit.widget.font.EmojiFont;
import dev.cockpit.widget.font.InstalledFonts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/// Finds fonts for what the chosen one lacks, on a thread of its own since it reads the disk. One for
/// all views of a window. All methods are for the FX thread; answers come on it.
public final class FontFallback {
    /// The key under which those wait who want the colour font.
    private static final int EMOJI = -1;

    private final InstalledFonts fonts;
    private final Executor disk;
    private final Executor fx;
    private final Map<Integer, Search<Path>> outlines = new HashMap<>();
    private final Map<Integer, List<Runnable>> waiting = new HashMap<>();
    private Search<EmojiFont> emoji = Search.pending();

    /// A fallback that starts looking for the colour font at once.
    ///
    /// @param disk where to look at files
    /// @param fx the FX thread
    public FontFallback(InstalledFonts fonts, Executor disk, Executor fx) {
        this.fonts = fonts;
        this.disk = disk;
        this.fx = fx;
        disk.execute(() -> {
            Optional<EmojiFont> found = fonts.emoji();
            fx.execute(() -> {
                emoji = Search.ended(found);
                tell(EMOJI);
            });
        });
    }

    /// How far a search has come.
    ///
    /// @param isPending whether the disk is still being read
    /// @param found what was found; empty while pending, and when there is none
    record Search<T>(boolean isPending, Optional<T> found) {
        static <T> Search<T> pending() {
            return new Search<>(true, Optional.empty());
        }

        static <T> Search<T> ended(Optional<T> found) {
            return new Search<>(false, found);
        }
    }

    /// The colour font; while it is being looked for, `later` is kept and runs when it is known.
    Search<EmojiFont> emoji(Runnable later) {
        if (emoji.isPending()) {
            waiting.computeIfAbsent(EMOJI, _ -> new ArrayList<>()).add(later);
        }
        return emoji;
    }

    /// A file with an outline of the character; while it is being looked for, `later` is kept and runs
    /// when known.
    Search<Path> outline(int codePoint, Runnable later) {
        Search<Path> known = outlines.getOrDefault(codePoint, Search.pending());
        if (known.isPending()) {
            boolean first = !waiting.containsKey(codePoint);
            waiting.computeIfAbsent(codePoint, _ -> new ArrayList<>()).add(later);
            if (first) {
                look(codePoint);
            }
        }
        return known;
    }

    private void look(int codePoint) {
        disk.execute(() -> {
            Optional<Path> found = fonts.outlineOf(codePoint);
            fx.execute(() -> {
                outlines.put(codePoint, Search.ended(found));
                tell(codePoint);
            });
        });
    }

    private void tell(int key) {
        List<Runnable> told = waiting.remove(key);
        if (told != null) {
            told.forEach(Runnable::run);
        }
    }
}
