package dev.cockpit.bench;

import java.nio.charset.StandardCharsets;
import java.util.Random;

/// The streams that the engine is measured on: what agents, builds and careless programs print. The same bytes in every
/// run.
public enum Stream {
    /// Lines of words, 60 to 119 columns.
    PLAIN(16 << 20) {
        @Override
        void piece(StringBuilder out, Random random) {
            words(out, random, 60 + random.nextInt(60));
            out.append("\r\n");
        }
    },
    /// What `yes` prints.
    YES(2 << 20) {
        @Override
        void piece(StringBuilder out, Random random) {
            out.append("y\r\n");
        }
    },
    /// Each cell with direct colours of its own, as pictures and rainbows print.
    DENSE(8 << 20) {
        @Override
        void piece(StringBuilder out, Random random) {
            for (int column = 0; column < 119; column++) {
                out.append("\u001B[38;2;%d;%d;%d;48;2;%d;%d;%dm"
                                .formatted(
                                        random.nextInt(256),
                                        random.nextInt(256),
                                        random.nextInt(256),
                                        random.nextInt(256),
                                        random.nextInt(256),
                                        random.nextInt(256)))
                        .append((char) ('a' + random.nextInt(26)));
            }
            out.append("\u001B[0m\r\n");
        }
    },
    /// A full-screen program that repaints rows with the cursor, colours and erases, as the agents do.
    TUI(8 << 20) {
        @Override
        void piece(StringBuilder out, Random random) {
            out.append("\u001B[?2026h\u001B[?25l");
            for (int change = 0; change < 12; change++) {
                out.append("\u001B[%d;%dH\u001B[1;38;5;%dm".formatted(
                        1 + random.nextInt(36), 1 + random.nextInt(60), random.nextInt(256)));
                words(out, random, 20 + random.nextInt(30));
                out.append("\u001B[0m\u001B[K");
            }
            out.append("\u001B[36;3H\u001B[?25h\u001B[?2026l");
        }
    },
    /// A log with a coloured level and time on each line.
    LOG(8 << 20) {
        @Override
        void piece(StringBuilder out, Random random) {
            out.append("\u001B[2m2026-01-01 12:%02d:%02d.%03d\u001B[0m \u001B[3%dmINFO\u001B[0m \u001B[36mworker-%d\u001B[0m "
                    .formatted(
                            random.nextInt(60),
                            random.nextInt(60),
                            random.nextInt(1000),
                            1 + random.nextInt(6),
                            random.nextInt(16)));
            words(out, random, 30 + random.nextInt(50));
            out.append("\r\n");
        }
    },
    /// Chinese, Cyrillic, combining marks, emoji and box drawing.
    UNICODE(8 << 20) {
        private final String[] pieces = {
            "\u4F60\u597D\u4E16\u754C", "\u041F\u0440\u0438\u0432\u0435\u0442", "e\u0301a\u0308o\u0302",
            "\uD83D\uDE00", "\uD83D\uDC69\u200D\uD83D\uDCBB", "\u2500\u2502\u250C\u2510", "\u2713 \u2026", "caf\u00E9"
        };

        @Override
        void piece(StringBuilder out, Random random) {
            for (int i = 0; i < 16; i++) {
                out.append(pieces[random.nextInt(pieces.length)]).append(' ');
            }
            out.append("\r\n");
        }
    };

    private static final String WORDS =
            "the quick brown fox jumps over a lazy dog while compiling module session core with zero warnings and many tests ";

    private final int size;

    Stream(int size) {
        this.size = size;
    }

    /// Appends some of the stream.
    abstract void piece(StringBuilder out, Random random);

    /// The stream itself.
    public byte[] bytes() {
        Random random = new Random(7);
        StringBuilder out = new StringBuilder(size + 4096);
        while (out.length() < size) {
            piece(out, random);
        }
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void words(StringBuilder out, Random random, int length) {
        int from = random.nextInt(WORDS.length());
        for (int i = 0; i < length; i++) {
            out.append(WORDS.charAt((from + i) % WORDS.length()));
        }
    }
}
