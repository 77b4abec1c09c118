package dev.cockpit.app.tabs;

import dev.cockpit.app.keys.Command;
import dev.cockpit.app.keys.Shortcuts;
import dev.cockpit.app.look.KindLook;
import dev.cockpit.app.look.Words;
import dev.cockpit.app.notice.Notice;
import dev.cockpit.app.notice.Notice.Choice;
import dev.cockpit.app.notice.Notice.Tone;
import dev.cockpit.gate.Refusal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// What a tab has to say besides its terminal: questions, ends, refusals. FX thread only.
final class TabNotices {
    private final TabsModel tabs;
    private final Shortcuts keys;
    private final Consumer<TabModel> change;

    /// @param change opens the sheet for another try
    TabNotices(TabsModel tabs, Shortcuts keys, Consumer<TabModel> change) {
        this.tabs = tabs;
        this.keys = keys;
        this.change = change;
    }

    /// The notices of a tab, the most pressing first.
    List<Notice> of(TabModel tab) {
        List<Notice> notices = new ArrayList<>();
        if (tab.closeAskedProperty().get()) {
            notices.add(closing(tab));
        }
        tab.pasteProperty().get().ifPresent(paste -> notices.add(pasting(tab, paste)));
        if (tab.deafProperty().get()) {
            notices.add(Notice.of(
                    Tone.BAD,
                    "What you typed was not taken: the program does not read. Interrupt it, or wait.",
                    new Choice("Interrupt", keys.text(Command.INTERRUPT), tab::interrupt),
                    Choice.of("Hide", () -> tab.deaf(false))));
        }
        String trouble = tab.troubleProperty().get();
        if (!trouble.isEmpty()) {
            notices.add(Notice.of(Tone.QUIET, trouble, Choice.of("Hide", () -> tab.trouble(""))));
        }
        fromState(tab).ifPresent(notices::add);
        return notices;
    }

    private Optional<Notice> fromState(TabModel tab) {
        return switch (tab.state()) {
            case TabState.Waiting _, TabState.Starting _, TabState.Live _ -> Optional.empty();
            case TabState.Ended(var session, var how) ->
                Optional.of(Notice.of(
                        Words.endedWell(how) ? Tone.QUIET : Tone.BAD,
                        Words.endedSentence(KindLook.of(session.kind()).title(), how),
                        restart(tab, "Restart"),
                        close(tab, "Close")));
            case TabState.Refused(Refusal refusal) -> Optional.of(refused(tab, refusal));
        };
    }

    private Notice refused(TabModel tab, Refusal refusal) {
        String looked = refusal instanceof Refusal.NoBinary(List<Path> paths, var _)
                ? paths.stream().map(Path::toString).collect(Collectors.joining("\n"))
                : "";
        return new Notice(
                Tone.BAD,
                refusal.sentence(),
                looked,
                List.of(restart(tab, "Retry"), Choice.of("Change…", () -> change.accept(tab)), close(tab, "Close")));
    }

    private Notice closing(TabModel tab) {
        return Notice.of(
                Tone.ASK,
                "“" + tab.titleProperty().get() + "” is still running. Stop it and close the tab?",
                new Choice("Stop and close", "Enter", () -> tabs.close(tab)),
                new Choice("Keep", "Esc", tab::keep));
    }

    private static Notice pasting(TabModel tab, TabModel.Paste paste) {
        long lines = paste.preview().lines().count();
        return Notice.of(
                Tone.ASK,
                "Paste " + lines + " lines? The program would run each line at once. It begins: "
                        + paste.preview().lines().findFirst().orElse(""),
                new Choice("Paste", "Enter", () -> tab.answerPaste(true)),
                new Choice("Do not", "Esc", () -> tab.answerPaste(false)));
    }

    private Choice restart(TabModel tab, String word) {
        return new Choice(word, keys.text(Command.RESTART), tab::restart);
    }

    private Choice close(TabModel tab, String word) {
        return new Choice(word, keys.text(Command.CLOSE_TAB), () -> tabs.close(tab));
    }
}
