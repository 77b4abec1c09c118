package dev.cockpit.app.instance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.launch.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FirstWindowTest {
    private static final WindowRequest NOTHING = new WindowRequest(List.of());
    private static final WindowRequest TWO_TABS = new WindowRequest(List.of(
            new WindowRequest.Tab(Kind.CLAUDE, Optional.of(Path.of("/tmp/größe 漢\n"))),
            new WindowRequest.Tab(Kind.SHELL, Optional.empty())));

    @TempDir
    Path temp;

    private final BlockingQueue<WindowRequest> taken = new ArrayBlockingQueue<>(10);

    @Test
    void aSecondCallHandsItsTabsToTheFirst() throws Exception {
        try (FirstWindow first = first()) {
            first.serve(taken::add);
            assertThat(FirstWindow.claim(folder(), TWO_TABS)).isEqualTo(new Claim.HandedOver());
            assertThat(taken.poll(30, TimeUnit.SECONDS)).isEqualTo(TWO_TABS);
        }
    }

    @Test
    void aRequestThatComesBeforeTheWindowIsUpWaits() throws Exception {
        try (FirstWindow first = first()) {
            CompletableFuture<Claim> second = CompletableFuture.supplyAsync(() -> claimUnchecked(TWO_TABS));
            first.serve(taken::add);
            assertThat(second.get(30, TimeUnit.SECONDS)).isEqualTo(new Claim.HandedOver());
            assertThat(taken.poll(30, TimeUnit.SECONDS)).isEqualTo(TWO_TABS);
        }
    }

    @Test
    void afterTheFirstClosedTheNextIsFirst() throws Exception {
        first().close();
        first().close();
        assertThat(folder().resolve("window.sock")).doesNotExist();
    }

    @Test
    void whatAKilledProcessLeftIsInNobodysWay() throws Exception {
        Process killed = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        folder().toString())
                .redirectErrorStream(true)
                .start();
        assertThat(killed.inputReader().lines().filter(Holder.READY::equals).findFirst())
                .isPresent();
        killed.destroyForcibly().waitFor();
        assertThat(folder().resolve("window.sock")).exists();
        try (FirstWindow first = first()) {
            first.serve(taken::add);
            assertThat(FirstWindow.claim(folder(), TWO_TABS)).isEqualTo(new Claim.HandedOver());
        }
    }

    @Test
    void folderAndSocketAreTheUsersAlone() throws Exception {
        Files.createDirectories(folder());
        Files.setPosixFilePermissions(folder(), PosixFilePermissions.fromString("rwxrwxrwx"));
        try (FirstWindow first = first()) {
            assertThat(first).isNotNull();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())))
                    .isEqualTo("rwx------");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder().resolve("window.sock"))))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void aLinkInTheFoldersPlaceIsRefused() throws Exception {
        Path elsewhere = Files.createDirectory(temp.resolve("elsewhere"));
        Files.createSymbolicLink(folder(), elsewhere);
        assertThatThrownBy(() -> FirstWindow.claim(folder(), NOTHING))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("is a link");
        assertThat(elsewhere).isEmptyDirectory();
    }

    private Path folder() {
        return temp.resolve("run");
    }

    private FirstWindow first() throws IOException {
        return ((Claim.First) FirstWindow.claim(folder(), NOTHING)).window();
    }

    private Claim claimUnchecked(WindowRequest request) {
        try {
            return FirstWindow.claim(folder(), request);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /// A process that is first and waits to be killed.
    static final class Holder {
        static final String READY = "ready";

        private Holder() {}

        public static void main(String[] args) throws Exception {
            Claim claim = FirstWindow.claim(Path.of(args[0]), NOTHING);
            System.out.println(claim instanceof Claim.First ? READY : "not first");
            Thread.currentThread().join();
        }
    }
}
