package dev.cockpit.widget.input;

import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.InputMethodRequests;
import javafx.scene.input.InputMethodTextRun;

/// Lets an input method compose at the terminal's cursor: nothing is sent while it composes, and the committed text
/// once. FX thread.
final class Composition implements InputMethodRequests {
    private final Surface surface;

    private Composition(Surface surface) {
        this.surface = surface;
    }

    static void install(Node node, Surface surface, Consumer<String> committed) {
        node.setInputMethodRequests(new Composition(surface));
        node.setOnInputMethodTextChanged(event -> {
            surface.showComposition(composedText(event));
            if (!event.getCommitted().isEmpty()) {
                surface.showEnd();
                committed.accept(event.getCommitted());
            }
            event.consume();
        });
    }

    private static String composedText(InputMethodEvent event) {
        return event.getComposed().stream().map(InputMethodTextRun::getText).collect(Collectors.joining());
    }

    @Override
    public Point2D getTextLocation(int offset) {
        return surface.cursorOnScreen();
    }

    @Override
    public int getLocationOffset(int x, int y) {
        return 0;
    }

    @Override
    public void cancelLatestCommittedText() {
        // What was committed has been sent to the child; nothing of it is left here.
    }

    @Override
    public String getSelectedText() {
        return surface.selectedText();
    }
}
