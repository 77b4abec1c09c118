package dev.cockpit.widget.theme;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The schemes that come with the cockpit. Immutable.
public final class Themes {
    private final List<Theme> all;

    /// Reads the schemes from this package's `themes.txt`.
    public Themes() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Themes.class.getResourceAsStream("themes.txt"), "themes.txt"),
                StandardCharsets.UTF_8))) {
            all = reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Themes::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("themes.txt of this package cannot be read", e);
        }
    }

    /// All of them, the cockpit's own first.
    public List<Theme> all() {
        return all;
    }

    /// The scheme of that name, whatever its case.
    public Optional<Theme> named(String name) {
        return all.stream().filter(theme -> theme.name().equalsIgnoreCase(name)).findFirst();
    }

    /// The scheme for a ground: the named one if it has that ground, else its partner ("Solarized Dark"
    /// for "Solarized Light"), else the cockpit's own.
    public Theme forGround(String name, boolean dark) {
        Stream<String> candidates = Stream.of(
                name, name.replace("Light", "Dark"), name.replace("Dark", "Light"), name + (dark ? " Dark" : " Light"));
        return candidates
                .flatMap(candidate -> named(candidate).stream())
                .filter(theme -> theme.dark() == dark)
                .findFirst()
                .orElseGet(() -> all.stream()
                        .filter(theme -> theme.dark() == dark)
                        .findFirst()
                        .orElseThrow());
    }

    /// `name: foreground background cursor selection`, then the sixteen.
    private static Theme parse(String line) {
        int colon = line.indexOf(':');
        List<Integer> colours = Stream.of(line.substring(colon + 1).trim().split("\\s+"))
                .map(hex -> Integer.parseInt(hex, 16))
                .toList();
        return new Theme(
                line.substring(0, colon),
                colours.get(0),
                colours.get(1),
                colours.get(2),
                colours.get(3),
                colours.subList(4, colours.size()));
    }
}
