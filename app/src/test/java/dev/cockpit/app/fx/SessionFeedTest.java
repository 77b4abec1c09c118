package dev.cockpit.app.fx;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.ModelRig;
import dev.cockpit.launch.Kind;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.Sessions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Events become one list, in order, and the newest state wins.
final class SessionFeedTest {
    @TempDir
    private Path folder;

    private static Session open(ModelRig rig) {
        return ((Sessions.Opening.Started) rig.sessions.open(rig.wish(Kind.SHELL))).session();
    }

    @Test
    void aSessionAppearsChangesAndEnds() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            Session session = open(rig);
            rig.await("it to appear", () -> rig.feed.running().size() == 1);

            var _ = session.host().stop();

            rig.await("its end", () -> rig.feed.running().isEmpty());
            assertThat(rig.fx(() -> rig.feed.sessions().getFirst().ended())).isTrue();
        }
    }

    @Test
    void aFeedThatComesLateKnowsWhatRuns() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            SessionInfo info = open(rig).info();

            SessionFeed late = rig.fx(() -> new SessionFeed(rig.sessions, rig.fx));

            assertThat(rig.fx(late::running)).extracting(SessionInfo::id).containsExactly(info.id());
            rig.run(late::close);
        }
    }
}
