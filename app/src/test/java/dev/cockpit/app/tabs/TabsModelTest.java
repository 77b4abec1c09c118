package dev.cockpit.app.tabs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.ModelRig;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Session;
import dev.cockpit.session.Sessions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The order of tabs, which one is looked at, and when closing asks.
final class TabsModelTest {
    @TempDir
    private Path folder;

    private static List<TabModel> order(ModelRig rig) {
        return rig.fx(() -> List.copyOf(rig.tabs.tabs()));
    }

    @Test
    void tabsAreWalkedRoundAndMovedToTheEnds() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            List<TabModel> made = rig.fx(() -> List.of(
                    rig.tabs.open(rig.wish(Kind.SHELL)),
                    rig.tabs.open(rig.wish(Kind.SHELL)),
                    rig.tabs.open(rig.wish(Kind.SHELL))));
            assertThat(rig.fx(rig.tabs::selected)).contains(made.get(2));

            rig.run(() -> rig.tabs.step(1));
            assertThat(rig.fx(rig.tabs::selected)).contains(made.get(0));
            rig.run(() -> rig.tabs.step(-1));
            assertThat(rig.fx(rig.tabs::selected)).contains(made.get(2));
            rig.run(() -> rig.tabs.selectAt(7));
            assertThat(rig.fx(rig.tabs::selected)).contains(made.get(2));

            rig.run(() -> rig.tabs.moveSelected(-1));
            assertThat(order(rig)).containsExactly(made.get(0), made.get(2), made.get(1));
            rig.run(() -> rig.tabs.moveSelected(-5));
            assertThat(order(rig)).containsExactly(made.get(2), made.get(0), made.get(1));
            rig.run(() -> rig.tabs.move(made.get(2), 99));
            assertThat(order(rig)).containsExactly(made.get(0), made.get(1), made.get(2));
            assertThat(rig.fx(rig.tabs::selected)).contains(made.get(2));
        }
    }

    @Test
    void closingLooksAtTheNeighbour() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            List<TabModel> made = rig.fx(() -> List.of(
                    rig.tabs.open(rig.wish(Kind.SHELL)),
                    rig.tabs.open(rig.wish(Kind.SHELL)),
                    rig.tabs.open(rig.wish(Kind.SHELL))));
            rig.run(() -> rig.tabs.selectAt(1));

            rig.run(() -> rig.tabs.close(made.get(1)));
            assertThat(rig.fx(rig.tabs::selected)).contains(made.get(2));
            rig.run(() -> rig.tabs.close(made.get(2)));
            assertThat(rig.fx(rig.tabs::selected)).contains(made.get(0));
            rig.run(() -> rig.tabs.close(made.get(0)));
            assertThat(rig.fx(rig.tabs::selected)).isEqualTo(Optional.empty());
        }
    }

    @Test
    void closingAsksOnlyWhenSomethingIsAtWork() throws IOException {
        try (ModelRig rig = new ModelRig(folder, ModelRig.vendors(folder))) {
            TabModel agent = rig.openLive(rig.wish(Kind.CLAUDE));
            TabModel shell = rig.openLive(rig.wish(Kind.SHELL));

            rig.run(() -> rig.tabs.requestClose(shell));
            rig.await("the shell's tab to go", () -> !rig.tabs.tabs().contains(shell));

            rig.run(() -> rig.tabs.requestClose(agent));
            rig.await("the question", () -> agent.closeAskedProperty().get());
            rig.run(agent::keep);
            assertThat(rig.fx(agent::state)).isInstanceOf(TabState.Live.class);

            rig.run(() -> rig.tabs.requestClose(agent));
            rig.await("the question again", () -> agent.closeAskedProperty().get());
            rig.run(() -> rig.tabs.close(agent));
            rig.await("no session", () -> rig.feed.running().isEmpty());
        }
    }

    @Test
    void aDuplicateAsksForTheSameOnceMore() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            TabModel tab = rig.openLive(rig.wish(Kind.SHELL));

            TabModel twin = rig.fx(() -> rig.tabs.duplicate(tab));

            assertThat(twin.wish()).isEqualTo(tab.wish());
            assertThat(order(rig)).containsExactly(tab, twin);
        }
    }

    @Test
    void aTabThatOnlyShowsASessionLeavesItRunning() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            Session session = ((Sessions.Opening.Started) rig.sessions.open(rig.wish(Kind.SHELL))).session();
            TabModel tab = rig.fx(() -> rig.tabs.show(session));
            rig.run(() -> tab.laidOut(new TerminalSize(80, 24)));
            rig.awaitState(tab, TabState.Live.class);
            assertThat(rig.fx(() -> rig.tabs.show(session))).isSameAs(tab);

            rig.run(() -> rig.tabs.close(tab));

            assertThat(rig.ptys.signals()).isEmpty();
            assertThat(session.info().ended()).isFalse();
        }
    }
}
