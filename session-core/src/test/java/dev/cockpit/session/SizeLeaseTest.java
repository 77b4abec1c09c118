package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty4jSpawner;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Decision 20 on a real terminal.
final class SizeLeaseTest {
    private static final TerminalSize WIDE = new TerminalSize(150, 40);
    private static final TerminalSize PHONE = new TerminalSize(44, 26);

    @TempDir
    Path folder;

    private Sessions sessions;
    private Session session;

    @BeforeEach
    void open() {
        sessions = TestSessions.of(
                request -> LaunchSpecs.run(folder, "/bin/cat").sized(80, 24).spec(), new Pty4jSpawner());
        session = TestSessions.open(sessions);
    }

    @AfterEach
    void close() {
        sessions.close();
    }

    private TerminalSize size() {
        return session.info().size();
    }

    @Test
    void attachingNeverResizes() {
        try (Host desktop = session.host();
                Driver phone = session.drive("phone")) {
            assertThat(size()).isEqualTo(new TerminalSize(80, 24));
            assertThat(session.sizeOwner()).isEmpty();
            assertThat(desktop.ownsSize()).isFalse();
            assertThat(phone.ownsSize()).isFalse();
        }
    }

    @Test
    void theDesktopDecidesUntilADriverTakesIt() {
        try (Host desktop = session.host();
                Driver phone = session.drive("phone")) {
            desktop.resize(WIDE);
            phone.resize(PHONE);
            assertThat(size()).isEqualTo(WIDE);
            assertThat(session.sizeOwner()).contains("desktop");

            phone.takeSize();
            phone.resize(PHONE);
            desktop.resize(new TerminalSize(151, 41));
            assertThat(size()).isEqualTo(PHONE);
            assertThat(session.sizeOwner()).contains("phone");

            phone.giveSizeBack();
            assertThat(size()).isEqualTo(new TerminalSize(151, 41));
            assertThat(desktop.ownsSize()).isTrue();
        }
    }

    @Test
    void theDesktopMayTakeItBack() {
        try (Host desktop = session.host();
                Driver phone = session.drive("phone")) {
            desktop.resize(WIDE);
            phone.takeSize();
            phone.resize(PHONE);
            desktop.takeSize();
            assertThat(size()).isEqualTo(WIDE);
            phone.resize(PHONE);
            assertThat(size()).isEqualTo(WIDE);
        }
    }

    @Test
    void itComesBackAfterTheDriverIsGone() {
        try (Host desktop = session.host()) {
            desktop.resize(WIDE);
            Driver phone = session.drive("phone");
            phone.takeSize();
            phone.resize(PHONE);
            phone.close();
            assertThat(size()).isEqualTo(PHONE);
            Await.until("the desktop has its size again", () -> size().equals(WIDE));
        }
    }

    @Test
    void withoutADesktopTheFirstDriverThatAsksDecides() {
        try (Driver first = session.drive("first");
                Driver second = session.drive("second")) {
            second.resize(PHONE);
            first.resize(WIDE);
            assertThat(size()).isEqualTo(PHONE);
            assertThat(session.sizeOwner()).contains("second");
            second.giveSizeBack();
            first.resize(WIDE);
            assertThat(size()).isEqualTo(WIDE);
        }
    }

    @Test
    void theLogOfSizesTellsWhereTheSizeChanged() {
        SizeLog sizes = new SizeLog(WIDE);
        sizes.changed(100, PHONE);
        sizes.changed(100, new TerminalSize(50, 20));
        assertThat(sizes.at(99)).isEqualTo(WIDE);
        assertThat(sizes.at(100)).isEqualTo(new TerminalSize(50, 20));
        assertThat(sizes.nextAfter(0)).hasValue(100);
        assertThat(sizes.nextAfter(100)).isEmpty();
    }
}
