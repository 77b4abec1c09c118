package dev.cockpit.widget.jediterm;

/// DEC Special Graphics through G0 and G1 (VT220): JediTerm has the second only behind a hidden system property.
final class Charsets {
    /// What 0x5f…0x7e are in DEC Special Graphics.
    private static final String SPECIAL = " ◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·";

    private boolean g0Special;
    private boolean g1Special;
    private boolean shifted;
    private boolean[] saved = new boolean[3];

    void designate(char set, char which) {
        boolean special = which == '0';
        if (set == '(') {
            g0Special = special;
        } else {
            g1Special = special;
        }
    }

    void shift(boolean toG1) {
        shifted = toG1;
    }

    void save() {
        saved = new boolean[] {g0Special, g1Special, shifted};
    }

    void restore() {
        g0Special = saved[0];
        g1Special = saved[1];
        shifted = saved[2];
    }

    void reset() {
        saved = new boolean[3];
        restore();
    }

    CharSequence map(CharSequence text) {
        if (!(shifted ? g1Special : g0Special)) {
            return text;
        }
        StringBuilder mapped = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            mapped.append(c >= 0x5f && c <= 0x7e ? SPECIAL.charAt(c - 0x5f) : c);
        }
        return mapped;
    }
}
