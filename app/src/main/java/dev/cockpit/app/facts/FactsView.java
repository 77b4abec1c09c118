package dev.cockpit.app.facts;

import dev.cockpit.app.look.FolderText;
import dev.cockpit.app.look.SidePanel;
import dev.cockpit.app.look.StatusWords;
import dev.cockpit.session.SessionInfo;
import dev.cockpit.status.Evidence;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// "What did it get?": why its status is believed, then names, never values. FX thread only.
public final class FactsView {
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private FactsView() {}

    /// The panel, with the keyboard where it can be closed.
    ///
    /// @param session whose facts
    /// @param gates one line per gate, as it is in force
    /// @param folders how folders are written
    /// @param close takes the panel away
    public static SidePanel of(SessionInfo session, List<String> gates, FolderText folders, Runnable close) {
        List<Node> parts = List.of(
                part("Why \"" + StatusWords.word(session) + "\"?", why(session)),
                part("Command", String.join(" ", session.command())),
                part("Started in", folders.shortened(session.cwd())),
                part(
                        "Allowed root",
                        folders.shortened(session.root()) + ". It may start nowhere else; it is no sandbox."),
                part(
                        "Environment: " + session.environmentNames().size() + " names passed",
                        lines(session.environmentNames())),
                part("Kept from it: " + session.refusedNames().size() + " names", lines(session.refusedNames())),
                part("Gates in force", String.join("\n", gates)));
        return new SidePanel("What did it get?", close, 16, parts);
    }

    private static String lines(Collection<String> names) {
        return names.isEmpty() ? "none" : String.join(" · ", names);
    }

    private static String why(SessionInfo session) {
        Evidence evidence = session.status().evidence();
        String sentence = evidence.sentence();
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1) + "\nsince "
                + CLOCK.format(evidence.since().atZone(ZoneId.systemDefault()));
    }

    private static VBox part(String caption, String words) {
        Label head = new Label(caption);
        head.getStyleClass().add("caption");
        return new VBox(4, head, SidePanel.text(words));
    }
}
