package dev.cockpit.widget.text;

import java.util.List;

/// The hits of a search, and the one that the person stands on. Immutable.
///
/// @param spans in reading order
/// @param current index of the one stood on; -1 when there is none
/// @param epoch of the screen that they belong to
public record Hits(List<Span> spans, int current, long epoch) {
    /// No hits.
    public static final Hits NONE = new Hits(List.of(), -1, -1);

    /// How many rows one hit may take.
    private static final int LONGEST = 200;

    /// Copies the list.
    public Hits {
        spans = List.copyOf(spans);
    }

    /// The same, standing on the first hit at or before a line, or else on the last one.
    public Hits nearest(long line) {
        int index = spans.size() - 1;
        while (index > 0 && spans.get(index).from().line() > line) {
            index--;
        }
        return new Hits(spans, index, epoch);
    }

    /// The same, so many hits further, around the ends.
    public Hits step(int by) {
        return spans.isEmpty() ? this : new Hits(spans, Math.floorMod(current + by, spans.size()), epoch);
    }

    /// The index of the first hit that may touch a line.
    public int firstOn(long line) {
        int low = 0;
        int high = spans.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (spans.get(middle).to().line() < line) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        while (low > 0 && low > high - LONGEST && spans.get(low - 1).to().line() >= line) {
            low--;
        }
        return low;
    }
}
