package dev.cockpit.app;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.launch.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Pictures of the window in both themes, kept in `target/screenshots` for whoever looks at them.
final class WindowPicturesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    void theWindow(String theme) throws Exception {
        for (String name : new String[] {"code/shop", "code/billing", "code/docs"}) {
            Files.createDirectories(folder.resolve(name));
        }
        try (WindowRig rig = new WindowRig(folder)
                .withVendors()
                .remembers("{\"theme\":\"" + theme
                        + "\",\"recentFolders\":[\"~/code/shop\",\"~/code/billing\",\"~/code/docs\"]}")) {
            rig.open();
            rig.picture(theme + "-empty");
            rig.ask(
                    new WindowRequest.Tab(Kind.CLAUDE, Optional.of(rig.home.resolve("code/shop"))),
                    new WindowRequest.Tab(Kind.CODEX, Optional.of(rig.home.resolve("code/billing"))),
                    WindowRig.shell(rig.home.resolve("code/docs")),
                    WindowRig.shell(rig.home.resolve("code/docs")));
            for (int i = 0; i < 4; i++) {
                rig.awaitLive(i);
            }
            rig.robot.write("exit 3\n");
            rig.awaitSaying("exited 3");
            rig.picture(theme + "-ended");
            rig.press(KeyCode.ALT, KeyCode.DIGIT1);
            rig.awaitScreen("ready");
            rig.picture(theme + "-window");
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
            rig.picture(theme + "-facts");
            rig.press(KeyCode.ESCAPE);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
            rig.awaitSaying("Stop and close");
            rig.picture(theme + "-close");
            rig.press(KeyCode.ESCAPE);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
            rig.picture(theme + "-commands");
            rig.press(KeyCode.ESCAPE);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
            rig.await(
                    "an answer",
                    () -> rig.house().sheet().answerProperty().get().isPresent());
            rig.picture(theme + "-sheet");
        }
    }
}
