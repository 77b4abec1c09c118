package dev.cockpit.widget.view;

import dev.cockpit.widget.TerminalView;
import dev.cockpit.widget.input.TerminalInput;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/// What comes from other programs: clipboard text, pictures, dropped files. FX thread only.
final class Pastes implements AutoCloseable {
    private final TerminalInput input;
    private final TerminalView.Listener listener;
    private final ClipboardImages images = new ClipboardImages();

    /// The last selection: what the middle button pastes. JavaFX has no access to X11's primary
    /// selection.
    private String primary = "";

    Pastes(ScreenPane pane, TerminalInput input, TerminalView.Listener listener) {
        this.input = input;
        this.listener = listener;
        pane.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles() || event.getDragboard().hasString()) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        pane.addEventHandler(DragEvent.DRAG_DROPPED, this::dropped);
    }

    void copy(String text) {
        if (!text.isEmpty()) {
            primary = text;
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        }
    }

    /// Pastes text, or the path of a picture that is saved for it, or the paths of copied files.
    void paste() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        if (clipboard.hasFiles()) {
            files(clipboard.getFiles());
        } else if (clipboard.hasString()) {
            text(clipboard.getString());
        } else if (clipboard.hasImage()) {
            picture(clipboard.getImage());
        }
    }

    /// What the middle button does.
    void pastePrimary() {
        if (primary.isEmpty()) {
            paste();
        } else {
            text(primary);
        }
    }

    private void picture(Image image) {
        try {
            text(QuotedPaths.of(List.of(images.save(image))));
        } catch (IOException e) {
            listener.cannot("The picture on the clipboard could not be saved: " + e.getMessage());
        }
    }

    private void dropped(DragEvent event) {
        Dragboard board = event.getDragboard();
        if (board.hasFiles()) {
            files(board.getFiles());
        } else if (board.hasString()) {
            text(board.getString());
        }
        event.setDropCompleted(true);
        event.consume();
    }

    private void files(List<File> files) {
        text(QuotedPaths.of(
                files.stream().map(File::toPath).map(Path::toAbsolutePath).toList()));
    }

    private void text(String text) {
        input.paste(text, listener::confirmPaste);
    }

    @Override
    public void close() {
        images.close();
    }
}
