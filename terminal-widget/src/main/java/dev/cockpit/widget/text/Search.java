package dev.cockpit.widget.text;

import dev.cockpit.screen.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// Looks for text in the whole history. Reads the screen in slices, so that neither its feeder nor its
/// painter waits long. Runs on any thread but the FX thread.
public final class Search {
    private static final int SLICE = 1000;
    private static final int MOST_HITS = 50_000;

    private Search() {}

    /// What to look for.
    ///
    /// @param text a text or, if `regex`, a regular expression of `java.util.regex`
    /// @param matchCase whether capital letters count
    /// @param regex whether it is an expression
    public record Query(String text, boolean matchCase, boolean regex) {
        /// The pattern to find.
        ///
        /// @throws PatternSyntaxException when the expression is none
        public Pattern pattern() {
            int flags = matchCase ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
            return Pattern.compile(text, regex ? flags : flags | Pattern.LITERAL);
        }
    }

    /// What was found.
    ///
    /// @param hits in reading order
    /// @param epoch of the screen: a later one has other addresses
    public record Result(List<Span> hits, long epoch) {}

    /// Finds every hit, oldest line first, the first fifty thousand of them. The screen is only copied under its lock;
    /// an expression that does not come to an end holds up nobody, and ends with what was found before it.
    ///
    /// @param given asked again and again; true gives up with what was found so far
    public static Result run(Screen screen, Pattern pattern, BooleanSupplier given) {
        List<Span> hits = new ArrayList<>();
        PatientText patience = new PatientText(given);
        long epoch = screen.read(view -> view.epoch());
        long next = screen.read(view -> new AllLines(view).first());
        try {
            while (next >= 0 && hits.size() < MOST_HITS && !given.getAsBoolean()) {
                long from = next;
                List<LogicalLine> slice = new ArrayList<>();
                next = screen.read(view -> view.epoch() == epoch ? slice(new AllLines(view), from, slice) : -1L);
                slice.forEach(line -> match(line, pattern.matcher(patience.of(line.text())), hits));
            }
        } catch (PatientText.Enough enough) {
            return new Result(hits, epoch);
        }
        return new Result(hits, epoch);
    }

    private static long slice(AllLines all, long from, List<LogicalLine> into) {
        long line = Math.max(from, all.first());
        long stop = Math.min(all.end(), line + SLICE);
        while (line < stop) {
            LogicalLine text = LogicalLine.from(all, line);
            into.add(text);
            line = text.last() + 1;
        }
        return line >= all.end() ? -1 : line;
    }

    private static void match(LogicalLine line, Matcher matcher, List<Span> hits) {
        while (hits.size() < MOST_HITS && matcher.find()) {
            if (matcher.end() > matcher.start()) {
                hits.add(line.span(matcher.start(), matcher.end()));
            }
        }
    }
}
