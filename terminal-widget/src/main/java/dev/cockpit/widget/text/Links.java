package dev.cockpit.widget.text;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds addresses in text: `http`, `https` and `file` URLs, and `path:line` as compilers and agents
/// write it.
public final class Links {
    private static final Set<String> SCHEMES = Set.of("http", "https", "file");
    private static final Pattern URL =
            Pattern.compile("\\b(?:https?|file)://[^\\s<>\"'`{}|\\\\^]+", Pattern.CASE_INSENSITIVE);
    private static final Pattern PATH = Pattern.compile(
            "(?<![\\w./~@+-])((?:~/|\\.{0,2}/)?(?:[\\w.@+-]+/)*[\\w@+-][\\w.@+-]*\\.\\w+|/(?:[\\w.@+-]+/)*[\\w.@+-]+)"
                    + ":(\\d{1,7})(?::(\\d{1,7}))?");
    private static final String TRAILING = ".,;:!?…";

    private Links() {}

    /// Where a link leads.
    public sealed interface Target {
        /// An address to open.
        record Web(URI uri) implements Target {}

        /// A place in a file, as it was printed: the path may be relative to the session's folder.
        ///
        /// @param path as printed
        /// @param line from 1
        /// @param column from 1; 1 when none was printed
        record FileLine(String path, int line, int column) implements Target {}
    }

    /// A link in the text.
    public record Found(Span span, Target target) {}

    /// All links of a line, left to right.
    public static List<Found> in(LogicalLine line) {
        List<Found> found = new ArrayList<>();
        Matcher url = URL.matcher(line.text());
        while (url.find()) {
            int end = trimmed(line.text(), url.start(), url.end());
            Span span = line.span(url.start(), end);
            safe(line.text().subSequence(url.start(), end).toString())
                    .ifPresent(uri -> found.add(new Found(span, new Target.Web(uri))));
        }
        Matcher path = PATH.matcher(line.text());
        while (path.find()) {
            Span span = line.span(path.start(), path.end());
            if (found.stream().noneMatch(link -> link.span().contains(span.from()))) {
                int column = path.group(3) == null ? 1 : Integer.parseInt(path.group(3));
                found.add(new Found(span, new Target.FileLine(path.group(1), Integer.parseInt(path.group(2)), column)));
            }
        }
        return found;
    }

    /// The address, if it is one that may be opened: `http`, `https` or `file` and nothing else
    /// (decision 14).
    public static Optional<URI> safe(String address) {
        try {
            URI uri = new URI(address);
            String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
            return SCHEMES.contains(scheme) ? Optional.of(uri) : Optional.empty();
        } catch (URISyntaxException notAnAddress) {
            return Optional.empty();
        }
    }

    /// Without the punctuation of the sentence around it, and without a closing bracket that it does
    /// not open itself.
    private static int trimmed(CharSequence text, int start, int end) {
        int last = end;
        while (last > start) {
            char c = text.charAt(last - 1);
            boolean stray = (c == ')' && count(text, start, last, '(') < count(text, start, last, ')'))
                    || (c == ']' && count(text, start, last, '[') < count(text, start, last, ']'));
            if (TRAILING.indexOf(c) < 0 && !stray) {
                break;
            }
            last--;
        }
        return last;
    }

    private static long count(CharSequence text, int start, int end, char what) {
        return text.subSequence(start, end).chars().filter(c -> c == what).count();
    }
}
