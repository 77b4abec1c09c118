package dev.cockpit.widget.view;

import dev.cockpit.screen.Colours;
import dev.cockpit.screen.Modes;
import dev.cockpit.screen.Notice;
import dev.cockpit.screen.Progress;
import dev.cockpit.screen.PromptMark;
import dev.cockpit.screen.ScreenListener;
import java.util.function.BooleanSupplier;

/// Passes on everything but answers to questions that were answered before: what a view reads when it attaches late is
/// old, and so are the questions in it.
///
/// @param to hears
/// @param live whether what is being read is new
record Answering(ScreenListener to, BooleanSupplier live) implements ScreenListener {
    @Override
    public void reply(byte[] bytes) {
        if (live.getAsBoolean()) {
            to.reply(bytes);
        }
    }

    @Override
    public void titleChanged(String title) {
        to.titleChanged(title);
    }

    @Override
    public void bell() {
        if (live.getAsBoolean()) {
            to.bell();
        }
    }

    @Override
    public void notice(Notice notice) {
        if (live.getAsBoolean()) {
            to.notice(notice);
        }
    }

    @Override
    public void progress(Progress progress) {
        to.progress(progress);
    }

    @Override
    public void clipboardWrite(String targets, byte[] data) {
        if (live.getAsBoolean()) {
            to.clipboardWrite(targets, data);
        }
    }

    @Override
    public void promptMark(PromptMark mark) {
        to.promptMark(mark);
    }

    @Override
    public void coloursChanged(Colours colours) {
        to.coloursChanged(colours);
    }

    @Override
    public void modesChanged(Modes modes) {
        to.modesChanged(modes);
    }

    @Override
    public void reset() {
        to.reset();
    }
}
