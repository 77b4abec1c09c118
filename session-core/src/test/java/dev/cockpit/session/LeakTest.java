package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.pty.Pty4jSpawner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a thousand sessions leave behind: nothing (faults F18, F33).
final class LeakTest {
    private static final int SESSIONS = 1000;

    @TempDir
    private Path temp;

    @Test
    void aThousandSessionsLeaveNothingBehind() throws Exception {
        Path folder = temp.toRealPath();
        MovableClock clock = new MovableClock();
        Set<Thread> threadsBefore = threads("session-");
        try (Sessions sessions = TestSessions.of(
                request -> LaunchSpecs.sh(folder, "printf 'all of it'; exit 7").spec(),
                new Pty4jSpawner(),
                SessionLimits.DEFAULT,
                clock)) {
            runOne(sessions);
            long descriptors = descriptors();
            Set<Thread> threads = threads("pty-", "PtyProcess Reaper");

            try (ExecutorService four = Executors.newFixedThreadPool(4)) {
                List<Callable<String>> all = IntStream.range(0, SESSIONS)
                        .<Callable<String>>mapToObj(i -> () -> runOne(sessions))
                        .toList();
                List<String> wrong = new ArrayList<>();
                for (Future<String> one : four.invokeAll(all)) {
                    if (!one.get().equals("all of it 7")) {
                        wrong.add(one.get());
                    }
                }
                assertThat(wrong).isEmpty();
            }
            clock.move(Duration.ofSeconds(15));
            sessions.sweep();

            assertThat(sessions.list()).isEmpty();
            Await.until("the threads end", () -> threads.containsAll(threads("pty-", "PtyProcess Reaper")));
            Await.until("the descriptors come back: " + descriptors, () -> descriptors() <= descriptors);
            Await.until("no zombies", () -> children().isEmpty());
            assertThat(unpackedLibraries()).hasSize(1);
        }
        Await.until("the sessions' own threads end", () -> threadsBefore.containsAll(threads("session-")));
    }

    private static String runOne(Sessions sessions) {
        Session session = TestSessions.open(sessions);
        String printed = new String(new Transcript(session.output()).awaitEnd(), StandardCharsets.UTF_8);
        Await.until("the end", () -> session.info().ended());
        return printed + " "
                + ((SessionState.Ended) session.info().state()).exitCode().orElse(-1);
    }

    private static long descriptors() {
        try (Stream<Path> all = Files.list(Path.of("/proc/self/fd"))) {
            return all.filter(LeakTest::isTerminalOrPipe).count();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isTerminalOrPipe(Path descriptor) {
        try {
            String target = Files.readSymbolicLink(descriptor).toString();
            return target.startsWith("/dev/p") || target.startsWith("pipe:");
        } catch (IOException e) {
            // It was closed in the meantime.
            return false;
        }
    }

    private static Set<Thread> threads(String... prefixes) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> Stream.of(prefixes).anyMatch(thread.getName()::startsWith))
                .collect(Collectors.toSet());
    }

    private static List<ProcessHandle> children() {
        return ProcessHandle.current().children().toList();
    }

    /// pty4j unpacks its library into a folder of its own once per process, never per session.
    private static Set<String> unpackedLibraries() {
        try (Stream<String> maps = Files.lines(Path.of("/proc/self/maps"))) {
            return maps.filter(line -> line.endsWith("libpty.so"))
                    .map(line -> line.substring(line.indexOf('/')))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
