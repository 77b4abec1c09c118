package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.Launch;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty.Signal;
import dev.cockpit.pty.ScriptedPty;
import dev.cockpit.pty.ScriptedPtys;
import dev.cockpit.session.SessionState.EndReason;
import dev.cockpit.session.SessionState.Ended;
import dev.cockpit.session.Sessions.Opening;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The one door, over scripted children (seed S1…S16, P3…P5; faults F9, F10, F20, F26, F27).
final class SessionsTest {
    private final ScriptedPtys ptys = new ScriptedPtys();
    private final MovableClock clock = new MovableClock();
    private final Recorded events = new Recorded();
    private final Sessions sessions =
            TestSessions.of(request -> spec(request.kind()), ptys, SessionLimits.DEFAULT, clock);

    private static LaunchSpec spec(Kind kind) {
        return LaunchSpecs.run(Path.of("/"), "/bin/agent", "--flag")
                .as(kind)
                .with("OPENAI_API_KEY", "secret-value")
                .ownedBy("client-1")
                .spec();
    }

    @BeforeEach
    void listen() {
        var _ = sessions.subscribe(events);
    }

    @AfterEach
    void closeSessions() {
        sessions.close();
    }

    private Session open() {
        return TestSessions.open(sessions);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void awaitEnded(Session session) {
        Await.until("the end", () -> session.info().ended());
    }

    @Test
    void anOpenedSessionIsListedWithAllThatIsKnownButNoSecret() {
        Session session = open();

        SessionInfo info = sessions.list().getFirst();

        assertThat(sessions.list()).hasSize(1);
        assertThat(info.id()).isEqualTo(session.id());
        assertThat(info.id().value().version()).isEqualTo(4);
        assertThat(info.command()).containsExactly("/bin/agent", "--flag");
        assertThat(info.size()).isEqualTo(new TerminalSize(120, 30));
        assertThat(info.pid()).hasValue(ptys.last().pid());
        assertThat(info.state()).isInstanceOf(SessionState.Live.class);
        assertThat(info.createdAt()).isEqualTo(clock.instant());
        assertThat(info.environmentNames()).contains("OPENAI_API_KEY");
        assertThat(info.refusedNames()).contains("AWS_SECRET_ACCESS_KEY");
        assertThat(info.toString()).doesNotContain("secret-value");
        assertThat(sessions.find(info.id())).contains(session);
        assertThat(sessions.find(SessionId.random())).isEmpty();
    }

    @Test
    void outputIsThereInOrderForWhoCameBeforeAndWhoComesAfter() {
        Session session = open();
        try (Watcher early = session.watch()) {
            ptys.last().print("one ");
            ptys.last().print("two ");
            new Transcript(early.output()).awaitText("one two ");
        }
        try (Watcher late = session.watch()) {
            Transcript transcript = new Transcript(late.output());
            ptys.last().print("three");
            assertThat(transcript.awaitText("three")).isEqualTo("one two three");
        }
    }

    @Test
    void sessionsAreKeptApart() {
        Session first = open();
        ScriptedPty firstPty = ptys.last();
        Session second = open();
        ScriptedPty secondPty = ptys.last();

        firstPty.print("from one");
        secondPty.print("from two");
        first.drive().type(utf8("to one"));
        second.drive().type(utf8("to two"));

        Await.until(
                "input",
                () -> firstPty.written().equals("to one") && secondPty.written().equals("to two"));
        assertThat(new Transcript(first.output()).awaitText("one")).isEqualTo("from one");
        assertThat(new Transcript(second.output()).awaitText("two")).isEqualTo("from two");
    }

    @Test
    void multiByteCharactersAreNeverCutByTheCore() {
        Session session = open();
        byte[] bytes = utf8("👍🏽é");
        for (byte one : bytes) {
            ptys.last().print(new byte[] {one});
        }

        assertThat(new Transcript(session.output()).awaitText("é")).isEqualTo("👍🏽é");
    }

    @Test
    void aLongPasteArrivesWhole() {
        Session session = open();
        String paste = "0123456789".repeat(30_000);

        assertThat(session.drive().type(utf8(paste))).isTrue();

        Await.until("the paste", () -> ptys.last().written().length() == paste.length());
        assertThat(ptys.last().written()).isEqualTo(paste);
    }

    @Test
    void theSizeIsForwardedClampedAndOnlyWhenItChanges() {
        Driver driver = open().drive();

        driver.resize(new TerminalSize(120, 30));
        driver.resize(new TerminalSize(-1, 100_000));

        Await.until("a size", () -> !ptys.last().sizes().isEmpty());
        assertThat(ptys.last().sizes()).containsExactly(new TerminalSize(1, 500));
        assertThat(driver.info().size()).isEqualTo(new TerminalSize(1, 500));
    }

    @Test
    void anExitComesAfterTheLastByteWithItsCodeAndReason() {
        Session session = open();
        ptys.last().print("last words");
        ptys.last().exit(3);

        SessionEvent.Ended ended = events.await(SessionEvent.Ended.class, 1).getFirst();

        assertThat(ended.session().state()).isEqualTo(new Ended(new EndReason.Exited(), OptionalInt.of(3)));
        assertThat(new String(new Transcript(session.output()).bytes(), StandardCharsets.UTF_8))
                .isEqualTo("last words");
        assertThat(sessions.list().getFirst().ended()).isTrue();
        Await.until("the close", () -> ptys.last().closed());
    }

    @Test
    void theEndedTakeNoInputAndSaySo() {
        Session session = open();
        Host host = session.host();
        ptys.last().exit(0);
        awaitEnded(session);

        assertThat(host.type(utf8("x"))).isFalse();
        assertThat(host.interrupt()).isFalse();
        host.resize(new TerminalSize(10, 10));

        assertThat(ptys.last().written()).isEmpty();
        assertThat(ptys.last().sizes()).isEmpty();
        assertThat(host.info().size()).isEqualTo(TerminalSize.DEFAULT);
    }

    @Test
    void whoDetachedCanDoNothingMore() {
        Session session = open();
        Host host = session.host();
        host.close();
        host.close();

        assertThat(host.type(utf8("x"))).isFalse();
        host.resize(new TerminalSize(10, 10));
        assertThat(host.stop()).isNotDone();

        assertThat(session.info().viewers()).isZero();
        assertThat(session.info().state()).isInstanceOf(SessionState.Live.class);
        assertThat(ptys.last().signals()).isEmpty();
    }

    @Test
    void eventsComeInOrderOnTheirOwnThread() {
        Session session = open();
        ptys.last().exit(0);
        awaitEnded(session);
        clock.move(Duration.ofSeconds(15));
        sessions.sweep();

        events.await(SessionEvent.Removed.class, 1);
        List<String> kinds = events.all().stream()
                .map(event -> event.getClass().getSimpleName())
                .toList();
        assertThat(kinds).containsExactly("Opened", "Changed", "Ended", "Removed");
        assertThat(events.threads()).containsOnly("session-events");
        assertThat(sessions.find(session.id())).isEmpty();
    }

    @Test
    void aListenerThatFailsDisturbsNobody() {
        var _ = sessions.subscribe(event -> {
            throw new IllegalStateException("a listener's defect");
        });
        Recorded after = new Recorded();
        sessions.subscribe(after);

        open();

        after.await(SessionEvent.Changed.class, 1);
    }

    @Test
    void whoLeftHearsNothingMore() {
        Recorded other = new Recorded();
        Sessions.Subscription subscription = sessions.subscribe(other);
        subscription.close();
        subscription.close();

        open();

        events.await(SessionEvent.Changed.class, 1);
        assertThat(other.all()).isEmpty();
    }

    @Test
    void fiftyParallelOpensNeverExceedTheCap() throws Exception {
        ptys.hold();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Opening>> openings = IntStream.range(0, 50)
                    .mapToObj(i -> threads.submit((Callable<Opening>) () -> sessions.open(TestSessions.request())))
                    .toList();
            Await.until(
                    "the refusals",
                    () -> openings.stream().filter(Future::isDone).count() == 26);
            assertThat(ptys.specs()).hasSizeLessThanOrEqualTo(24);
            ptys.letGo();
            long started = 0;
            for (Future<Opening> opening : openings) {
                started += opening.get() instanceof Opening.Started ? 1 : 0;
            }
            assertThat(started).isEqualTo(24);
        }
        assertThat(ptys.all()).hasSize(24);
        Opening.Refused refused = (Opening.Refused) sessions.open(TestSessions.request());
        assertThat(refused.refusal()).isInstanceOf(Refusal.SessionLimit.class);
        assertThat(refused.refusal().sentence())
                .containsIgnoringCase("session limit")
                .contains("24");
    }

    @Test
    void theEndedTakeNoPlace() {
        for (int i = 0; i < 23; i++) {
            open();
        }
        Session session = open();
        assertThat(sessions.open(TestSessions.request())).isInstanceOf(Opening.Refused.class);

        ptys.last().exit(0);
        awaitEnded(session);

        assertThat(sessions.open(TestSessions.request())).isInstanceOf(Opening.Started.class);
        assertThat(sessions.list()).hasSize(25);
    }

    @Test
    void aRefusalStartsNothingAndIsAnEvent() {
        Refusal no = new Refusal.BadFolder(Path.of("/x"), "/x is outside the allowed root /y.");
        try (Sessions gated = new Sessions(
                request -> new Launch.Refused(no), spec -> Optional.empty(), ptys, SessionLimits.DEFAULT, clock)) {
            gated.subscribe(events);

            assertThat(gated.open(TestSessions.request())).isEqualTo(new Opening.Refused(no));

            assertThat(events.await(SessionEvent.Refused.class, 1))
                    .containsExactly(new SessionEvent.Refused(Kind.SHELL, no));
            assertThat(gated.list()).isEmpty();
            assertThat(ptys.specs()).isEmpty();
        }
    }

    @Test
    void theFolderIsLookedAtOnceMoreRightBeforeTheSpawn() {
        Refusal gone = new Refusal.BadFolder(Path.of("/x"), "The folder /x is gone.");
        try (Sessions gated = new Sessions(
                request -> new Launch.Ready(spec(Kind.SHELL)),
                spec -> Optional.of(gone),
                ptys,
                SessionLimits.DEFAULT,
                clock)) {
            assertThat(gated.open(TestSessions.request())).isEqualTo(new Opening.Refused(gone));
            assertThat(gated.list()).isEmpty();
            assertThat(ptys.specs()).isEmpty();
        }
    }

    @Test
    void aFailedSpawnIsRefusedAndLeavesNothing() {
        ptys.failWith("There is no executable file at /bin/agent.");

        Opening.Refused refused = (Opening.Refused) sessions.open(TestSessions.request());

        assertThat(refused.refusal()).isEqualTo(new Refusal.SpawnFailed("There is no executable file at /bin/agent."));
        assertThat(sessions.list()).isEmpty();
        events.await(SessionEvent.Refused.class, 1);
        SessionEvent.Ended ended = events.of(SessionEvent.Ended.class).getFirst();
        assertThat(ended.session().state())
                .isEqualTo(new Ended(
                        new EndReason.Failed("There is no executable file at /bin/agent."), OptionalInt.empty()));
        assertThat(events.of(SessionEvent.Removed.class)).hasSize(1);
    }

    @Test
    void aStopIsAnEventWithItsReasonAndFreesThePlace() throws Exception {
        Session session = open();
        Host host = session.host();

        Ended end = host.stop().get(60, TimeUnit.SECONDS);

        assertThat(end).isEqualTo(new Ended(new EndReason.Stopped(), OptionalInt.of(129)));
        assertThat(events.of(SessionEvent.Ended.class))
                .extracting(event -> event.session().state())
                .containsExactly(end);
        assertThat(host.stop().get(60, TimeUnit.SECONDS)).isEqualTo(end);
    }

    @Test
    void theFirstSignalIsTheKinds() throws Exception {
        for (Kind kind : Kind.values()) {
            Session session = TestSessions.open(sessions, LaunchRequest.of(kind, Path.of("/"), TerminalSize.DEFAULT));
            session.host().stop().get(60, TimeUnit.SECONDS);

            Signal first = kind == Kind.SHELL ? Signal.HANGUP : Signal.TERMINATE;
            assertThat(ptys.last().signals()).as(kind.id()).containsExactly(first);
        }
    }

    @Test
    void whoIgnoresTheFirstSignalIsForced() throws Exception {
        Session session = open();
        ptys.last().ignore(Signal.HANGUP, Signal.TERMINATE);

        Ended end = session.host().stop().get(60, TimeUnit.SECONDS);

        assertThat(end.exitCode()).hasValue(137);
        assertThat(ptys.last().signals())
                .containsExactly(Signal.HANGUP, Signal.CONTINUE, Signal.TERMINATE, Signal.CONTINUE, Signal.KILL);
    }

    @Test
    void aChildWhoseStopWasAskedDuringItsSpawnIsStoppedWhenItComes() throws Exception {
        ptys.hold();
        try (ExecutorService thread = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Opening> opening = thread.submit(() -> sessions.open(TestSessions.request()));
            SessionInfo starting =
                    events.await(SessionEvent.Opened.class, 1).getFirst().session();
            assertThat(starting.state()).isInstanceOf(SessionState.Starting.class);
            Session session = sessions.find(starting.id()).orElseThrow();
            CompletableFuture<Ended> gone = session.host().stop();

            ptys.letGo();

            assertThat(gone.get(60, TimeUnit.SECONDS).why()).isEqualTo(new EndReason.Stopped());
            assertThat(opening.get()).isInstanceOf(Opening.Started.class);
            assertThat(ptys.last().isAlive()).isFalse();
        }
    }

    @Test
    void closingStopsAllEvenTheOneThatIsBeingStartedAndRefusesMore() throws Exception {
        open();
        open();
        ptys.hold();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Opening> opening = threads.submit(() -> sessions.open(TestSessions.request()));
            events.await(SessionEvent.Opened.class, 3);
            Future<?> closing = threads.submit(sessions::close);
            events.await(SessionEvent.Ended.class, 2);
            assertThat(sessions.open(TestSessions.request()))
                    .isInstanceOfSatisfying(
                            Opening.Refused.class,
                            refused -> assertThat(refused.refusal()).isInstanceOf(Refusal.ShuttingDown.class));
            ptys.letGo();
            closing.get();
            opening.get();
        }

        assertThat(ptys.all()).hasSize(3).noneMatch(ScriptedPty::isAlive);
        assertThat(sessions.list())
                .extracting(info -> ((Ended) info.state()).why())
                .containsOnly(new EndReason.Shutdown());
        events.await(SessionEvent.Ended.class, 3);
    }

    @Test
    void anOwnerThatWentAwayTakesItsSessionsAlong() {
        Session session = open();

        sessions.ownerGone("somebody else");
        sessions.ownerGone("client-1");

        awaitEnded(session);
        assertThat(((Ended) session.info().state()).why()).isEqualTo(new EndReason.OwnerGone());
    }

    @Test
    void aDeafChildBlocksNobodyAndItsWriterIsLeftBehind() throws Exception {
        Session session = open();
        Host host = session.host();
        ptys.last().goDeaf();
        host.type(utf8("into the wall"));
        Await.until("a wedged writer", () -> ptys.last().writerInside());

        assertThat(host.type(new byte[Inbox.MAX_PENDING])).isTrue();
        assertThat(host.type(utf8("more"))).isFalse();
        host.resize(new TerminalSize(50, 50));
        ptys.last().print("still talking");
        new Transcript(host.output()).awaitText("still talking");

        assertThat(host.stop().get(60, TimeUnit.SECONDS).why()).isEqualTo(new EndReason.Stopped());
        assertThat(ptys.last().writerInside()).isTrue();
        ptys.last().hearAgain();
    }

    @Test
    void aTerminalThatBreaksEndsTheSessionAndItsChild() {
        Session session = open();
        ptys.last().print("half a seq\u001b[3");
        ptys.last().breakReads("Input/output error");

        awaitEnded(session);

        Ended end = (Ended) session.info().state();
        assertThat(end.why()).isEqualTo(new EndReason.Failed("The terminal could not be read: Input/output error."));
        assertThat(ptys.last().isAlive()).isFalse();
        assertThat(new Transcript(session.output()).text()).isEqualTo("half a seq\u001b[3");
    }
}
