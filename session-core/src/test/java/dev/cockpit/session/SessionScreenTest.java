package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.fake.FakeAgent;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenView;
import dev.cockpit.status.AgentStatus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The session's own screen: it answers, it is looked at, it says what the agent does. Real children.
final class SessionScreenTest {
    @TempDir
    private Path folder;

    private Sessions sessions() throws Exception {
        Path real = folder.toRealPath();
        Path agent = FakeAgent.install(real.resolve("bin"), "claude");
        LaunchSpec spec = LaunchSpecs.run(real, agent.toString())
                .as(Kind.CLAUDE)
                .sized(100, 30)
                .spec();
        return TestSessions.of(request -> spec, new Pty4jSpawner());
    }

    private static String text(Screen screen) {
        return String.join("\n", screen.read(ScreenView::screenText));
    }

    private static void awaitOnScreen(Session session, String text) {
        Await.until(
                "\"" + text + "\" on the screen", () -> text(session.screen()).contains(text));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void eachQueryIsAnsweredOnceHoweverManyWatch(int viewers) throws Exception {
        try (Sessions sessions = sessions()) {
            Session session = TestSessions.open(sessions);
            List<Watcher> watchers = new ArrayList<>();
            for (int viewer = 0; viewer < viewers; viewer++) {
                watchers.add(session.watch());
            }
            awaitOnScreen(session, FakeAgent.READY);
            watchers.forEach(watcher -> assertThat(text(watcher.screen())).contains(FakeAgent.READY));

            Await.until("all answers", () -> {
                session.type(FakeAgent.line(FakeAgent.QUERIES));
                return text(session.screen()).contains("DA1: 1");
            });
            assertThat(text(session.screen()))
                    .contains("OSC 7501: 1", "XTVERSION: 1", "kitty keyboard: 1", "CPR: 1", "OSC 10: 1", "OSC 11: 1");
        }
    }

    @Test
    void whatTheAgentDoesArrivesAsEvents() throws Exception {
        try (Sessions sessions = sessions()) {
            List<AgentStatus> seen = new CopyOnWriteArrayList<>();
            Sessions.Subscription subscription = sessions.subscribe(event -> {
                if (event instanceof SessionEvent.Changed(SessionInfo info)) {
                    seen.add(info.status());
                }
            });
            Session session = TestSessions.open(sessions);
            awaitStatus(seen, AgentStatus.Idle.class::isInstance);

            session.type(FakeAgent.line(FakeAgent.RUN + " echo allowed"));
            awaitStatus(
                    seen,
                    status -> status instanceof AgentStatus.Blocked(var need, var message, var _)
                            && need == AgentStatus.Need.PERMISSION
                            && message.equals("approve: echo allowed"));

            session.type(new byte[] {'1'});
            awaitStatus(seen, AgentStatus.Done.class::isInstance);
            awaitOnScreen(session, "allowed");
            assertThat(session.info().title()).isEqualTo("fake agent");

            subscription.close();
        }
    }

    private static void awaitStatus(List<AgentStatus> seen, Predicate<AgentStatus> wanted) {
        Await.until("a status among " + seen, () -> seen.stream().anyMatch(wanted));
    }

    @Test
    void theScreenHasTheSizeOfTheTerminal() throws Exception {
        try (Sessions sessions = sessions()) {
            Session session = TestSessions.open(sessions);
            awaitOnScreen(session, FakeAgent.READY);
            assertThat(session.screen().read(ScreenView::columns)).isEqualTo(100);
            session.resize(new TerminalSize(60, 20));
            Await.until("the new size", () -> session.screen().read(ScreenView::columns) == 60);
        }
    }

    @Test
    void theEndLeavesTheTextAndNeitherModesNorWork() throws Exception {
        try (Sessions sessions = sessions()) {
            Session session = TestSessions.open(sessions);
            awaitOnScreen(session, FakeAgent.READY);
            assertThat(session.screen().modes().bracketedPaste()).isTrue();
            session.type(FakeAgent.line(FakeAgent.SLOW));
            Await.until("work", () -> session.info().status() instanceof AgentStatus.Working);

            var ignored = session.stop(new SessionState.EndReason.Stopped());
            Await.until("the end", () -> session.info().ended());

            assertThat(session.info().status()).isInstanceOf(AgentStatus.Unknown.class);
            assertThat(session.screen().modes().bracketedPaste()).isFalse();
            awaitOnScreen(session, "saved and left");
        }
    }
}
