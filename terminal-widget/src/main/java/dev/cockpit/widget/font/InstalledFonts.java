package dev.cockpit.widget.font;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The font files of this machine. Every method blocks on the disk: not for the FX thread.
public final class InstalledFonts {
    private static final int MAX_DEPTH = 8;
    private static final List<String> FOLDERS = List.of(
            "/usr/share/fonts",
            "/usr/local/share/fonts",
            "/run/host/fonts",
            "/run/current-system/sw/share/X11/fonts",
            "/System/Library/Fonts",
            "/Library/Fonts",
            "C:\\Windows\\Fonts");
    private static final List<String> HOME_FOLDERS = List.of(".local/share/fonts", ".fonts", "Library/Fonts");

    private final List<Path> folders;

    /// Looks in these folders and below.
    public InstalledFonts(List<Path> folders) {
        this.folders = List.copyOf(folders);
    }

    /// The folders where operating systems and people keep fonts.
    public static InstalledFonts ofThisMachine() {
        Path home = Path.of(System.getProperty("user.home"));
        return new InstalledFonts(Stream.concat(
                        HOME_FOLDERS.stream().map(home::resolve),
                        FOLDERS.stream().map(Path::of))
                .toList());
    }

    /// The first colour emoji font with bitmaps.
    public Optional<EmojiFont> emoji() {
        for (Path file : files()) {
            try {
                Optional<EmojiFont> font = EmojiFont.open(file);
                if (font.isPresent()) {
                    return font;
                }
            } catch (IOException unreadable) {
                // Not a font, or one we may not read: the next one.
            }
        }
        return Optional.empty();
    }

    /// A file with an outline of the code point; upright regular faces before others.
    public Optional<Path> outlineOf(int codePoint) {
        return files().stream().filter(file -> hasOutline(file, codePoint)).findFirst();
    }

    private static boolean hasOutline(Path file, int codePoint) {
        try {
            Sfnt font = Sfnt.open(file);
            boolean outlines = font.has("glyf") || font.has("CFF ") || font.has("CFF2");
            return outlines
                    && Cmap.of(font).map(cmap -> cmap.glyph(codePoint) != 0).orElse(false);
        } catch (IOException | IndexOutOfBoundsException unreadable) {
            // Not a font, or a broken one.
            return false;
        }
    }

    private List<Path> files() {
        return folders.stream()
                .filter(Files::isDirectory)
                .flatMap(folder -> below(folder).stream())
                .toList();
    }

    private static List<Path> below(Path folder) {
        try (Stream<Path> all = Files.walk(folder, MAX_DEPTH, FileVisitOption.FOLLOW_LINKS)) {
            return all.filter(InstalledFonts::isFont)
                    .sorted(Comparator.comparingInt(InstalledFonts::rank).thenComparing(Path::toString))
                    .toList();
        } catch (IOException | UncheckedIOException unreadable) {
            // A folder that cannot be walked has no fonts for us.
            return List.of();
        }
    }

    private static boolean isFont(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return name.endsWith(".ttf") || name.endsWith(".otf") || name.endsWith(".ttc");
    }

    private static int rank(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        boolean styled = name.contains("bold") || name.contains("italic") || name.contains("oblique");
        return (styled ? 2 : 0) + (name.contains("mono") ? 0 : 1);
    }
}
