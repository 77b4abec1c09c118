package dev.cockpit.widget.jediterm;

import java.nio.CharBuffer;

/// Cuts a child's output into text, control characters and whole control sequences, as a VT500 does: CAN and SUB abort
/// a sequence, ESC begins another, and strings (OSC, DCS, APC, PM, SOS) are never text. Whatever is kept is bounded.
/// One thread.
final class SequenceParser {
    private static final int LONGEST_SEQUENCE = 1024;
    private static final int LONGEST_STRING = 64 * 1024;
    private static final char ESC = '\u001b';

    private final Sink sink;
    private final StringBuilder params = new StringBuilder();
    private final StringBuilder intermediates = new StringBuilder();
    private final StringBuilder string = new StringBuilder();
    private State state = State.TEXT;
    private char prefix;
    private boolean osc;

    /// Gets what was found, in order.
    interface Sink {
        /// Printable characters, whole surrogate pairs unless the child broke them.
        void text(CharSequence run);

        /// A C0 control character other than ESC, CAN and SUB.
        void control(char c);

        /// An escape sequence that is no CSI and begins no string.
        void escape(String intermediates, char last);

        /// A control sequence.
        void csi(Csi csi);

        /// The content of an operating system command.
        void osc(String content);
    }

    private enum State {
        TEXT,
        ESCAPE,
        CSI,
        STRING,
        STRING_ESCAPE
    }

    SequenceParser(Sink sink) {
        this.sink = sink;
    }

    void feed(char[] chars, int length) {
        int at = 0;
        while (at < length) {
            int end = at;
            if (state == State.TEXT) {
                while (end < length && printable(chars[end])) {
                    end++;
                }
            }
            if (end > at) {
                sink.text(CharBuffer.wrap(chars, at, end - at));
                at = end;
            } else {
                accept(chars[at++]);
            }
        }
    }

    private static boolean printable(char c) {
        return c >= ' ' && (c < 0x7f || c > 0x9f);
    }

    private void accept(char c) {
        switch (state) {
            case TEXT -> control(c);
            case ESCAPE -> escape(c);
            case CSI -> csi(c);
            case STRING -> string(c);
            case STRING_ESCAPE -> {
                if (c == '\\') {
                    endString();
                } else {
                    beginEscape();
                    escape(c);
                }
            }
        }
    }

    private void control(char c) {
        if (c >= 0x80 && c <= 0x9f) {
            beginEscape();
            escape((char) (c - 0x40));
        } else if (c == ESC) {
            beginEscape();
        } else if (c == 0x18 || c == 0x1a) {
            state = State.TEXT;
        } else if (c < ' ') {
            sink.control(c);
        }
    }

    private void beginEscape() {
        intermediates.setLength(0);
        params.setLength(0);
        prefix = 0;
        state = State.ESCAPE;
    }

    private void escape(char c) {
        if (c < ' ' || c > 0x7e) {
            control(c);
            return;
        }
        if (c < '0') {
            append(intermediates, c);
            return;
        }
        state = State.TEXT;
        if (!intermediates.isEmpty()) {
            sink.escape(intermediates.toString(), c);
            return;
        }
        switch (c) {
            case '[' -> state = State.CSI;
            case ']', 'P', '^', '_', 'X', 'k' -> {
                osc = c == ']';
                string.setLength(0);
                state = State.STRING;
            }
            default -> sink.escape("", c);
        }
    }

    private void csi(char c) {
        if (c < ' ' || c == 0x7f || (c >= 0x80 && c <= 0x9f)) {
            control(c);
        } else if (c > 0x9f) {
            state = State.TEXT;
            sink.text(String.valueOf(c));
        } else if (c >= '@') {
            state = State.TEXT;
            if (params.length() < LONGEST_SEQUENCE && intermediates.length() < LONGEST_SEQUENCE) {
                sink.csi(new Csi(prefix, params.toString(), intermediates.toString(), c));
            }
        } else if (c < '0') {
            append(intermediates, c);
        } else if (c >= '<' && params.isEmpty() && prefix == 0) {
            prefix = c;
        } else {
            append(params, c);
        }
    }

    private static void append(StringBuilder to, char c) {
        if (to.length() < LONGEST_SEQUENCE) {
            to.append(c);
        }
    }

    private void string(char c) {
        if (c == ESC) {
            state = State.STRING_ESCAPE;
        } else if (c == 0x18 || c == 0x1a) {
            state = State.TEXT;
        } else if (c == 0x9c || (c == '\u0007' && osc)) {
            endString();
        } else if (osc && string.length() < LONGEST_STRING) {
            string.append(c);
        }
    }

    private void endString() {
        state = State.TEXT;
        if (osc && string.length() < LONGEST_STRING) {
            sink.osc(string.toString());
        }
        string.setLength(0);
    }
}
