package dev.cockpit.screen;

import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/// A quick look at the speed and the memory of the engine alone, at 120x36 with 10,000 lines of history.
/// Run its main by hand; figures are worth comparing only within one run.
public final class EngineBench {
    private static final int MEGABYTE = 1 << 20;
    private static final String LINE_END = "\r\n";

    private EngineBench() {}

    /// Prints MB per second of CPU for each stream, the best of several rounds, and the bytes of full
    /// histories.
    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        for (Map.Entry<String, byte[]> stream : streams().entrySet()) {
            if (args.length > 1 && !args[1].contains(stream.getKey())) {
                continue;
            }
            double best = 0;
            for (int i = 0; i < rounds; i++) {
                best = Math.max(best, speed(stream.getValue()));
            }
            System.out.printf(Locale.ROOT, "%-8s %7.1f MB/s%n", stream.getKey(), best);
        }
        memory("plain", "x".repeat(120) + LINE_END, 10_000);
        StringBuilder dense = new StringBuilder();
        Random random = new Random(1);
        for (int x = 0; x < 120; x++) {
            dense.append("\033[38;2;")
                    .append(random.nextInt(256))
                    .append(";7;9;48;2;1;2;")
                    .append(random.nextInt(256))
                    .append("mX");
        }
        memory("dense", dense + LINE_END, 10_000);
        memory("million", "x".repeat(120) + LINE_END, 1_000_000);
    }

    private static double speed(byte[] stream) {
        Screen screen = new Screen(120, 36, ScreenOptions.DEFAULT, ScreenListener.NONE);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        screen.feed(stream);
        return stream.length * 1e9 / MEGABYTE / (threads.getCurrentThreadCpuTime() - start);
    }

    private static void memory(String name, String line, int lines) {
        ScreenOptions options = new ScreenOptions(lines, Long.MAX_VALUE, "1", Colours.DARK);
        Screen screen = new Screen(120, 36, options, ScreenListener.NONE);
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        long start = System.nanoTime();
        for (int i = 0; i < lines + 50; i++) {
            screen.feed(bytes);
        }
        long fed = System.nanoTime() - start;
        System.gc();
        long used = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
        int kept = screen.read(ScreenView::historySize);
        double counted = screen.read(ScreenView::historyBytes) / (double) MEGABYTE;
        start = System.nanoTime();
        screen.resize(100, 36);
        long resized = System.nanoTime() - start;
        System.out.printf(
                Locale.ROOT,
                "%-8s %d lines: %.2f MB by its own count, heap %.1f MB, fed in %d ms, reflowed in %d ms%n",
                name,
                kept,
                counted,
                used / (double) MEGABYTE,
                fed / 1_000_000,
                resized / 1_000_000);
    }

    private static Map<String, byte[]> streams() {
        Map<String, byte[]> streams = new LinkedHashMap<>();
        Random random = new Random(7);
        streams.put("plain", plain(random));
        streams.put("scroll", "y\n".repeat(4 * MEGABYTE / 2).getBytes(StandardCharsets.UTF_8));
        streams.put("yes", "y\r\n".repeat(4 * MEGABYTE / 3).getBytes(StandardCharsets.UTF_8));
        streams.put("dense", dense(random));
        streams.put("tui", tui(random));
        streams.put(
                "unicode",
                "日本語テキスト 한국어 中文 ─│┌┐ é ä שלום 👍 🚀 ∑∫√ ❤️ 👩‍💻\r\n"
                        .repeat(60_000)
                        .getBytes(StandardCharsets.UTF_8));
        streams.put("log", log(random));
        return streams;
    }

    private static byte[] plain(Random random) {
        StringBuilder text = new StringBuilder();
        while (text.length() < 16 * MEGABYTE) {
            int length = 20 + random.nextInt(100);
            for (int i = 0; i < length; i++) {
                text.append((char) (' ' + random.nextInt(94)));
            }
            text.append("\r\n");
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] dense(Random random) {
        StringBuilder text = new StringBuilder();
        while (text.length() < 8 * MEGABYTE) {
            text.append("\033[38;2;")
                    .append(random.nextInt(256))
                    .append(';')
                    .append(random.nextInt(256))
                    .append(';');
            text.append(random.nextInt(256))
                    .append(";48;2;")
                    .append(random.nextInt(256))
                    .append(";3;4m");
            text.append((char) ('A' + random.nextInt(26)));
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] tui(Random random) {
        StringBuilder text = new StringBuilder();
        while (text.length() < 8 * MEGABYTE) {
            text.append("\033[")
                    .append(1 + random.nextInt(36))
                    .append(';')
                    .append(1 + random.nextInt(100))
                    .append('H');
            text.append("\033[")
                    .append(30 + random.nextInt(8))
                    .append("mstatus of the thing ")
                    .append(random.nextInt(1000));
            text.append("\033[m\033[K");
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] log(Random random) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        while (out.size() < 8 * MEGABYTE) {
            out.writeBytes(("\033[2m2026-11-30T12:00:" + random.nextInt(60)
                            + "\033[0m \033[32mINFO\033[0m dev.cockpit.Thing: handled request "
                            + random.nextInt(100_000) + " in \033[33m" + random.nextInt(100) + "ms\033[0m\r\n")
                    .getBytes(StandardCharsets.UTF_8));
        }
        return out.toByteArray();
    }
}
