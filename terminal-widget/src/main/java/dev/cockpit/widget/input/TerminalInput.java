package dev.cockpit.widget.input;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Everything a person does to a terminal's node, on its way to the child: keys, pointer, input method, focus, paste.
/// It stands before the engine (event filters) and consumes what goes to the child. FX thread.
public final class TerminalInput implements AutoCloseable {
    private final Surface surface;
    private final Predicate<KeyEvent> windowKeys;
    private final KeyEncoder keys = new KeyEncoder(Keyboard.ofThisSystem());
    private @Nullable Typist typist;

    /// The key press had an answer, or was the window's: the character that it types counts no more.
    private boolean swallowTyped;

    /// The keys that are down, as far as we were told: which press is a repetition.
    private final Set<KeyCode> held = EnumSet.noneOf(KeyCode.class);

    /// The first half of a character that the platform typed in two events; 0 when there is none.
    private char highSurrogate;

    /// Puts itself before `focusOwner`, by filters on the node around it.
    ///
    /// @param area gets keys and pointer before the engine does; has the size and the place of `focusOwner`
    /// @param focusOwner the engine's node, the one with the keyboard focus
    /// @param windowKeys which keys are the window's own: they pass by unconsumed
    public TerminalInput(Node area, Node focusOwner, Surface surface, Predicate<KeyEvent> windowKeys) {
        this.surface = surface;
        this.windowKeys = windowKeys;
        MouseInput.install(area, new MouseInput(focusOwner, surface, keys, this::send));
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        area.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
        area.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
        Composition.install(focusOwner, surface, this::sendText);
        focusOwner.focusedProperty().addListener((_, _, focused) -> focusChanged(focused));
    }

    /// From now on input goes to `typist`; before, it is dropped.
    public void connect(Typist to) {
        typist = to;
    }

    /// Pastes `text` the way the child asked for.
    ///
    /// @param confirm is given a paste that would run lines at once; it calls the runnable to let it through
    public void paste(String text, Confirm confirm) {
        Paste paste = new Paste(text);
        if (paste.isEmpty()) {
            return;
        }
        if (paste.hasLineBreak() && !surface.modes().bracketedPaste()) {
            confirm.ask(paste.preview(), () -> send(paste));
        } else {
            send(paste);
        }
    }

    /// Asks the person about a paste.
    @FunctionalInterface
    public interface Confirm {
        /// Shows `preview` and runs `proceed` after a yes.
        void ask(String preview, Runnable proceed);
    }

    /// Drops whatever comes from now on, and what still waits to be sent. Idempotent.
    @Override
    public void close() {
        if (typist != null) {
            typist.close();
            typist = null;
        }
    }

    private void pressed(KeyEvent event) {
        highSurrogate = 0;
        swallowTyped = true;
        if (windowKeys.test(event)) {
            return;
        }
        event.consume();
        KeyPress key = KeyPress.of(event);
        if (scrollsHistory(key)) {
            return;
        }
        Optional<byte[]> bytes =
                keys.pressed(key, !held.add(key.code()), surface.modes().keys());
        bytes.ifPresent(this::sendKey);
        swallowTyped = bytes.isPresent();
    }

    private void released(KeyEvent event) {
        event.consume();
        KeyPress key = KeyPress.of(event);
        held.remove(key.code());
        keys.released(key, surface.modes().keys()).ifPresent(this::send);
    }

    private void typed(KeyEvent event) {
        if (swallowTyped && windowKeys.test(event)) {
            return;
        }
        event.consume();
        if (!swallowTyped) {
            String text = wholeCharacters(event.getCharacter());
            keys.typed(text, KeyPress.of(event)).ifPresent(this::sendKey);
        }
    }

    /// Some platforms type a character beyond U+FFFF as two events.
    private String wholeCharacters(String typed) {
        String text = highSurrogate == 0 ? typed : highSurrogate + typed;
        highSurrogate = 0;
        if (!text.isEmpty() && Character.isHighSurrogate(text.charAt(text.length() - 1))) {
            highSurrogate = text.charAt(text.length() - 1);
            return text.substring(0, text.length() - 1);
        }
        return text;
    }

    /// Shift+PageUp and Shift+PageDown read the history, as in every terminal, where there is one.
    private boolean scrollsHistory(KeyPress key) {
        boolean page = key.code() == KeyCode.PAGE_UP || key.code() == KeyCode.PAGE_DOWN;
        if (!page || key.parameter() != 2 || surface.modes().mouse().alternateScreen()) {
            return false;
        }
        int lines = Math.max(1, surface.rows() - 1);
        surface.scroll(key.code() == KeyCode.PAGE_UP ? lines : -lines);
        return true;
    }

    private void focusChanged(boolean focused) {
        held.clear();
        if (surface.modes().focusReports()) {
            sendText(focused ? "\u001b[I" : "\u001b[O");
        }
    }

    private void sendKey(byte[] bytes) {
        surface.showEnd();
        send(bytes);
    }

    private void sendText(String text) {
        send(text.getBytes(StandardCharsets.UTF_8));
    }

    private void send(byte[] bytes) {
        if (typist != null) {
            typist.type(bytes);
        }
    }

    private void send(Paste paste) {
        if (typist != null) {
            surface.showEnd();
            typist.paste(paste, surface.modes().bracketedPaste());
        }
    }
}
