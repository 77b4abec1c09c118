package dev.cockpit.pty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cockpit.launch.LaunchSpecs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The real PTY, with `/bin/sh`: the contract, and each trap of pty4j that must stay shut.
final class Pty4jPtyTest extends PtyContract {
    private final Pty4jSpawner spawner = new Pty4jSpawner();

    @TempDir
    private Path temp;

    private Path folder;

    @BeforeEach
    void realFolder() throws IOException {
        folder = temp.toRealPath();
    }

    private Pty sh(String script) throws IOException {
        return spawner.spawn(LaunchSpecs.sh(folder, script).spec());
    }

    @Override
    Pty printing(String text, int code) throws IOException {
        Path file = folder.resolve("text");
        Files.writeString(file, text);
        return sh("stty -opost; cat text; exit " + code);
    }

    @Override
    Pty answering() throws IOException {
        return sh("echo ready; while read -r line; do case $line in"
                + " size) set -- $(stty size); echo size $2x$1;; *) echo got $line;; esac; done");
    }

    @Test
    void theSizeIsRightBeforeTheChildLooks() throws Exception {
        for (int i = 0; i < 40; i++) {
            Pty pty = spawner.spawn(LaunchSpecs.run(folder, "/bin/stty", "size")
                    .sized(100 + i, 40)
                    .spec());

            assertThat(readAll(pty).strip()).isEqualTo("40 " + (100 + i));
            pty.close();
        }
    }

    @Test
    void theSizeIsSetByThePrologueItself() throws Exception {
        String afterALine = "read -r go; " + Pty4jSpawner.UNIX_PROLOGUE;
        Pty pty = spawner.spawn(LaunchSpecs.run(
                        folder, "/bin/sh", "-c", afterALine, "sh", folder.toString(), "77", "33", "/bin/stty", "size")
                .sized(100, 40)
                .spec());

        // By now pty4j has set its size, late as it may be; what counts comes after.
        pty.write(new byte[] {'\r'}, 0, 1);

        assertThat(readAll(pty).strip()).isEqualTo("33 77");
        pty.close();
    }

    @Test
    void aChildHoldsNoTerminalButItsOwn() throws Exception {
        Pty first = sh("read -r wait");
        Pty second = sh("ls -l /proc/$$/fd");

        String held = readAll(second);

        assertThat(held).contains("/dev/pts/").doesNotContain("ptmx");
        assertThat(Pattern.compile("/dev/pts/\\d+")
                        .matcher(held)
                        .results()
                        .map(MatchResult::group)
                        .distinct())
                .hasSize(1);
        first.write(new byte[] {'\r'}, 0, 1);
        readAll(first);
        first.close();
        second.close();
    }

    @Test
    void theGeometryIsClampedOnTheWay() throws Exception {
        Pty pty = spawner.spawn(
                LaunchSpecs.run(folder, "/bin/stty", "size").sized(-5, 100_000).spec());

        assertThat(readAll(pty).strip()).isEqualTo("500 1");
        pty.close();
    }

    @Test
    void theProcessIdIsTheChilds() throws Exception {
        Pty pty = sh("echo $$");

        assertThat(readAll(pty).strip()).isEqualTo(Long.toString(pty.pid()));
        pty.close();
    }

    @Test
    void theChildSeesItsFolderAndExactlyItsEnvironment() throws Exception {
        var spec =
                LaunchSpecs.run(folder, "/usr/bin/env").with("MARK", "a b'\"$c").spec();

        Pty pty = spawner.spawn(spec);
        List<String> lines = readAll(pty).strip().lines().toList();

        assertThat(lines.stream().map(line -> line.substring(0, line.indexOf('='))))
                .containsExactlyInAnyOrderElementsOf(spec.environmentNames());
        assertThat(lines).contains("MARK=a b'\"$c", "PWD=" + folder);
        pty.close();
    }

    @Test
    void aVanishedFolderStartsNothing() throws Exception {
        Path gone = Files.createDirectory(folder.resolve("gone"));
        var spec = LaunchSpecs.sh(gone, "pwd").spec();
        Files.delete(gone);

        assertThatThrownBy(() -> spawner.spawn(spec))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(gone.toString());
    }

    @Test
    void aMissingExecutableStartsNothingAndIsNamed() throws Exception {
        Path plain = Files.writeString(folder.resolve("plain"), "text");

        for (String command : List.of("/no/such/agent", plain.toString(), folder.toString())) {
            assertThatThrownBy(
                            () -> spawner.spawn(LaunchSpecs.run(folder, command).spec()))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining(command);
        }
    }

    @Test
    void aQuietReadOfALivingChildIsNotTheEnd() throws Exception {
        // It lets go of its terminal, so reads find nothing, and takes it back.
        Pty pty = sh("t=$(tty); exec </dev/null >/dev/null 2>&1; for i in 1 2 3 4 5 6 7 8 9 10; do"
                + " stty size; done; exec >$t; echo back; exit 4");

        assertThat(readAll(pty)).contains("back");
        assertThat(pty.awaitExit()).isEqualTo(4);
        pty.close();
    }

    /// Closing is late and careful, so it takes nothing from those that open at the same time: with a
    /// prompt close about one of a hundred lost its output.
    @Test
    void opensAndClosesThatRaceLoseNothing() throws Exception {
        try (ExecutorService four = Executors.newFixedThreadPool(4)) {
            List<Callable<String>> children = IntStream.range(0, 600)
                    .<Callable<String>>mapToObj(i -> () -> shortChild(i))
                    .toList();
            List<String> wrong = new ArrayList<>();
            for (Future<String> child : four.invokeAll(children)) {
                if (!child.get().isEmpty()) {
                    wrong.add(child.get());
                }
            }
            assertThat(wrong).isEmpty();
        }
    }

    private String shortChild(int i) throws IOException, InterruptedException {
        String expected = "child %d ".formatted(i) + "x".repeat(i) + " end";
        Pty pty = sh("printf '%s' '" + expected + "'; exit " + i % 100);
        String printed = readAll(pty);
        int code = pty.awaitExit();
        pty.close();
        return printed.equals(expected) && code == i % 100 ? "" : i + ": " + code + " " + printed;
    }

    @Test
    void everyByteValueArrives() throws Exception {
        Path file = folder.resolve("bytes");
        byte[] all = new byte[256 * 64];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
        }
        Files.write(file, all);

        Pty pty = sh("stty -opost; cat bytes");
        String printed = readAllLatin(pty);

        assertThat(printed).isEqualTo(new String(all, StandardCharsets.ISO_8859_1));
        pty.close();
    }

    private static String readAllLatin(Pty pty) throws IOException {
        StringBuilder all = new StringBuilder();
        byte[] buffer = new byte[1000];
        for (int length = pty.read(buffer); length >= 0; length = pty.read(buffer)) {
            all.append(new String(buffer, 0, length, StandardCharsets.ISO_8859_1));
        }
        return all.toString();
    }
}
