package dev.cockpit.screen.tool;

import dev.cockpit.screen.Extra;
import dev.cockpit.screen.Link;
import dev.cockpit.screen.Style;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/// A cell's style in words, as people write expectations: `bold underline fg1 bg#102030`.
final class StyleWords {
    /// By the number that [Style#underline] gives; a single line needs no word for its shape.
    private static final List<String> SHAPES = List.of("", "", "double", "curly", "dotted", "dashed");

    private StyleWords() {}

    /// The words, separated by blanks; empty for a plain cell.
    static String of(long style, @Nullable Extra extra) {
        StringJoiner words = new StringJoiner(" ");
        add(words, style, Style.BOLD, "bold");
        add(words, style, Style.DIM, "dim");
        add(words, style, Style.ITALIC, "italic");
        int underline = Style.underline(style);
        if (underline != 0) {
            words.add("underline");
        }
        if (underline > 1) {
            words.add(SHAPES.get(underline));
        }
        add(words, style, Style.BLINK, "blink");
        add(words, style, Style.REVERSE, "reverse");
        add(words, style, Style.CONCEAL, "conceal");
        add(words, style, Style.STRIKE, "strike");
        add(words, style, Style.OVERLINE, "overline");
        add(words, style, Style.PROTECTED, "protected");
        addColour(words, "fg", Style.foreground(style));
        addColour(words, "bg", Style.background(style));
        if (extra != null) {
            addColour(words, "ul", extra.underlineColour());
            Link link = extra.link();
            if (link != null) {
                words.add("link");
            }
        }
        return words.toString();
    }

    private static void add(StringJoiner words, long style, long bit, String word) {
        if (Style.has(style, bit)) {
            words.add(word);
        }
    }

    private static void addColour(StringJoiner words, String prefix, int colour) {
        if (Style.isRgb(colour)) {
            words.add("%s#%06x".formatted(prefix, colour & 0xFFFFFF));
        } else if (Style.isIndexed(colour)) {
            words.add(prefix + Style.index(colour));
        }
    }
}
