package dev.cockpit.app;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Host;
import dev.cockpit.session.Transcript;
import dev.cockpit.widget.TerminalLook;
import dev.cockpit.widget.TerminalView;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// A terminal without an emulator: shows the last lines that were printed, without their control
/// sequences. For tests of the window, which end where the terminal begins.
final class PlainTerminalView implements TerminalView {
    private final Text text = new Text();
    private final Pane pane;
    private final AnimationTimer painter = new AnimationTimer() {
        @Override
        public void handle(long now) {
            transcript.ifPresent(it -> text.setText(lastLines(it.text())));
        }
    };
    private Optional<Transcript> transcript = Optional.empty();
    private Optional<Host> host = Optional.empty();
    private boolean laidOut;

    PlainTerminalView(TerminalLook look, Listener listener) {
        pane = new Pane(text) {
            @Override
            protected void layoutChildren() {
                super.layoutChildren();
                if (!laidOut && getWidth() > 0) {
                    laidOut = true;
                    listener.laidOut(fittingSize());
                }
            }
        };
        pane.setFocusTraversable(true);
        pane.getStyleClass().add("plain-terminal");
        text.setLayoutX(4);
        text.setLayoutY(16);
        pane.addEventHandler(
                KeyEvent.KEY_TYPED,
                typed -> host.ifPresent(it -> it.type(typed.getCharacter().getBytes(StandardCharsets.UTF_8))));
        apply(look);
        painter.start();
    }

    @Override
    public Parent node() {
        return pane;
    }

    @Override
    public void attach(Host attached) {
        host = Optional.of(attached);
        transcript = Optional.of(new Transcript(attached.output()));
    }

    @Override
    public TerminalSize fittingSize() {
        return new TerminalSize((int) (pane.getWidth() / 8), (int) (pane.getHeight() / 16));
    }

    @Override
    public void apply(TerminalLook look) {
        text.setFont(Font.font("DejaVu Sans Mono", look.fontSize()));
        text.setFill(look.dark() ? Color.LIGHTGRAY : Color.BLACK);
    }

    @Override
    public void focus() {
        pane.requestFocus();
    }

    @Override
    public String selectedText() {
        return "";
    }

    @Override
    public String screenText() {
        return text.getText();
    }

    @Override
    public void copy() {}

    @Override
    public void paste() {}

    @Override
    public void find() {}

    @Override
    public void close() {
        painter.stop();
    }

    private static String lastLines(String printed) {
        String plain = printed.replaceAll("\u001b\\[[0-9;?<>=$ ]*[A-Za-z]|\u001b[^\\[]", "")
                .replace("\r", "");
        String[] lines = plain.split("\n", -1);
        return Arrays.stream(lines).skip(Math.max(0, lines.length - 30)).collect(Collectors.joining("\n"));
    }
}
