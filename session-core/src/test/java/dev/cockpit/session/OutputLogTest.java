package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cockpit.session.OutputLog.Hold;
import dev.cockpit.session.OutputLog.Read;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Nothing lost, doubled or reordered; who misses something is told (seed S4, S5, F23, F29).
final class OutputLogTest {
    private static final Duration NOW = Duration.ZERO;

    private static void print(OutputLog log, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        log.append(bytes, bytes.length);
    }

    @Test
    void aReaderFindsWhatWasPrintedBeforeAndAfterItCame() throws Exception {
        OutputLog log = new OutputLog(100);
        print(log, "before");
        byte[] into = new byte[100];

        assertThat(log.read(0, into, NOW)).isEqualTo(new Read.Bytes(6, 6));
        assertThat(log.read(6, into, NOW)).isEqualTo(new Read.Quiet());
        print(log, "after");
        assertThat(log.read(6, into, NOW)).isEqualTo(new Read.Bytes(5, 11));
        assertThat(new String(into, 0, 5, StandardCharsets.UTF_8)).isEqualTo("after");
        log.close();
        assertThat(log.read(11, into, NOW)).isEqualTo(new Read.End());
        assertThat(log.read(0, into, NOW)).isEqualTo(new Read.Bytes(11, 11));
    }

    @Test
    void whoFallsBehindIsToldWhatIsLeft() throws Exception {
        OutputLog log = new OutputLog(10);
        print(log, "0123456789abc");

        assertThat(log.read(0, new byte[10], NOW)).isEqualTo(new Read.Pruned(3));
        byte[] into = new byte[10];
        assertThat(log.read(3, into, NOW)).isEqualTo(new Read.Bytes(10, 13));
        assertThat(new String(into, StandardCharsets.UTF_8)).isEqualTo("3456789abc");
    }

    @Test
    void anAddressBeyondTheEndIsADefect() {
        OutputLog log = new OutputLog(10);

        assertThatThrownBy(() -> log.read(1, new byte[1], NOW)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void itGrowsToItsCapacityWithoutMovingAnAddress() throws Exception {
        int capacity = 300_000;
        OutputLog log = new OutputLog(capacity);
        Random random = new Random(7);
        long end = 0;
        while (end < 1_000_000) {
            int length = 1 + random.nextInt(20_000);
            log.append(numbered(end, length), length);
            end += length;
            long oldest = log.oldest();
            assertThat(oldest).isEqualTo(Math.max(0, end - kept(log, end, capacity)));
            byte[] into = new byte[(int) (end - oldest)];
            assertThat(log.read(oldest, into, NOW)).isEqualTo(new Read.Bytes(into.length, end));
            assertThat(into).isEqualTo(numbered(oldest, into.length));
        }
    }

    /// Before the ring is full nothing is dropped at all.
    private static long kept(OutputLog log, long end, int capacity) {
        assertThat(log.end()).isEqualTo(end);
        return Math.min(end, capacity);
    }

    /// Bytes that say their own address.
    private static byte[] numbered(long from, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = at(from + i);
        }
        return bytes;
    }

    private static byte at(long address) {
        return (byte) (address * 31 + (address >> 8) * 17 + (address >> 16));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void manyReadersLoseDoubleAndReorderNothing(long seed) throws Exception {
        OutputLog log = new OutputLog(64 * 1024);
        long total = 8_000_000;
        List<Callable<Long>> readers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            long own = seed * 100 + i;
            Hold hold = log.hold();
            readers.add(() -> readHeld(log, hold, new Random(own)));
            readers.add(() -> readFree(log, new Random(own + 50)));
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Long>> results = readers.stream().map(threads::submit).toList();
            printNumbered(log, total, new Random(seed));
            for (Future<Long> result : results) {
                assertThat(result.get()).isEqualTo(total);
            }
        }
    }

    private static void printNumbered(OutputLog log, long total, Random random) {
        for (long at = 0; at < total; ) {
            int length = (int) Math.min(1 + random.nextInt(5000), total - at);
            log.append(numbered(at, length), length);
            at += length;
        }
        log.close();
    }

    /// Must see every byte.
    private static long readHeld(OutputLog log, Hold hold, Random random) throws InterruptedException {
        try (hold) {
            long next = hold.address();
            byte[] into = new byte[1 + random.nextInt(9000)];
            while (true) {
                switch (log.read(next, into, Duration.ofSeconds(1))) {
                    case Read.Bytes(int length, long following) -> {
                        check(next, into, length);
                        next = following;
                        hold.advanceTo(next);
                    }
                    case Read.Pruned(long oldest) -> throw new AssertionError("lost " + next + " to " + oldest);
                    case Read.Quiet() -> {}
                    case Read.End() -> {
                        return next;
                    }
                }
            }
        }
    }

    /// May miss bytes, but knows which; must see the right ones and the last.
    private static long readFree(OutputLog log, Random random) throws InterruptedException {
        long next = 0;
        byte[] into = new byte[1 + random.nextInt(900)];
        while (true) {
            switch (log.read(next, into, Duration.ofSeconds(1))) {
                case Read.Bytes(int length, long following) -> {
                    check(next, into, length);
                    next = following;
                }
                case Read.Pruned(long oldest) -> {
                    assertThat(oldest).isGreaterThan(next);
                    next = oldest;
                }
                case Read.Quiet() -> {}
                case Read.End() -> {
                    return next;
                }
            }
        }
    }

    private static void check(long from, byte[] bytes, int length) {
        for (int i = 0; i < length; i++) {
            if (bytes[i] != at(from + i)) {
                throw new AssertionError("wrong byte at " + (from + i));
            }
        }
    }

    @Test
    void aHolderThatDiedDoesNotHoldTheChildForEver() throws Exception {
        OutputLog log = new OutputLog(1000, Duration.ofMillis(50));
        Hold dead = log.hold();
        Hold alsoDead = log.hold();

        print(log, "x".repeat(5000));

        assertThat(log.end()).isEqualTo(5000);
        assertThat(log.read(dead.address(), new byte[10], NOW)).isEqualTo(new Read.Pruned(4000));
        alsoDead.close();
    }

    @Test
    void aHolderThatCameBackHoldsAgain() throws Exception {
        OutputLog log = new OutputLog(1000, Duration.ofMillis(50));
        Hold hold = log.hold();
        print(log, "x".repeat(5000));

        hold.advanceTo(log.oldest());
        Thread appender = Thread.ofVirtual().start(() -> print(log, "y"));
        byte[] into = new byte[1000];
        assertThat(log.read(4000, into, NOW)).isEqualTo(new Read.Bytes(1000, 5000));
        hold.advanceTo(5000);
        appender.join();

        assertThat(log.end()).isEqualTo(5001);
        hold.close();
    }

    @Test
    void closingAHoldLetsTheChildGoOn() throws Exception {
        OutputLog log = new OutputLog(1000, Duration.ofHours(1));
        Hold hold = log.hold();
        Thread appender = Thread.ofPlatform().start(() -> print(log, "x".repeat(5000)));
        Await.until("the appender waits", () -> appender.getState() == Thread.State.TIMED_WAITING && log.end() == 1000);

        hold.close();
        hold.advanceTo(2000);
        appender.join();

        assertThat(log.end()).isEqualTo(5000);
    }
}
