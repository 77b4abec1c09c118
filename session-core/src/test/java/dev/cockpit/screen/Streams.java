package dev.cockpit.screen;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/// Output of programs that never were, from a seed: well-behaved, or hostile.
final class Streams {
    private static final String[] WORDS = {
        "plain ",
        "words",
        "日本",
        "한국어",
        "é",
        "e\u0301",
        "👍🏽",
        "👩‍💻",
        "🇩🇪",
        "❤️",
        "✅",
        "⏺ ",
        "1️⃣",
        "─│┌┐",
        "นี้",
        "x",
        " ",
        "a long piece of text that fills a line and more of it "
    };
    private static final String FINALS = "ABCDEFGHIJKLMPSTXZ@`abcdefghlmnrstuqpxyz{|}~W";
    private static final int[] MODES = {
        1, 3, 5, 6, 7, 9, 12, 25, 40, 42, 45, 47, 66, 67, 69, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1015, 1016,
        1045, 1047, 1048, 1049, 2004, 2026, 2031
    };

    private final Random random;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Streams(long seed) {
        this.random = new Random(seed);
    }

    /// What a decent program with a taste for variety prints.
    static byte[] decent(long seed, int pieces) {
        Streams streams = new Streams(seed);
        for (int i = 0; i < pieces; i++) {
            streams.decentPiece();
        }
        return streams.out.toByteArray();
    }

    /// Anything: sequences with absurd numbers, cut short, raw bytes.
    static byte[] hostile(long seed, int pieces) {
        Streams streams = new Streams(seed);
        for (int i = 0; i < pieces; i++) {
            streams.hostilePiece();
        }
        return streams.out.toByteArray();
    }

    private void write(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private int below(int bound) {
        return random.nextInt(bound);
    }

    private String word() {
        return WORDS[below(WORDS.length)];
    }

    private void decentPiece() {
        switch (below(22)) {
            case 0, 1, 2, 3, 4 -> write(word());
            case 5 -> write(word() + word() + word() + word());
            case 6 -> write("\r\n");
            case 7 -> write("\033[" + (1 + below(12)) + ";" + (1 + below(40)) + "H");
            case 8 -> write("\033[" + (1 + below(5)) + "ABCDEFG".charAt(below(7)));
            case 9, 10 -> write(sgr());
            case 11 -> write("\033[" + below(3) + (random.nextBoolean() ? "J" : "K"));
            case 12 -> write("\033[" + (1 + below(3)) + "LMPX@".charAt(below(5)));
            case 13 -> write("\033[?" + MODES[below(MODES.length)] + (random.nextBoolean() ? "h" : "l"));
            case 14 -> write("\033[" + (1 + below(5)) + ";" + (6 + below(6)) + "r");
            case 15 -> write("\033" + "78DEMH=>".charAt(below(8)));
            case 16 ->
                write("\033]8;" + (random.nextBoolean() ? "id=7" : "") + ";https://example.org/" + below(3) + "\033\\");
            case 17 -> write("\033]8;;\007");
            case 18 -> write("\033]" + below(3) + ";title " + word() + "\007");
            case 19 ->
                write("\033" + "()*+".charAt(below(4)) + "B0A".charAt(below(3)) + (below(3) == 0 ? "\016" : "\017"));
            case 20 -> write(other());
            default -> write("\t\b\r\n\013\014".charAt(below(6)) + "");
        }
    }

    private String sgr() {
        return switch (below(6)) {
            case 0 -> "\033[m";
            case 1 -> "\033[38;2;" + below(256) + ";" + below(256) + ";" + below(256) + "m";
            case 2 -> "\033[48;5;" + below(256) + "m";
            case 3 -> "\033[4:" + below(6) + ";58:2::1:2:" + below(9) + "m";
            default -> "\033[" + below(10) + ";" + (30 + below(18)) + "m";
        };
    }

    private String other() {
        return switch (below(16)) {
            case 0 -> "\033[>" + below(32) + "u";
            case 1 -> "\033[<u";
            case 2 -> "\033[" + below(7) + " q";
            case 3 -> "\033[" + below(3) + "\"q";
            case 4 -> "\033[?" + below(3) + "KJ".charAt(below(2));
            case 5 -> "\033[65;2;3;4;9$x";
            case 6 -> "\033[1;1;3;8;1;4;" + (1 + below(8)) + "$v";
            case 7 -> "\033[" + (1 + below(3)) + "'" + "}~".charAt(below(2));
            case 8 -> "\033[" + (1 + below(3)) + " " + "@A".charAt(below(2));
            case 9 -> "\033]4;" + below(256) + ";#10" + below(10) + below(10) + "30\033\\";
            case 10 -> "\033[?" + MODES[below(MODES.length)] + "sr".charAt(below(2));
            case 11 -> "\033[2" + (2 + below(2)) + "t";
            case 12 -> "\033[#" + "{}".charAt(below(2));
            case 13 -> "\033[" + (1 + below(4)) + "b";
            case 14 -> "\033[" + (3 + below(4)) + ";" + (10 + below(20)) + "s";
            default -> "\033[4" + "hl".charAt(below(2));
        };
    }

    private void hostilePiece() {
        switch (below(12)) {
            case 0 -> decentPiece();
            case 1, 2, 3, 4 -> csi();
            case 5 -> {
                byte[] raw = new byte[below(8)];
                random.nextBytes(raw);
                out.writeBytes(raw);
            }
            case 6 -> write("\033" + (char) (0x20 + below(0x5F)));
            case 7 -> write("\033" + (char) (0x20 + below(0x10)) + (char) (0x30 + below(0x4F)));
            case 8 ->
                write("\033" + "]P_^X".charAt(below(5)) + below(200) + ";" + word()
                        + "\007\033\\\030\032\033\u009c".substring(below(6)));
            case 9 -> write(new String(Character.toChars(below(0x300) * 0x100 + below(0x100))));
            case 10 -> write(word());
            default -> write((char) below(0x20) + "");
        }
    }

    private void csi() {
        StringBuilder csi = new StringBuilder("\033[");
        csi.append(below(4) == 0 ? "?><=".charAt(below(4)) + "" : "");
        int count = below(5);
        for (int i = 0; i < count; i++) {
            csi.append(
                    switch (below(5)) {
                        case 0 -> "";
                        case 1 -> Long.toString(random.nextLong(Long.MAX_VALUE));
                        default -> Integer.toString(below(below(2) == 0 ? 10 : 3000));
                    });
            csi.append(i + 1 < count ? ";;;:".charAt(below(4)) + "" : "");
        }
        csi.append(below(4) == 0 ? " !\"#$%&'*+".charAt(below(10)) + "" : "");
        csi.append(FINALS.charAt(below(FINALS.length())));
        write(csi.toString());
    }
}
