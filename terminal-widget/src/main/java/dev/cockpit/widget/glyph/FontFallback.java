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
import org.jspecify.annotations.Nullable;

/// Finds fonts for what the chosen one lacks, on a thread of its own since it reads the disk. One for
/// all views of a
/// window. All methods are for the FX thread; answers come on it.
public final class FontFallback {
    /// The key under which those wait who want the colour font.
    private static final int EMOJI = -1;

    private final InstalledFonts fonts;
    private final Executor disk;
    private final Executor fx;
    private final Map<Integer, Optional<Path>> outlines = new HashMap<>();
    private final Map<Integer, List<Runnable>> waiting = new HashMap<>();
    private @Nullable Optional<EmojiFont> emoji;

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
                emoji = found;
                tell(EMOJI);
            });
        });
    }

    /// The colour font; null while it is being looked for, `later` runs when it is known.
    @Nullable
    Optional<EmojiFont> emoji(Runnable later) {
        if (emoji == null) {
            waiting.computeIfAbsent(EMOJI, _ -> new ArrayList<>()).add(later);
        }
        return emoji;
    }

    /// A file with an outline of the character; null while it is being looked for, `later` runs when it
    /// is known.
    @Nullable
    Optional<Path> outline(int codePoint, Runnable later) {
        Optional<Path> known = outlines.get(codePoint);
        if (known == null) {
            boolean first = !waiting.containsKey(codePoint);
            waiting.computeIfAbsent(codePoint, _ -> new ArrayList<>()).add(later);
            if (first) {
                disk.execute(() -> {
                    Optional<Path> found = fonts.outlineOf(codePoint);
                    fx.execute(() -> {
                        outlines.put(codePoint, found);
                        tell(codePoint);
                    });
                });
            }
        }
        return known;
    }

    private void tell(int key) {
        List<Runnable> told = waiting.remove(key);
        if (told != null) {
            told.forEach(Runnable::run);
        }
    }
}
