package dev.cockpit.app.tabs;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Host;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionId;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.session.SessionState;
import dev.cockpit.session.Sessions;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// One tab: what was wished for, how far it got, what it is called. FX thread only; nothing here
/// blocks.
///
/// A start has two steps, because the child must be born at the size it will be seen at (decision
/// 9): the view lays out a terminal and says [#laidOut], then the session is opened on a
/// background thread. What comes back is for one *run*; when the tab was closed or restarted
/// meanwhile, the late child is stopped and nobody sees it.
public final class TabModel {
    /// A paste of several lines that waits for the person's yes.
    ///
    /// @param preview what would be pasted
    /// @param proceed lets it through
    public record Paste(String preview, Runnable proceed) {}

    private final LaunchRequest wish;
    private final SessionOpener opener;
    private final ReadOnlyObjectWrapper<TabState> state = new ReadOnlyObjectWrapper<>(new TabState.Waiting());
    private final ReadOnlyObjectWrapper<Optional<Host>> host = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper run = new ReadOnlyIntegerWrapper(1);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper();
    private final BooleanProperty closeAsked = new SimpleBooleanProperty();
    private final BooleanProperty deaf = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Optional<Paste>> paste = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
    private Optional<Session> toAttach;
    private Optional<TerminalSize> size = Optional.empty();
    private String agentTitle = "";
    private String givenTitle = "";
    private boolean owned;
    private boolean closed;

    TabModel(LaunchRequest wish, Optional<Session> existing, SessionOpener opener) {
        this.wish = wish;
        this.opener = opener;
        this.toAttach = existing;
        retitle();
    }

    /// What was asked for; a restart and a duplicate ask for it again.
    public LaunchRequest wish() {
        return wish;
    }

    /// What runs here.
    public Kind kind() {
        return wish.kind();
    }

    /// How far it got.
    public ReadOnlyObjectProperty<TabState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// How far it got.
    public TabState state() {
        return state.get();
    }

    /// The session to show, once there is one. It stays when the child ends, so that the last
    /// screen can be drawn.
    public ReadOnlyObjectProperty<Optional<Host>> hostProperty() {
        return host.getReadOnlyProperty();
    }

    /// Counts the starts from 1. A terminal shows one session, so each run needs a fresh one.
    public ReadOnlyIntegerProperty runProperty() {
        return run.getReadOnlyProperty();
    }

    /// What the tab is called: the person's name for it, else the agent's own, else the label.
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /// Whether the person was asked if a running child may be stopped.
    public ReadOnlyBooleanProperty closeAskedProperty() {
        return closeAsked;
    }

    /// The session's last known facts, if it got that far.
    public Optional<SessionInfo> session() {
        return switch (state.get()) {
            case TabState.Live(SessionInfo info) -> Optional.of(info);
            case TabState.Ended(SessionInfo info, var _) -> Optional.of(info);
            case TabState.Waiting _, TabState.Starting _, TabState.Refused _ -> Optional.empty();
        };
    }

    boolean shows(SessionId id) {
        return session().map(info -> info.id().equals(id)).orElse(false);
    }

    /// The terminal of this run has a size: starts the session at it. Only the first call of a
    /// run counts.
    public void laidOut(TerminalSize fitting) {
        size = Optional.of(fitting);
        if (!(state.get() instanceof TabState.Waiting) || closed) {
            return;
        }
        state.set(new TabState.Starting());
        if (toAttach.isPresent()) {
            join(toAttach.get(), false);
            toAttach = Optional.empty();
        } else {
            int thisRun = run.get();
            opener.open(wish.withSize(fitting), opening -> opened(thisRun, opening));
        }
    }

    /// Starts again after an end or a refusal; does nothing while a child runs. The view makes a
    /// fresh terminal and says [#laidOut].
    public void restart() {
        if (closed || state.get().running()) {
            return;
        }
        letGo();
        agentTitle = "";
        quiet();
        state.set(new TabState.Waiting());
        run.set(run.get() + 1);
        retitle();
    }

    /// Types the interrupt character, as Ctrl+C does.
    public void interrupt() {
        if (state.get() instanceof TabState.Live) {
            host.get().ifPresent(Host::interrupt);
        }
    }

    /// Stops the child; the tab and its screen stay.
    public void stop() {
        if (state.get() instanceof TabState.Live) {
            host.get().ifPresent(TabModel::end);
        }
    }

    /// What the agent calls itself, already cleaned.
    public void agentTitled(String text) {
        agentTitle = text;
        retitle();
    }

    /// The person's own name for the tab; blank gives it back to the agent.
    public void rename(String text) {
        givenTitle = text.strip();
        retitle();
    }

    /// Takes back the question whether to close.
    public void keep() {
        closeAsked.set(false);
    }

    /// Whether the child does not read what is typed.
    public ReadOnlyBooleanProperty deafProperty() {
        return deaf;
    }

    /// Says whether the child refuses what is typed.
    public void deaf(boolean now) {
        deaf.set(now);
    }

    /// Why something that the person asked of the terminal did not work; empty when nothing is to be said.
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    /// Says that something did not work, or with an empty text that it was read.
    public void trouble(String sentence) {
        trouble.set(sentence);
    }

    /// The folder that relative paths on the screen are meant from: where the shell says it is, else where it started.
    Optional<Path> folder() {
        return session().map(info -> info.folder().orElse(info.cwd()));
    }

    /// The paste that waits for a yes.
    public ReadOnlyObjectProperty<Optional<Paste>> pasteProperty() {
        return paste.getReadOnlyProperty();
    }

    /// Asks whether a paste may go through.
    public void askToPaste(Paste asked) {
        paste.set(Optional.of(asked));
    }

    /// Answers [#askToPaste].
    public void answerPaste(boolean yes) {
        Optional<Paste> asked = paste.get();
        paste.set(Optional.empty());
        if (yes) {
            asked.ifPresent(it -> it.proceed().run());
        }
    }

    void askToClose() {
        closeAsked.set(true);
    }

    /// Lets go of everything; a child that this tab started is stopped, also one that is still on
    /// its way.
    void close() {
        if (closed) {
            return;
        }
        closed = true;
        quiet();
        if (owned && state.get() instanceof TabState.Live) {
            host.get().ifPresent(TabModel::end);
        }
        letGo();
    }

    void sessionChanged(SessionInfo info) {
        if (closed || !shows(info.id())) {
            return;
        }
        // News is folded and may come late: an end is never taken back.
        if (state.get() instanceof TabState.Ended && !info.ended()) {
            return;
        }
        show(info);
    }

    private void opened(int forRun, Sessions.Opening opening) {
        boolean late = closed || forRun != run.get();
        switch (opening) {
            case Sessions.Opening.Started(Session session) -> {
                if (late) {
                    stopUnseen(session);
                } else {
                    join(session, true);
                }
            }
            case Sessions.Opening.Refused(Refusal refusal) -> {
                if (!late) {
                    state.set(new TabState.Refused(refusal));
                }
            }
        }
    }

    private static void end(Host host) {
        // How it ended arrives as a session event, like every other end.
        var _ = host.stop();
    }

    private static void stopUnseen(Session session) {
        try (Host late = session.host()) {
            end(late);
        }
    }

    private void join(Session session, boolean ours) {
        owned = ours;
        Host joined = session.host();
        host.set(Optional.of(joined));
        opener.hold(session.info().id());
        // The child may be dead already: its end is shown from here, whenever its event arrives.
        show(session.info());
    }

    private void show(SessionInfo info) {
        state.set(
                info.state() instanceof SessionState.Ended ended
                        ? new TabState.Ended(info, ended)
                        : new TabState.Live(info));
        if (info.ended()) {
            quiet();
        }
        if (!info.title().isEmpty()) {
            agentTitle = info.title();
        }
        retitle();
    }

    /// Takes back every question: they were about a child that is gone.
    private void quiet() {
        closeAsked.set(false);
        deaf.set(false);
        paste.set(Optional.empty());
    }

    private void letGo() {
        session().ifPresent(info -> opener.release(info.id()));
        host.get().ifPresent(Host::close);
        host.set(Optional.empty());
    }

    private void retitle() {
        String own = session().map(Titles::of).orElseGet(() -> Titles.of(wish));
        title.set(!givenTitle.isEmpty() ? givenTitle : !agentTitle.isBlank() ? agentTitle : own);
    }

    @Override
    public String toString() {
        return "TabModel[%s, %s, run %d, %s]"
                .formatted(kind().id(), state.get().getClass().getSimpleName(), run.get(), size);
    }
}
