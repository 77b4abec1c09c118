package dev.cockpit.remote.mirror;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.remote.access.Invitation;
import dev.cockpit.remote.access.Right;
import dev.cockpit.remote.http.Json;
import dev.cockpit.screen.Picture;
import dev.cockpit.session.OutputLog;
import dev.cockpit.session.Session;
import dev.cockpit.session.SessionState;
import dev.cockpit.session.Watcher;
import dev.cockpit.status.AgentStatus;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/// Sends one socket what it shows: a picture, then the log from the picture's address on, sizes where they changed, and
/// what else is to be told in between. It has a cursor in the log and no queue; a slow page costs only itself.
///
/// All but [#ack], [#shown] and [#lag] runs on the socket's own virtual thread, the pump.
final class Viewer {
    /// Sent and not yet acknowledged, at most.
    static final int WINDOW = 256 * 1024;

    /// Who is further behind gets a picture.
    static final int BEHIND = 512 * 1024;

    private static final int BATCH = 16 * 1024;
    private static final int FRAME = 64 * 1024;
    private static final int HISTORY = 500;
    private static final long GATHER_NANOS = Duration.ofMillis(4).toNanos();
    private static final Duration LONG = Duration.ofMinutes(5);

    /// How often the screen of a blocked agent is looked at while it is drawn.
    private static final Duration GLANCE = Duration.ofMillis(200);

    private final Mirror mirror;
    private final Invitation link;
    private final Outlet outlet;
    private final News news;
    private final byte[] batch = new byte[BATCH];
    private long lastSent = System.nanoTime();

    /// Written by the pump.
    private volatile @Nullable Shown shown;

    private volatile long acked;

    Viewer(Mirror mirror, Invitation link, Outlet outlet, News news) {
        this.mirror = mirror;
        this.link = link;
        this.outlet = outlet;
        this.news = news;
    }

    /// What it shows now.
    @Nullable
    Shown shown() {
        return shown;
    }

    /// The page has written so many bytes of what it shows.
    void ack(long bytes) {
        if (bytes > acked) {
            acked = bytes;
            news.poke();
        }
    }

    /// How many bytes it is behind, for the window's list of viewers.
    long lag() {
        Shown now = shown;
        return now == null ? 0 : Math.max(0, now.watcher.output().end() - now.position);
    }

    /// Runs until the socket is closed or fails.
    void pump() throws IOException, InterruptedException {
        try {
            while (!news.over()) {
                tell(news.take());
                Shown now = shown;
                if (now == null || now.exitTold || window(now) == 0) {
                    news.await();
                } else {
                    stream(now);
                }
            }
        } finally {
            end();
        }
    }

    /// Shows nothing any more.
    void end() {
        Shown now = shown;
        shown = null;
        if (now != null) {
            now.watcher.close();
        }
    }

    private int window(Shown now) {
        return Math.clamp(WINDOW - (now.sent - Math.min(acked, now.sent)), 0, WINDOW);
    }

    private void tell(News.Taken taken) throws IOException, InterruptedException {
        for (ObjectNode message : taken.messages()) {
            send(message);
        }
        if (taken.listChanged()) {
            send(mirror.list(link));
        }
        for (Session session : mirror.visible(taken.changed(), link)) {
            ObjectNode message = message("session");
            message.set("session", SessionJson.of(session));
            send(message);
        }
        for (FromPage command : taken.commands()) {
            switch (command) {
                case FromPage.Attach attach -> attach(attach);
                case FromPage.Detach() -> end();
                case FromPage.Ack _,
                        FromPage.Answer _,
                        FromPage.TakeSize _,
                        FromPage.Size _,
                        FromPage.GiveSize _,
                        FromPage.Stop _,
                        FromPage.Ping _,
                        FromPage.Unknown _ -> throw new IllegalStateException("not for the pump: " + command);
            }
        }
        Shown now = shown;
        if (now != null) {
            tellOwner(now);
            tellQuestion(now, true);
        }
    }

    private void attach(FromPage.Attach wanted) throws IOException, InterruptedException {
        end();
        Optional<Session> found = wanted.session().filter(link.scope()::covers).flatMap(mirror::find);
        if (found.isEmpty()) {
            outlet.close(Close.GONE);
            return;
        }
        Session session = found.get();
        Watcher watcher = link.right() == Right.DRIVE ? session.drive(link.label()) : session.watch();
        Shown now = new Shown(session, watcher);
        acked = 0;
        shown = now;
        OutputLog log = watcher.output();
        String epoch = mirror.epoch(session);
        Optional<Long> resume = wanted.have()
                .filter(have -> have.epoch().equals(epoch))
                .map(FromPage.Have::offset)
                .filter(offset -> offset >= log.oldest() && offset <= log.end() && log.end() - offset <= BEHIND);
        now.size = resume.map(session.sizes()::at).orElse(now.size);
        hello(now, epoch);
        if (resume.isPresent()) {
            now.position = resume.get();
            send(message("resume").put("offset", now.position));
        } else {
            picture(now);
        }
    }

    private void hello(Shown now, String epoch) throws IOException, InterruptedException {
        now.owner = now.session.sizeOwner();
        now.mine = now.driver().map(driver -> driver.ownsSize()).orElse(false);
        send(message("hello")
                .put("session", now.session.id().toString())
                .put("epoch", epoch)
                .put("cols", now.size.cols())
                .put("rows", now.size.rows())
                .put("mode", link.right().id())
                .put("owner", now.owner.orElse(null))
                .put("mine", now.mine));
    }

    private void picture(Shown now) throws IOException, InterruptedException {
        Picture picture = now.session.picture(HISTORY);
        now.size = new TerminalSize(picture.columns(), picture.rows());
        send(message("snapshot")
                .put("offset", picture.address())
                .put("bytes", picture.bytes().length)
                .put("cols", picture.columns())
                .put("rows", picture.rows()));
        int from = 0;
        while (from < picture.bytes().length && !news.over()) {
            int room = window(now);
            if (room == 0) {
                news.awaitPoke();
                continue;
            }
            int length = Math.min(Math.min(room, FRAME), picture.bytes().length - from);
            outlet.bytes(ByteBuffer.wrap(picture.bytes(), from, length));
            now.sent += length;
            from += length;
        }
        now.position = picture.address();
    }

    /// Sends the next bytes of the log, or waits for them.
    private void stream(Shown now) throws IOException, InterruptedException {
        OutputLog log = now.watcher.output();
        TerminalSize due = now.session.sizes().at(now.position);
        if (!due.equals(now.size)) {
            now.size = due;
            send(message("size").put("cols", due.cols()).put("rows", due.rows()));
        }
        if (log.end() - now.position > BEHIND) {
            picture(now);
            return;
        }
        boolean blocked = now.session.info().status() instanceof AgentStatus.Blocked;
        switch (read(now, log, blocked ? GLANCE : LONG)) {
            case OutputLog.Read.Bytes(int length, long next) -> {
                outlet.bytes(ByteBuffer.wrap(batch, 0, length));
                lastSent = System.nanoTime();
                now.position = next;
                now.sent += length;
            }
            case OutputLog.Read.Pruned(long _) -> picture(now);
            case OutputLog.Read.Quiet() -> tellQuestion(now, false);
            case OutputLog.Read.End() -> exit(now);
        }
    }

    /// At once after a pause; within four milliseconds of the last frame it gathers what comes in them.
    private OutputLog.Read read(Shown now, OutputLog log, Duration patience) throws InterruptedException {
        int most = Math.min(BATCH, window(now));
        long change = now.session.sizes().nextAfter(now.position).orElse(Long.MAX_VALUE);
        most = (int) Math.min(most, change - now.position);
        boolean whole = most == BATCH;
        byte[] into = whole ? batch : new byte[most];
        OutputLog.Read first = log.read(now.position, into, patience, news::waiting);
        if (!(first instanceof OutputLog.Read.Bytes(int length, long next))) {
            return first;
        }
        if (!whole) {
            System.arraycopy(into, 0, batch, 0, length);
        }
        long left = GATHER_NANOS - (System.nanoTime() - lastSent);
        while (length < most && left > 0) {
            byte[] more = new byte[most - length];
            if (!(log.read(next, more, Duration.ofNanos(left), news::waiting)
                    instanceof OutputLog.Read.Bytes(int moreLength, long moreNext))) {
                break;
            }
            System.arraycopy(more, 0, batch, length, moreLength);
            length += moreLength;
            next = moreNext;
            left = GATHER_NANOS - (System.nanoTime() - lastSent);
        }
        return new OutputLog.Read.Bytes(length, next);
    }

    private void exit(Shown now) throws IOException, InterruptedException {
        if (now.session.info().state() instanceof SessionState.Ended ended) {
            ObjectNode exit = message("exit");
            SessionJson.end(exit, "code", ended);
            send(exit);
            now.exitTold = true;
        }
    }

    private void tellOwner(Shown now) throws IOException, InterruptedException {
        Optional<String> owner = now.session.sizeOwner();
        boolean mine = now.driver().map(driver -> driver.ownsSize()).orElse(false);
        if (!owner.equals(now.owner) || mine != now.mine) {
            now.owner = owner;
            now.mine = mine;
            send(message("owner").put("owner", owner.orElse(null)).put("mine", mine));
        }
    }

    /// @param again even if nothing was printed since
    private void tellQuestion(Shown now, boolean again) throws IOException, InterruptedException {
        if (!again && now.questionAt == now.position) {
            return;
        }
        now.questionAt = now.position;
        Optional<Question> asks = now.session.info().status() instanceof AgentStatus.Blocked
                ? Optional.of(Question.of(now.watcher.screen()))
                : Optional.empty();
        if (!asks.equals(now.question)) {
            now.question = asks;
            ObjectNode message =
                    message("question").put("hash", asks.map(Question::hash).orElse(null));
            var text = message.putArray("text");
            var answers = message.putArray("answers");
            asks.ifPresent(question -> {
                question.rows().forEach(text::add);
                question.answers()
                        .forEach(answer ->
                                answers.addObject().put("key", answer.key()).put("label", answer.label()));
            });
            send(message);
        }
    }

    private void send(ObjectNode message) throws IOException, InterruptedException {
        outlet.text(Json.write(message));
    }

    static ObjectNode message(String type) {
        return Json.object().put("t", type);
    }
}
