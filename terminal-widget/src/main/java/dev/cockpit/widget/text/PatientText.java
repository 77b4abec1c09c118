package dev.cockpit.widget.text;

import java.util.function.BooleanSupplier;

/// Lets a regular expression read only so much: `java.util.regex` tries alternatives without end when an expression is
/// built for it, and cannot be interrupted. One per search; one thread.
final class PatientText {
    /// Characters read between two questions whether the search is given up; some milliseconds.
    private static final int STRIDE = 1 << 20;

    /// Characters that one search may read. An ordinary expression reads each a few times, so this is far more than a
    /// full history needs, and takes some seconds at most.
    private static final long MOST = 500L * STRIDE;

    private final BooleanSupplier given;
    private long reads;

    /// @param given asked again and again; true ends the search
    PatientText(BooleanSupplier given) {
        this.given = given;
    }

    /// A text that throws [Enough] out of a matcher whose search has to end.
    CharSequence of(CharSequence text) {
        return new Counted(text);
    }

    private void read() {
        if (++reads % STRIDE == 0 && (reads >= MOST || given.getAsBoolean())) {
            throw new Enough();
        }
    }

    /// The search has to end. It is thrown through the matcher because there is no other way out of it.
    static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Enough() {
            super("the search was given up", null, false, false);
        }
    }

    private final class Counted implements CharSequence {
        private final CharSequence text;

        private Counted(CharSequence text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            read();
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
