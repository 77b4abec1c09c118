package dev.cockpit.app;

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
        for (String name : new String[] {"work/shop", "work/billing", "work/docs"}) {
            Files.createDirectories(folder.resolve(name));
        }
        try (WindowRig rig = new WindowRig(folder)
                .withVendors()
                .remembers("{\"theme\":\"" + theme
                        + "\",\"recentFolders\":[\"~/work/shop\",\"~/work/billing\",\"~/work/docs\"]}")) {
            rig.open();
            rig.picture(theme + "-empty");
            Path home = rig.home;
            rig.fx(() -> {
                rig.window()
                        .handOver(new dev.cockpit.app.cli.WindowRequest(java.util.List.of(
                                new dev.cockpit.app.cli.WindowRequest.Tab(
                                        Kind.CLAUDE, Optional.of(home.resolve("work/shop"))),
                                new dev.cockpit.app.cli.WindowRequest.Tab(
                                        Kind.CODEX, Optional.of(home.resolve("work/billing"))),
                                WindowRig.shell(home.resolve("work/docs")),
                                WindowRig.shell(home.resolve("work/docs")))));
                return true;
            });
            for (int i = 0; i < 4; i++) {
                var tab = rig.tab(i);
                rig.await("tab", () -> tab.state() instanceof dev.cockpit.app.tabs.TabState.Live);
            }
            rig.robot.write("exit 3\n");
            var last = rig.tab(3);
            rig.await("the end", () -> last.state() instanceof dev.cockpit.app.tabs.TabState.Ended);
            rig.picture(theme + "-ended");
            rig.press(KeyCode.ALT, KeyCode.DIGIT1);
            rig.awaitScreen("ready");
            rig.picture(theme + "-window");
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
            rig.picture(theme + "-facts");
            rig.press(KeyCode.ESCAPE);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
            rig.await("question", () -> rig.tab(0).closeAskedProperty().get());
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
