package dev.cockpit.app.tabs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.ModelRig;
import dev.cockpit.fake.FakeAgent;
import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.launch.Tier;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState.EndReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The seed's terminal behaviours C1–C12, over real sessions and real children.
final class TabModelTest {
    @TempDir
    private Path folder;

    private ModelRig rig() throws IOException {
        return rig(Map.of());
    }

    private ModelRig rig(Map<String, String> more) throws IOException {
        return new ModelRig(folder, more);
    }

    private static EndReason reason(TabModel tab) {
        return ((TabState.Ended) tab.state()).how().why();
    }

    private static OptionalInt exitCode(TabModel tab) {
        return ((TabState.Ended) tab.state()).how().exitCode();
    }

    @Test
    void c1StartsTheKindAtItsTierAndShowsStartingThenTheSession() throws IOException {
        Path agent = FakeAgent.install(folder.toRealPath().resolve("bin"), "bun");
        Path entry = Files.writeString(folder.toRealPath().resolve("index.js"), "");
        try (ModelRig rig = rig(Map.of(
                "PTY_ELIZA_CLOUD_API_KEY", "k",
                "ELIZA_CODE_BIN", entry.toString(),
                "COCKPIT_BUN_BIN", agent.toString()))) {
            List<String> states = new ArrayList<>();
            LaunchRequest wish = new LaunchRequest(
                    Kind.ELIZA_CODE,
                    Optional.of(rig.home),
                    Tier.SMART,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    TerminalSize.DEFAULT,
                    new LaunchRequest.Origin.Window());
            TabModel tab = rig.fx(() -> {
                TabModel made = rig.tabs.open(wish);
                states.add(TabWords.state(made.state()));
                made.stateProperty().addListener((property, before, now) -> states.add(TabWords.state(now)));
                made.laidOut(ModelRig.SIZE);
                return made;
            });

            rig.awaitState(tab, TabState.Live.class);

            assertThat(states).startsWith("starting", "starting", "running");
            assertThat(rig.fx(() -> tab.hostProperty().get())).isPresent();
            LaunchSpec spec = rig.ptys.spawned().getFirst();
            assertThat(spec.kind()).isEqualTo(Kind.ELIZA_CODE);
            assertThat(spec.label()).contains("smart");
            assertThat(spec.size()).isEqualTo(ModelRig.SIZE);
        }
    }

    @Test
    void c2StartsInTheFolderThatWasAskedFor() throws IOException {
        Files.createDirectories(folder.resolve("work/shop"));
        try (ModelRig rig = rig()) {
            Path cwd = rig.home.resolve("work/shop");
            TabModel tab = rig.openLive(LaunchRequest.of(Kind.SHELL, cwd, TerminalSize.DEFAULT));

            assertThat(rig.ptys.spawned().getFirst().cwd()).isEqualTo(cwd);
            assertThat(rig.fx(() -> tab.titleProperty().get())).isEqualTo("shop");
        }
    }

    @Test
    void c3ShowsWhyItWasRefusedAndARetryWorks() throws IOException {
        try (ModelRig rig = rig()) {
            Path missing = rig.home.resolve("missing");
            TabModel tab = rig.open(LaunchRequest.of(Kind.SHELL, missing, TerminalSize.DEFAULT));
            rig.awaitState(tab, TabState.Refused.class);

            Refusal refusal = ((TabState.Refused) tab.state()).refusal();
            assertThat(refusal.sentence()).contains(missing.toString());
            assertThat(rig.ptys.spawned()).isEmpty();

            Files.createDirectories(missing);
            rig.run(() -> {
                tab.restart();
                tab.laidOut(ModelRig.SIZE);
            });
            rig.awaitState(tab, TabState.Live.class);
        }
    }

    @Test
    void c4AndC5ClosingStopsTheChildAndTheTabGoes() throws IOException {
        try (ModelRig rig = rig()) {
            TabModel tab = rig.openLive(rig.wish(Kind.SHELL));

            rig.run(() -> rig.tabs.close(tab));

            assertThat(rig.tabs.tabs()).isEmpty();
            rig.await("the child's end", () -> !rig.ptys.children().getFirst().isAlive());
        }
    }

    @Test
    void c6AnExitShowsItsCodeAndTheScreenStays() throws IOException {
        try (ModelRig rig = rig()) {
            TabModel tab = rig.openLive(rig.wish(Kind.SHELL));

            rig.type(tab, "exit 3\r");
            rig.awaitState(tab, TabState.Ended.class);

            assertThat(reason(tab)).isEqualTo(new EndReason.Exited());
            assertThat(exitCode(tab)).hasValue(3);
            assertThat(TabWords.state(tab.state())).isEqualTo("exited 3");
            assertThat(rig.fx(() -> tab.hostProperty().get())).isPresent();
        }
    }

    @Test
    void c7AnEndedSessionIsNotStoppedAgain() throws IOException {
        try (ModelRig rig = rig()) {
            TabModel tab = rig.openLive(rig.wish(Kind.SHELL));
            rig.type(tab, "exit\r");
            rig.awaitState(tab, TabState.Ended.class);

            rig.run(() -> rig.tabs.close(tab));

            assertThat(rig.ptys.signals()).isEmpty();
            assertThat(reason(tab)).isEqualTo(new EndReason.Exited());
        }
    }

    @Test
    void c8TheExitOfAnotherSessionIsIgnored() throws IOException {
        try (ModelRig rig = rig()) {
            TabModel tab = rig.openLive(rig.wish(Kind.SHELL));
            TabModel other = rig.openLive(rig.wish(Kind.SHELL));

            rig.type(other, "exit 4\r");
            rig.awaitState(other, TabState.Ended.class);

            assertThat(tab.state()).isInstanceOf(TabState.Live.class);
        }
    }

    @Test
    void c9RestartMakesANewSessionForAFreshTerminal() throws IOException {
        try (ModelRig rig = rig()) {
            TabModel tab = rig.openLive(rig.wish(Kind.SHELL));
            SessionId first = tab.session().orElseThrow().id();
            rig.type(tab, "exit 3\r");
            rig.awaitState(tab, TabState.Ended.class);

            rig.run(tab::restart);
            assertThat(rig.fx(() -> tab.runProperty().get())).isEqualTo(2);
            assertThat(rig.fx(() -> tab.hostProperty().get())).isEmpty();
            rig.run(() -> tab.laidOut(new TerminalSize(50, 20)));
            rig.awaitState(tab, TabState.Live.class);

            SessionInfo second = tab.session().orElseThrow();
            assertThat(second.id()).isNotEqualTo(first);
            assertThat(second.size()).isEqualTo(new TerminalSize(50, 20));
        }
    }

    @Test
    void c10TheVendorGateSaysWhichVariableOpensIt() throws IOException {
        try (ModelRig rig = rig()) {
            TabModel tab = rig.open(rig.wish(Kind.CLAUDE));
            rig.awaitState(tab, TabState.Refused.class);

            assertThat(((TabState.Refused) tab.state()).refusal().sentence()).contains("PTY_VENDOR_CLI_ENABLED");
            assertThat(rig.ptys.spawned()).isEmpty();
        }
    }

    @Test
    void c11ClosingDuringTheSpawnStopsTheLateChild() throws IOException {
        try (ModelRig rig = rig()) {
            rig.ptys.shut();
            TabModel tab = rig.open(rig.wish(Kind.SHELL));
            rig.await("the spawn", rig.ptys::entered);

            rig.run(() -> rig.tabs.close(tab));
            rig.ptys.open();

            rig.await("the late child", () -> !rig.ptys.children().isEmpty());
            rig.await("its end", () -> !rig.ptys.children().getFirst().isAlive());
            assertThat(rig.tabs.tabs()).isEmpty();
            rig.await("no session", () -> rig.feed.running().isEmpty());
        }
    }

    @Test
    void c12AnExitBeforeTheTabWasDrawnIsShown() throws IOException {
        Path script = ModelRig.script(folder.toRealPath().resolve("bin/claude"), "echo bye; exit 7");
        try (ModelRig rig = rig(Map.of("PTY_VENDOR_CLI_ENABLED", "1", "PTY_CLAUDE_BIN", script.toString()))) {
            TabModel tab = rig.open(rig.wish(Kind.CLAUDE));

            rig.awaitState(tab, TabState.Ended.class);

            assertThat(exitCode(tab)).hasValue(7);
            assertThat(rig.fx(() -> tab.hostProperty().get())).isPresent();
        }
    }

    @Test
    void nothingStartsBeforeTheTerminalHasASizeAndOnlyOnceAfter() throws IOException {
        try (ModelRig rig = rig()) {
            TabModel tab = rig.fx(() -> rig.tabs.open(rig.wish(Kind.SHELL)));
            assertThat(rig.fx(tab::state)).isInstanceOf(TabState.Waiting.class);
            assertThat(rig.ptys.spawned()).isEmpty();

            rig.run(() -> {
                tab.laidOut(ModelRig.SIZE);
                tab.laidOut(new TerminalSize(10, 10));
            });
            rig.awaitState(tab, TabState.Live.class);

            assertThat(rig.ptys.spawned()).hasSize(1);
            assertThat(rig.ptys.spawned().getFirst().size()).isEqualTo(ModelRig.SIZE);
        }
    }

    @Test
    void thePersonsNameWinsOverTheAgentsUntilItIsTakenBack() throws IOException {
        try (ModelRig rig = rig()) {
            TabModel tab = rig.openLive(rig.wish(Kind.SHELL));
            rig.run(() -> tab.agentTitled("fix login"));
            assertThat(rig.fx(() -> tab.titleProperty().get())).isEqualTo("fix login");

            rig.run(() -> tab.rename("  mine "));
            rig.run(() -> tab.agentTitled("other"));
            assertThat(rig.fx(() -> tab.titleProperty().get())).isEqualTo("mine");

            rig.run(() -> tab.rename(" "));
            assertThat(rig.fx(() -> tab.titleProperty().get())).isEqualTo("other");
        }
    }

    @Test
    void aStopAtTheWindowIsToldAsSuch() throws IOException {
        try (ModelRig rig = rig()) {
            TabModel tab = rig.openLive(rig.wish(Kind.SHELL));

            rig.run(tab::stop);
            rig.awaitState(tab, TabState.Ended.class);

            assertThat(reason(tab)).isEqualTo(new EndReason.Stopped());
            assertThat(TabWords.state(tab.state())).isEqualTo("stopped");
        }
    }
}
