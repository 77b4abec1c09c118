package dev.cockpit.widget.view;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// File names as a shell reads them back.
final class QuotedPaths {
    private QuotedPaths() {}

    /// The paths, quoted where they have to be, with a blank after each.
    static String of(List<Path> paths) {
        return paths.stream().map(path -> quoted(path.toString()) + " ").collect(Collectors.joining());
    }

    private static String quoted(String path) {
        return path.matches("[\\w./:@%+,=-]+") ? path : "'" + path.replace("'", "'\\''") + "'";
    }
}
