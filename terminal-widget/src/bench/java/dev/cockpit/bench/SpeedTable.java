package dev.cockpit.bench;

/// x
public final class SpeedTable {
    private SpeedTable() {}

    /// x
    public static void main(String[] args) throws Exception {
        for (Stream stream : Stream.values()) {
            byte[] bytes = java.util.Arrays.copyOf(stream.bytes(), 1 << 20);
            JediTermCore core = new JediTermCore(120, 36, 10_000);
            long start = System.nanoTime();
            core.feed(bytes, 0, bytes.length);
            System.out.println(stream + " " + (System.nanoTime() - start) / 1000000 + " ms/MB");
        }
    }
}
