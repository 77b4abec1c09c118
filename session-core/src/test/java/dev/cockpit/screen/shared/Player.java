package dev.cockpit.screen.shared;

import dev.cockpit.screen.Extra;
import dev.cockpit.screen.Picture;
import dev.cockpit.screen.Row;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenListener;
import dev.cockpit.screen.ScreenOptions;
import dev.cockpit.screen.ScreenView;
import dev.cockpit.screen.shared.Shared.Recording;
import dev.cockpit.screen.shared.Shared.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Feeds a recording, piece by piece, with its resizes where they happened.
final class Player {
    private final Recording recording;
    private final Screen screen;
    private int at;

    /// Resizes up to here were made.
    private int resizedTo = -1;

    Player(Recording recording, ScreenListener listener) {
        this.recording = recording;
        this.screen = new Screen(recording.cols(), recording.rows(), ScreenOptions.DEFAULT, listener);
    }

    private Player(Recording recording, Screen screen, int at, int resizedTo) {
        this.recording = recording;
        this.screen = screen;
        this.at = at;
        this.resizedTo = resizedTo;
    }

    Screen screen() {
        return screen;
    }

    int at() {
        return at;
    }

    /// Feeds up to `offset`, then makes the resizes that happened there.
    Player to(int offset) {
        for (Step step : recording.steps()) {
            if (step instanceof Step.Resize resize && resize.offset() > resizedTo && resize.offset() <= offset) {
                resize(resize);
            }
        }
        return feedTo(offset);
    }

    /// Feeds up to the resize and makes it.
    void resize(Step.Resize resize) {
        feedTo(resize.offset()).screen.resize(resize.cols(), resize.rows());
        resizedTo = resize.offset();
    }

    Player toEnd() {
        return to(recording.bytes().length);
    }

    /// Feeds up to `offset`, without any resize.
    Player feedTo(int offset) {
        if (offset > at) {
            screen.feed(recording.bytes(), at, offset - at);
            at = offset;
        }
        return this;
    }

    /// Another player that knows only a picture of this one's screen and the recording after it.
    Player fromPicture() {
        Picture picture = screen.picture(Integer.MAX_VALUE);
        Screen other = new Screen(picture.columns(), picture.rows(), ScreenOptions.DEFAULT, ScreenListener.NONE);
        other.feed(picture.bytes(), 0, picture.bytes().length);
        return new Player(recording, other, (int) picture.address(), at);
    }

    /// The resizes and bytes that follow the bytes up to `from`, resizes up to `resizedTo` left out.
    static List<Xterm.Step> rest(Recording recording, int from, int resizedTo) {
        List<Xterm.Step> steps = new ArrayList<>();
        int at = from;
        for (Step step : recording.steps()) {
            if (step instanceof Step.Resize(int where, int cols, int rows) && where > resizedTo) {
                steps.add(write(recording, at, where));
                steps.add(new Xterm.Step.Resize(cols, rows));
                at = Math.max(at, where);
            }
        }
        steps.add(write(recording, at, recording.bytes().length));
        return steps;
    }

    private static Xterm.Step write(Recording recording, int from, int to) {
        return new Xterm.Step.Write(Arrays.copyOfRange(recording.bytes(), from, Math.max(from, to)));
    }

    /// Everything a screen shows and remembers, as text that can be compared.
    String dump() {
        return screen.read(Player::dump);
    }

    private static String dump(ScreenView view) {
        StringBuilder text = new StringBuilder();
        text.append("%dx%d cursor %d,%d pending %b%n%s%n"
                .formatted(
                        view.columns(),
                        view.rows(),
                        view.cursorColumn(),
                        view.cursorRow(),
                        view.pendingWrap(),
                        view.modes()));
        for (long line = view.firstLine(); line < view.topLine(); line++) {
            append(text.append("history "), view.historyLine(line));
        }
        for (int y = 0; y < view.rows(); y++) {
            append(text, view.row(y));
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Row row) {
        text.append(row.text()).append(row.wrapped() ? " >" : " |");
        long before = 0;
        @Nullable Extra extraBefore = null;
        for (int x = 0; x < row.used(); x++) {
            Extra extra = row.extra(x);
            if (row.styles()[x] != before || !Objects.equals(extra, extraBefore)) {
                text.append(" %d:%x%s".formatted(x, row.styles()[x], extra == null ? "" : extra));
                before = row.styles()[x];
                extraBefore = extra;
            }
        }
        text.append('\n');
    }
}
