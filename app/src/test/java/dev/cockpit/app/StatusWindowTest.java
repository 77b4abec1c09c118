package dev.cockpit.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.app.sessions.SessionGroup;
import dev.cockpit.app.sessions.SessionListModel;
import dev.cockpit.app.tabs.TabModel;
import dev.cockpit.fake.FakeAgent;
import dev.cockpit.launch.Kind;
import dev.cockpit.session.Await;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who works, who waits and who is done, in a real window over agents that say so.
final class StatusWindowTest {
    @TempDir
    private Path folder;

    private WindowRequest.Tab agent(Kind kind) throws IOException {
        return new WindowRequest.Tab(kind, Optional.of(folder.toRealPath()));
    }

    private static void tell(WindowRig rig, int tab, String command) {
        rig.fx(() -> {
            rig.house().tabs().selectAt(tab);
            return true;
        });
        rig.awaitScreen(FakeAgent.READY);
        rig.robot.write(command + "\n");
    }

    private static void awaitGroups(WindowRig rig, SessionGroup... groups) {
        rig.await(
                "the groups " + List.of(groups),
                () -> rig.house().list().rowsProperty().get().stream()
                        .map(SessionListModel.Row::group)
                        .toList()
                        .equals(List.of(groups)));
    }

    @Test
    void theOneThatWaitedLongestComesFirstAndTheKeyLeadsThere() throws Exception {
        try (WindowRig rig = new WindowRig(folder)
                .withVendors()
                .open(
                        agent(Kind.CLAUDE),
                        agent(Kind.CODEX),
                        agent(Kind.CLAUDE),
                        WindowRig.shell(folder.toRealPath()))) {
            for (int tab = 0; tab < 4; tab++) {
                rig.awaitLive(tab);
            }
            tell(rig, 0, FakeAgent.SLOW);
            awaitGroups(rig, SessionGroup.WORKING, SessionGroup.DONE, SessionGroup.DONE, SessionGroup.SHELLS);
            tell(rig, 2, FakeAgent.RUN + " make deploy");
            awaitGroups(rig, SessionGroup.WAITING, SessionGroup.WORKING, SessionGroup.DONE, SessionGroup.SHELLS);
            tell(rig, 1, FakeAgent.ASK);
            awaitGroups(rig, SessionGroup.WAITING, SessionGroup.WAITING, SessionGroup.WORKING, SessionGroup.SHELLS);
            rig.await("the window's title", () -> rig.stage().getTitle().startsWith("(2 waiting) "));
            rig.awaitSaying("WAITING FOR YOU");
            rig.picture("statuses");

            TabModel third = rig.tab(2);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.J);
            rig.await(
                    "the one that waited longest",
                    () -> rig.house().tabs().selected().equals(Optional.of(third)));

            rig.robot.write("3");
            awaitGroups(rig, SessionGroup.WAITING, SessionGroup.WORKING, SessionGroup.DONE, SessionGroup.SHELLS);
            TabModel second = rig.tab(1);
            rig.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.J);
            rig.await("the other one", () -> rig.house().tabs().selected().equals(Optional.of(second)));
            rig.robot.write("1");
            rig.await("nobody waits", () -> !rig.stage().getTitle().contains("waiting"));
        }
    }

    @Test
    void theDesktopSaysSoWhileTheWindowIsNotInFront() throws Exception {
        Path said = folder.toRealPath().resolve("said");
        ModelRig.script(folder.resolve("desktop/notify-send"), "echo \"$4 | $5\" >>'" + said + "'");
        try (WindowRig rig = new WindowRig(folder)
                .withVendors()
                .with("PATH", folder.toRealPath().resolve("desktop") + ":/usr/local/bin:/usr/bin:/bin")
                .open(agent(Kind.CLAUDE))) {
            TabModel tab = rig.awaitLive(0);
            rig.awaitScreen(FakeAgent.READY);
            rig.robot.write(FakeAgent.RUN + " make in front\n");
            rig.awaitSaying("waiting: permission");
            rig.robot.write("3");
            awaitGroups(rig, SessionGroup.DONE);

            Stage other = rig.fx(() -> {
                Stage stage = new Stage();
                stage.setScene(new Scene(new StackPane(), 200, 100));
                stage.show();
                stage.requestFocus();
                return stage;
            });
            rig.await("another window in front", () -> !rig.stage().isFocused());
            rig.fx(() -> tab.hostProperty()
                    .get()
                    .orElseThrow()
                    .type((FakeAgent.ASK + "\r").getBytes(java.nio.charset.StandardCharsets.UTF_8)));

            Await.until("the notice", () -> Files.exists(said));
            assertThat(said)
                    .content()
                    .isEqualTo("Claude Code waits for you | waiting: question, in "
                            + folder.toRealPath().getFileName() + "\n");
            rig.fx(() -> {
                other.hide();
                return true;
            });
        }
    }
}
