package dev.cockpit.screen.tool;

import dev.cockpit.screen.Notice;
import dev.cockpit.screen.Progress;
import dev.cockpit.screen.PromptMark;
import dev.cockpit.screen.ScreenListener;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Writes down what a screen says besides what it shows: its answers, its title, and everything else as
/// words.
final class Heard implements ScreenListener {
    /// A program that only rings fills no memory.
    private static final int MAX_EVENTS = 10_000;

    private static final int MAX_REPLY = 1 << 20;

    private final ByteArrayOutputStream reply = new ByteArrayOutputStream();
    private final List<String> events = new ArrayList<>();
    private String title = "";

    /// Every answer so far, in order; a byte is a character.
    String replies() {
        return reply.toString(StandardCharsets.ISO_8859_1);
    }

    /// `bell`, `notify:title: text`, `status:payload`, `cwd:uri`, `progress:…`, `clipboard:…`, `prompt:…`,
    /// `reset`, in order.
    List<String> events() {
        return List.copyOf(events);
    }

    /// The title now.
    String title() {
        return title;
    }

    private void add(String event) {
        if (events.size() < MAX_EVENTS) {
            events.add(event);
        }
    }

    @Override
    public void reply(byte[] bytes) {
        if (reply.size() + bytes.length <= MAX_REPLY) {
            reply.writeBytes(bytes);
        }
    }

    @Override
    public void titleChanged(String now) {
        title = now;
    }

    @Override
    public void bell() {
        add("bell");
    }

    @Override
    public void notice(Notice notice) {
        add("notify:" + (notice.title().isEmpty() ? "" : notice.title() + ": ") + notice.body());
    }

    @Override
    public void progress(Progress progress) {
        add("progress:%s %d".formatted(word(progress.state()), progress.percent()));
    }

    @Override
    public void workingDirectory(String uri) {
        add("cwd:" + uri);
    }

    @Override
    public void programStatus(String payload) {
        add("status:" + payload);
    }

    @Override
    public void clipboardWrite(String targets, byte[] data) {
        add("clipboard:%s %d bytes".formatted(targets, data.length));
    }

    @Override
    public void promptMark(PromptMark mark) {
        String code = mark.exitCode().isPresent() ? " " + mark.exitCode().getAsInt() : "";
        add("prompt:" + word(mark.kind()) + code);
    }

    @Override
    public void reset() {
        add("reset");
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
