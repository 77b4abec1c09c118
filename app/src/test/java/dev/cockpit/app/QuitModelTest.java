package dev.cockpit.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.Kind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The way out, over real sessions.
final class QuitModelTest {
    @TempDir
    private Path folder;

    private static QuitModel quit(ModelRig rig) {
        return rig.fx(() -> new QuitModel(
                rig.feed::running, info -> info.kind() != Kind.SHELL, rig.sessions::close, rig.background, rig.fx));
    }

    @Test
    void withNothingAtWorkItStopsEverythingAndGoes() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            rig.openLive(rig.wish(Kind.SHELL));
            QuitModel quit = quit(rig);

            rig.run(quit::request);

            rig.await("the end", () -> quit.stepProperty().get() instanceof QuitModel.Step.Done);
            assertThat(rig.ptys.children().getFirst().isAlive()).isFalse();
        }
    }

    @Test
    void withAnAgentAtWorkItAsksAndANoChangesNothing() throws IOException {
        try (ModelRig rig = new ModelRig(folder, ModelRig.vendors(folder))) {
            rig.openLive(rig.wish(Kind.CLAUDE));
            rig.openLive(rig.wish(Kind.SHELL));
            rig.await("both sessions", () -> rig.feed.running().size() == 2);
            QuitModel quit = quit(rig);

            rig.run(quit::request);
            rig.await("the question", () -> quit.stepProperty().get().equals(new QuitModel.Step.Asking(1)));
            rig.run(() -> quit.answer(false));
            assertThat(rig.fx(() -> quit.stepProperty().get())).isInstanceOf(QuitModel.Step.Open.class);
            assertThat(rig.feed.running()).hasSize(2);

            rig.run(quit::request);
            rig.await("the question", () -> quit.stepProperty().get() instanceof QuitModel.Step.Asking);
            rig.run(() -> quit.answer(true));
            rig.await("the end", () -> quit.stepProperty().get() instanceof QuitModel.Step.Done);
            assertThat(rig.ptys.children()).noneMatch(child -> child.isAlive());
        }
    }
}
