package dev.cockpit.screen.unicode;

import org.jspecify.annotations.Nullable;

/// A 94-character set that can be designated to G0…G3. The national ones (DEC NRCS) replace a few
/// characters of ASCII.
public enum Charset {
    /// ASCII.
    ASCII("B", "", ""),
    /// DEC special graphics: line drawing.
    DEC_SPECIAL(
            "0",
            "_`abcdefghijklmnopqrstuvwxyz{|}~",
            "\u00A0\u25C6\u2592\u2409\u240C\u240D\u240A\u00B0\u00B1\u2424\u240B\u2518\u2510\u250C\u2514\u253C"
                    + "\u23BA\u23BB\u2500\u23BC\u23BD\u251C\u2524\u2534\u252C\u2502\u2264\u2265\u03C0\u2260\u00A3\u00B7"),
    /// British: the pound sign for `#`.
    BRITISH("A", "#", "£"),
    /// Dutch.
    DUTCH("4", "#@[\\]{|}~", "£¾ĳ½|¨ƒ¼´"),
    /// Finnish.
    FINNISH("5C", "[\\]^`{|}~", "ÄÖÅÜéäöåü"),
    /// French.
    FRENCH("Rf", "#@[\\]{|}~", "£à°ç§éùè¨"),
    /// French Canadian.
    FRENCH_CANADIAN("9Q", "@[\\]^`{|}~", "àâçêîôéùèû"),
    /// German.
    GERMAN("K", "@[\\]{|}~", "§ÄÖÜäöüß"),
    /// Italian.
    ITALIAN("Y", "#@[\\]`{|}~", "£§°çéùàòèì"),
    /// Norwegian and Danish.
    NORWEGIAN("`E6", "@[\\]^`{|}~", "ÄÆØÅÜäæøåü"),
    /// Spanish.
    SPANISH("Z", "#@[\\]{|}", "£§¡Ñ¿°ñç"),
    /// Swedish.
    SWEDISH("7H", "@[\\]^`{|}~", "ÉÄÖÅÜéäöåü"),
    /// Swiss.
    SWISS("=", "#@[\\]^_`{|}~", "ùàéçêîèôäöüû");

    private static final Charset[] ALL = values();

    private final String finals;
    private final String map;

    Charset(String finals, String from, String to) {
        this.finals = finals;
        StringBuilder all = new StringBuilder();
        for (char c = 0; c < 0x80; c++) {
            int at = from.indexOf(c);
            all.append(at < 0 ? c : to.charAt(at));
        }
        this.map = all.toString();
    }

    /// The set that a designating sequence with this final byte means; null if there is none.
    public static @Nullable Charset of(int finalByte) {
        for (Charset set : ALL) {
            if (set.finals.indexOf(finalByte) >= 0) {
                return set;
            }
        }
        return null;
    }

    /// Whether the set counts only while national replacement sets are on (DECNRCM).
    public boolean national() {
        return this != ASCII && this != DEC_SPECIAL && this != BRITISH;
    }

    /// The final byte of the sequence that designates the set.
    public char finalByte() {
        return finals.charAt(0);
    }

    /// What the set shows for an ASCII character (0x20…0x7E).
    public char map(int ascii) {
        return map.charAt(ascii);
    }
}
