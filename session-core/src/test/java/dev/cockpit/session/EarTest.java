package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.screen.Notice;
import dev.cockpit.screen.Progress;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenOptions;
import dev.cockpit.session.Ear.Shout;
import dev.cockpit.status.AgentStatus;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a session tells of its child, from bytes on, with a clock that the test moves.
final class EarTest {
    private Instant now = Instant.EPOCH;
    private final List<String> told = new ArrayList<>();
    private final List<Shout> shouts = new ArrayList<>();
    private final StringBuilder answers = new StringBuilder();
    private Optional<Instant> wakeAt = Optional.empty();
    private final Ear ear = new Ear(new Notes(), () -> now, "this-host");
    private final Screen screen = new Screen(80, 24, ScreenOptions.DEFAULT, ear);

    private final class Notes implements Ear.Mouth {
        @Override
        public void answer(byte[] bytes) {
            answers.append(new String(bytes, StandardCharsets.UTF_8));
        }

        @Override
        public void saidChanged() {
            told.add(ear.said().title() + "/" + ear.said().status().getClass().getSimpleName());
        }

        @Override
        public void wakeAt(Instant when) {
            wakeAt = Optional.of(when);
        }

        @Override
        public void shout(Shout shout) {
            shouts.add(shout);
        }
    }

    private void prints(String text) {
        screen.feed(text.getBytes(StandardCharsets.UTF_8));
    }

    private void later(long millis) {
        now = now.plusMillis(millis);
        if (wakeAt.isPresent() && !now.isBefore(wakeAt.get())) {
            wakeAt = Optional.empty();
            ear.due();
        }
    }

    @Test
    void aSpinnerInTheTitleIsOneChange() {
        for (int frame = 0; frame < 100; frame++) {
            prints("\u001B]0;" + Character.toString(0x280B + frame % 8) + " demo\u0007");
            later(100);
        }
        assertThat(told).containsExactly("demo/Working");
    }

    @Test
    void titlesThatNeverStandStillAreToldFourTimesASecond() {
        for (int frame = 0; frame < 100; frame++) {
            prints("\u001B]0;" + frame + "\u0007");
            later(10);
        }
        later(1000);
        assertThat(told).hasSizeBetween(3, 6).last().isEqualTo("99/Unknown");
    }

    @Test
    void thatItWaitsForSomebodyIsToldAtOnce() {
        prints("\u001B]7501;state=working\u001B\\");
        later(1);
        prints("\u001B]7501;state=blocked:kind=permission\u001B\\");
        assertThat(told).containsExactly("/Working", "/Blocked");
        for (int flips = 0; flips < 100; flips++) {
            prints("\u001B]7501;state=working\u001B\\\u001B]7501;state=blocked\u001B\\");
        }
        assertThat(told).hasSize(2);
    }

    @Test
    void answersGoOutInTheOrderOfTheQueries() {
        prints("\u001B]7501;?\u001B\\\u001B[c\u001B[6n");
        assertThat(answers.toString())
                .startsWith("\u001B]7501;?\u001B\\")
                .contains("c")
                .endsWith("\u001B[1;1R");
    }

    @Test
    void shoutsArePassedOnTwiceASecondAtMost() {
        prints("\u0007\u0007\u0007\u001B]9;done\u0007\u001B]777;notify;build;failed\u0007");
        assertThat(shouts).containsExactly(new Shout.Rang(), new Shout.Noticed(new Notice("", "done")));
        later(500);
        prints("\u0007");
        assertThat(shouts).hasSize(3);
    }

    @Test
    void progressAndFolderAreKept() {
        prints("\u001B]9;4;1;40\u0007\u001B]7;file:///tmp/a%20b\u0007");
        assertThat(ear.said().progress()).contains(new Progress(Progress.State.NORMAL, 40));
        assertThat(ear.said().folder()).contains(Path.of("/tmp/a b"));
        prints("\u001B]9;4;0\u0007");
        assertThat(ear.said().progress()).isEmpty();
    }

    @Test
    void aFullResetAndTheEndTakeBackWhatWasSaid() {
        prints("\u001B]7501;state=done\u001B\\\u001Bc");
        assertThat(ear.said().status()).isInstanceOf(AgentStatus.Unknown.class);
        prints("\u001B]7501;state=working\u001B\\\u001B]9;4;3\u0007");
        ear.exited();
        assertThat(ear.said().status()).isInstanceOf(AgentStatus.Unknown.class);
        assertThat(ear.said().progress()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "file:///tmp, /tmp",
        "file://localhost/tmp/../etc, /etc",
        "file://This-Host/tmp/%C3%A9, /tmp/é",
        "file://elsewhere/tmp, ''",
        "http://localhost/tmp, ''",
        "/tmp, ''",
        "file:tmp, ''",
        "file:///tmp/%00, ''",
        "::, ''",
    })
    void onlyFoldersOfThisMachineCount(String uri, String folder) {
        assertThat(ReportedFolder.of(uri, "this-host").map(Path::toString).orElse(""))
                .isEqualTo(folder);
    }
}
