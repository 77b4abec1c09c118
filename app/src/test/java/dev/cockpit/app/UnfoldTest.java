package dev.cockpit.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the window says only when asked.
final class UnfoldTest {
    @TempDir
    private Path folder;

    @Test
    void aKindThatWasNotFoundSaysWhereItWasLookedFor() throws Exception {
        try (WindowRig rig =
                new WindowRig(folder).with("PTY_VENDOR_CLI_ENABLED", "1").open()) {
            rig.awaitSaying("Where did you look?");
            assertThat(rig.says("/usr/local/bin")).isFalse();

            rig.robot.clickOn("Where did you look?");

            rig.awaitSaying("/usr/local/bin");
            rig.awaitSaying("Hide");
        }
    }

    @Test
    void theSheetShowsTheNamesThatTheChildGetsAndNoOthers() throws Exception {
        try (WindowRig rig = new WindowRig(folder).open()) {
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
            rig.awaitSaying("Starts inside ~");
            assertThat(rig.says("HOME · ")).isFalse();

            rig.robot.clickOn("Show the names");

            rig.awaitSaying("HOME · ");
            assertThat(rig.says("SECRET_TOKEN")).isFalse();
            rig.robot.clickOn("Hide the names");
            rig.await("the names to go", () -> !rig.says("HOME · "));
        }
    }
}
