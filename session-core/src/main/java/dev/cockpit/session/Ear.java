package dev.cockpit.session;

import dev.cockpit.screen.Notice;
import dev.cockpit.screen.Progress;
import dev.cockpit.screen.PromptMark;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.status.AgentStatus;
import dev.cockpit.status.Paced;
import dev.cockpit.status.Signal;
import dev.cockpit.status.StatusTracker;
import dev.cockpit.status.TitleSign;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Hears what a child says besides its look, and tells the session: answers to the child's queries at once, changes of
/// what it says about itself at a bearable rate. The screen calls it on the thread that feeds, `pty-read-N`.
///
/// Its lock is its own and is never held during a call of [Mouth].
final class Ear implements ScreenListener {
    /// At most four changes a second: a spinner in a title turns ten times.
    private static final Duration PACE = Duration.ofMillis(250);

    /// What a child shouts more often than this is not passed on.
    private static final Duration SHOUT_PACE = Duration.ofMillis(500);

    /// The session, as far as it is told. No method blocks.
    interface Mouth {
        /// An answer for the child.
        void answer(byte[] bytes);

        /// What [#said] gives has changed.
        void saidChanged();

        /// Call [#due] then.
        void wakeAt(Instant when);

        /// Something happened that no [SessionInfo] tells.
        void shout(Shout shout);
    }

    /// What happens once and is over.
    sealed interface Shout {
        record Noticed(Notice notice) implements Shout {}

        record Rang() implements Shout {}

        record Copied(String text) implements Shout {}
    }

    private final Mouth mouth;
    private final InstantSource clock;
    private final String host;

    /// Guards what follows.
    private final Object lock = new Object();

    private final StatusTracker tracker;
    private final Paced<Said> paced;
    private Said said;
    private final Map<Class<?>, Instant> nextShouts = new HashMap<>();

    /// @param host this machine's name, by which folders of other machines are told
    Ear(Mouth mouth, InstantSource clock, String host) {
        this.mouth = mouth;
        this.clock = clock;
        this.host = host;
        this.tracker = new StatusTracker(clock.instant());
        this.said = new Said("", tracker.status(), Optional.empty(), Optional.empty());
        this.paced = new Paced<>(said, Said::saysTheSameAs, PACE);
    }

    /// What the child says about itself now.
    Said said() {
        synchronized (lock) {
            return said;
        }
    }

    /// Bytes went to the child on a person's behalf. What the pointer did or the window's focus is no answer to a bell.
    void typed(byte[] bytes) {
        boolean report = bytes.length >= 3 && bytes[0] == 0x1B && bytes[1] == '[' && "IO<M".indexOf(bytes[2]) >= 0;
        if (!report) {
            signal(new Signal.Typed());
        }
    }

    /// The child is gone. The caller tells so itself.
    void exited() {
        synchronized (lock) {
            said = said.withStatus(tracker.accept(new Signal.Exited(), clock.instant()))
                    .withProgress(Optional.empty());
        }
    }

    /// The time has come that [Mouth#wakeAt] named.
    void due() {
        change(now -> now);
    }

    @Override
    public void reply(byte[] bytes) {
        mouth.answer(bytes);
    }

    @Override
    public void titleChanged(String title) {
        change(now -> now.withTitle(TitleSign.of(title).name()).withStatus(heard(new Signal.Title(title))));
    }

    @Override
    public void programStatus(String payload) {
        signal(new Signal.Report(payload));
    }

    @Override
    public void promptMark(PromptMark mark) {
        if (mark.kind() == PromptMark.Kind.PROMPT) {
            signal(new Signal.Prompt());
        }
    }

    @Override
    public void reset() {
        change(now -> now.withStatus(heard(new Signal.Reset())).withProgress(Optional.empty()));
    }

    @Override
    public void progress(Progress progress) {
        boolean none = progress.state() == Progress.State.NONE;
        change(now -> now.withProgress(none ? Optional.empty() : Optional.of(progress)));
    }

    @Override
    public void workingDirectory(String uri) {
        Optional<Path> folder = ReportedFolder.of(uri, host);
        change(now -> now.withFolder(folder));
    }

    @Override
    public void bell() {
        signal(new Signal.Bell());
        shout(new Shout.Rang());
    }

    @Override
    public void notice(Notice notice) {
        String text = notice.title().isEmpty() ? notice.body() : notice.title() + ": " + notice.body();
        signal(new Signal.Notice(text));
        shout(new Shout.Noticed(notice));
    }

    @Override
    public void clipboardWrite(String targets, byte[] data) {
        shout(new Shout.Copied(new String(data, StandardCharsets.UTF_8)));
    }

    private void shout(Shout shout) {
        synchronized (lock) {
            Instant now = clock.instant();
            if (now.isBefore(nextShouts.getOrDefault(shout.getClass(), Instant.MIN))) {
                return;
            }
            nextShouts.put(shout.getClass(), now.plus(SHOUT_PACE));
        }
        mouth.shout(shout);
    }

    private void signal(Signal signal) {
        change(now -> now.withStatus(heard(signal)));
    }

    /// Under the lock.
    private AgentStatus heard(Signal signal) {
        return tracker.accept(signal, clock.instant());
    }

    private void change(UnaryOperator<Said> change) {
        Optional<Said> report;
        Optional<Instant> wakeAt;
        synchronized (lock) {
            said = change.apply(said);
            report = paced.offer(said, urgent(), clock.instant());
            wakeAt = paced.wakeAt();
        }
        if (report.isPresent()) {
            mouth.saidChanged();
        } else {
            wakeAt.ifPresent(mouth::wakeAt);
        }
    }

    /// Somebody is waited for; that is told at once. Going back and forth is not faster for it: leaving the state waits
    /// its turn.
    private boolean urgent() {
        return switch (said.status()) {
            case AgentStatus.Blocked _ -> !(paced.reported().status() instanceof AgentStatus.Blocked);
            case AgentStatus.Idle _,
                    AgentStatus.Working _,
                    AgentStatus.Done _,
                    AgentStatus.Failed _,
                    AgentStatus.Unknown _ -> false;
        };
    }
}
