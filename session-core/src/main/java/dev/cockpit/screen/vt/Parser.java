package dev.cockpit.screen.vt;

/// The state machine of a DEC VT500 (as Paul Williams drew it, vt100.net/emu/dec_ansi_parser), over bytes
/// with UTF-8 inside.
///
/// Input may be split anywhere. CAN, SUB and ESC abort what is under way. Strings are bounded: one that
/// outgrows its limit is read to its end and dropped. There are no 8-bit C1 controls, as in xterm in UTF-8
/// mode: raw bytes of that range are malformed UTF-8, and characters decoded to U+0080…U+009F are no
/// controls ("that would require reprocessing the data", ctlseqs). One thread at a time.
public final class Parser {
    private static final int STRING_LIMIT = 64 * 1024;
    private static final int CLIPBOARD_LIMIT = 1024 * 1024 + 64;

    private enum State {
        GROUND,
        ESCAPE,
        CSI,
        CSI_IGNORE,
        DCS,
        DCS_STRING,
        OSC_STRING,
        IGNORED_STRING
    }

    private final Actions actions;
    private final Params params = new Params();
    private final Utf8 utf8 = new Utf8();
    private final Payload payload = new Payload();

    private State state = State.GROUND;
    private boolean escapeInString;
    private int stringKind;
    private int prefix;
    private int intermediates;
    private int finalByte;
    private long base;
    private long sequenceStart;
    private long escapeAddress;

    /// A parser in its ground state at address 0.
    public Parser(Actions actions) {
        this.actions = actions;
    }

    /// The number of bytes taken so far.
    public long address() {
        return base;
    }

    /// The address of the first byte of the sequence or character under way, or [#address()] if there is
    /// none. For a string that is only skipped it is the present address too: [#opener()] brings another
    /// parser into that state.
    public long resumeAddress() {
        return underWay() && opener().isEmpty() ? sequenceStart : base;
    }

    /// What to send to a fresh terminal, one byte a character, so that it skips the rest of a string that
    /// is being skipped here; empty if none is. Such a string may be longer than any log, so it cannot be
    /// sent again.
    public String opener() {
        boolean skipping = state == State.IGNORED_STRING
                || ((state == State.OSC_STRING || state == State.DCS_STRING) && payload.overflown());
        if (!skipping) {
            return "";
        }
        String start = stringKind == ']' ? "\033]99999;" : "\033X";
        return escapeInString ? start + "\033" : start;
    }

    private boolean underWay() {
        return state != State.GROUND || utf8.underWay();
    }

    /// Parses `bytes[from, to)`.
    public void feed(byte[] bytes, int from, int to) {
        long shift = base - from;
        int i = from;
        while (i < to) {
            if (state == State.GROUND) {
                i = ground(bytes, i, to, shift);
            } else if (state == State.CSI) {
                i = controlSequence(bytes, i, to, shift);
            } else if (state == State.ESCAPE || state == State.CSI_IGNORE || state == State.DCS) {
                i = escapeByte(bytes, i, shift);
            } else {
                i = string(bytes, i, to, shift);
            }
        }
        base = shift + to;
    }

    private int ground(byte[] bytes, int from, int to, long shift) {
        int i = from;
        if (utf8.underWay()) {
            return continued(bytes[i] & 0xFF, i);
        }
        while (i < to && bytes[i] >= 0x20 && bytes[i] != 0x7F) {
            i++;
        }
        if (i > from) {
            actions.printAscii(bytes, from, i);
        }
        if (i == to) {
            return i;
        }
        int b = bytes[i];
        if (b < 0) {
            return multiByte(bytes, i, to, shift);
        }
        if (b == 0x1B) {
            beginEscape(shift + i);
            return i + 1;
        }
        while (i < to && bytes[i] >= 0 && bytes[i] < 0x20 && bytes[i] != 0x1B) {
            actions.control(bytes[i++]);
        }
        return b == 0x7F ? i + 1 : i;
    }

    /// Characters beyond ASCII from a ground state: whole two- and three-byte ones at once, the rest byte
    /// by byte.
    private int multiByte(byte[] bytes, int from, int to, long shift) {
        int i = from;
        while (i < to && bytes[i] < 0) {
            int b = bytes[i] & 0xFF;
            if (b > 0xC2 && b < 0xE0 && i + 1 < to && (bytes[i + 1] & 0xC0) == 0x80) {
                actions.print(((b & 0x1F) << 6) | (bytes[i + 1] & 0x3F));
                i += 2;
                continue;
            }
            if (b > 0xE0 && b < 0xED && i + 2 < to && (bytes[i + 1] & 0xC0) == 0x80 && (bytes[i + 2] & 0xC0) == 0x80) {
                actions.print(((b & 0x0F) << 12) | ((bytes[i + 1] & 0x3F) << 6) | (bytes[i + 2] & 0x3F));
                i += 3;
                continue;
            }
            sequenceStart = shift + i;
            int found = utf8.first(b);
            i++;
            if (found == Utf8.REPLACEMENT) {
                actions.print(found);
            }
            while (i < to && utf8.underWay()) {
                i = continued(bytes[i] & 0xFF, i);
            }
        }
        return i;
    }

    private int continued(int b, int at) {
        int found = utf8.next(b);
        if (found == Utf8.BROKEN) {
            actions.print(Utf8.REPLACEMENT);
            return at;
        }
        if (found >= 0) {
            actions.print(found);
        }
        return at + 1;
    }

    private void beginEscape(long address) {
        state = State.ESCAPE;
        sequenceStart = address;
        prefix = 0;
        intermediates = 0;
        params.clear();
    }

    /// The parameters of a control sequence, the most frequent of them in a tight loop.
    private int controlSequence(byte[] bytes, int from, int to, long shift) {
        if (utf8.underWay()) {
            return escapeByte(bytes, from, shift);
        }
        int i = from;
        while (i < to) {
            int b = bytes[i];
            if (b < 0x30 || b > 0x7E) {
                return escapeByte(bytes, i, shift);
            }
            if (b >= 0x40) {
                state = State.GROUND;
                actions.csi(params, prefix, intermediates, b);
                return i + 1;
            }
            int next = intermediates == 0 ? parameter(bytes, i, to) : -1;
            if (next < 0) {
                state = State.CSI_IGNORE;
                return i;
            }
            i = next;
        }
        return i;
    }

    /// One byte inside an escape sequence, or what is not a parameter inside a control sequence.
    private int escapeByte(byte[] bytes, int at, long shift) {
        int b = bytes[at];
        if (b < 0 || utf8.underWay()) {
            return strayCharacter(b & 0xFF, at);
        }
        if (b < 0x20) {
            if (b == 0x1B) {
                beginEscape(shift + at);
            } else if (b == 0x18 || b == 0x1A) {
                state = State.GROUND;
                actions.control(b);
            } else if (state != State.DCS) {
                actions.control(b);
            }
            return at + 1;
        }
        if (b == 0x7F) {
            return at + 1;
        }
        switch (state) {
            case ESCAPE -> escapeFinal(b);
            case CSI -> addIntermediate(b, State.CSI_IGNORE);
            case CSI_IGNORE -> state = b >= 0x40 ? State.GROUND : State.CSI_IGNORE;
            default -> deviceControl(bytes, at);
        }
        return at + 1;
    }

    /// A character beyond ASCII ends a sequence and is lost with it, one of the C1 range is lost alone, as
    /// in xterm.
    private int strayCharacter(int b, int at) {
        int found = utf8.underWay() ? utf8.next(b) : utf8.first(b);
        if (found == Utf8.BROKEN) {
            state = State.GROUND;
            return at;
        }
        boolean c1 = found >= 0x80 && found < 0xA0;
        state = found == Utf8.MORE || c1 ? state : State.GROUND;
        return at + 1;
    }

    private void addIntermediate(int b, State ifTooMany) {
        if (intermediates == 0) {
            intermediates = b;
        } else if (intermediates <= 0xFF) {
            intermediates |= b << 8;
        } else {
            intermediates = -1;
        }
        if (intermediates < 0) {
            state = ifTooMany;
        }
    }

    private void escapeFinal(int b) {
        if (b < 0x30) {
            if (intermediates > 0xFF) {
                intermediates = 0xFFFF;
            } else {
                addIntermediate(b, State.ESCAPE);
            }
            return;
        }
        state = State.GROUND;
        if (intermediates != 0) {
            actions.escape(intermediates, b);
            return;
        }
        switch (b) {
            case '[' -> state = State.CSI;
            case ']' -> beginString(State.OSC_STRING, b, STRING_LIMIT);
            case 'P' -> state = State.DCS;
            case 'X', '^', '_', 'k' -> beginString(State.IGNORED_STRING, b, 0);
            default -> actions.escape(0, b);
        }
    }

    private void deviceControl(byte[] bytes, int at) {
        int b = bytes[at];
        if (b >= 0x40) {
            finalByte = b;
            boolean known = b == 'q' && (intermediates == '$' || intermediates == '+');
            beginString(known ? State.DCS_STRING : State.IGNORED_STRING, 'P', known ? STRING_LIMIT : 0);
        } else if (b < 0x30) {
            addIntermediate(b, State.DCS);
            if (intermediates < 0) {
                skipDeviceControl();
            }
        } else if (intermediates != 0 || parameter(bytes, at, at + 1) < 0) {
            skipDeviceControl();
        }
    }

    /// A private marker, a separator or a run of digits; gives its end, or -1 if it does not belong there.
    private int parameter(byte[] bytes, int from, int to) {
        int b = bytes[from];
        if (b <= 0x39) {
            return params.digits(bytes, from, to);
        }
        if (b <= 0x3B) {
            params.separator(b == 0x3A);
        } else if (params.count() == 0 && prefix == 0) {
            prefix = b;
        } else {
            return -1;
        }
        return from + 1;
    }

    private void skipDeviceControl() {
        beginString(State.IGNORED_STRING, 'P', 0);
    }

    private void beginString(State kind, int introducer, int limit) {
        state = kind;
        stringKind = introducer;
        escapeInString = false;
        payload.begin(limit);
    }

    /// The content of a string up to what may end it: ST in both forms, BEL for an OSC, CAN, SUB, or ESC
    /// and anything.
    private int string(byte[] bytes, int from, int to, long shift) {
        int i = from;
        if (escapeInString) {
            escapeInString = false;
            if (bytes[i] == '\\') {
                finish(false);
                return i + 1;
            }
            beginEscape(escapeAddress);
            return i;
        }
        while (i < to && (bytes[i] >= 0x20 || bytes[i] < 0)) {
            i++;
        }
        payload.append(bytes, from, i);
        if (state == State.OSC_STRING && payload.startsWith("52;")) {
            payload.raiseLimit(CLIPBOARD_LIMIT);
        }
        return i < to ? stringControl(bytes, i, shift) : i;
    }

    private int stringControl(byte[] bytes, int at, long shift) {
        int b = bytes[at];
        if (b == 0x1B) {
            escapeInString = true;
            escapeAddress = shift + at;
        } else if (b == 0x18 || b == 0x1A) {
            state = State.GROUND;
            actions.control(b);
        } else if (b == 0x07 && stringKind == ']') {
            finish(true);
        } else if (stringKind != ']') {
            payload.append(bytes, at, at + 1);
        }
        return at + 1;
    }

    private void finish(boolean bel) {
        State ended = state;
        state = State.GROUND;
        if (payload.overflown()) {
            return;
        }
        if (ended == State.OSC_STRING) {
            actions.osc(payload.bytes(), payload.length(), bel);
        } else if (ended == State.DCS_STRING) {
            actions.dcs(params, prefix, intermediates, finalByte, payload.bytes(), payload.length());
        }
    }
}
