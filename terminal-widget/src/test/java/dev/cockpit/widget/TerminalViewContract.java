package dev.cockpit.widget;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.LaunchSpecs;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.pty.Pty4jSpawner;
import dev.cockpit.session.Host;
import dev.cockpit.session.Sessions;
import dev.cockpit.session.TestSessions;
import dev.cockpit.session.Transcript;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.InputMethodHighlight;
import javafx.scene.input.InputMethodTextRun;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// What every engine does: real key and pointer events go in, and the bytes that reach a real child are looked at. The
/// child is `cat -v`, which prints what it reads: `^[` is ESC, `^M` is Return.
abstract class TerminalViewContract extends FxRobot {
    private static final KeyCode WINDOW_KEY = KeyCode.F12;

    @TempDir
    private Path folder;

    private final Heard heard = new Heard();
    private final AwaitFx fx = new AwaitFx();

    @SuppressWarnings("NullAway.Init")
    private Stage stage;

    @SuppressWarnings("NullAway.Init")
    private TerminalView view;

    private @Nullable Sessions sessions;

    @SuppressWarnings("NullAway.Init")
    private Host host;

    @SuppressWarnings("NullAway.Init")
    private Transcript transcript;

    /// A view of the engine under test.
    abstract TerminalView create(TerminalView.Listener listener, TerminalLook look, Predicate<KeyEvent> windowKeys);

    /// Makes calls on the FX thread and waits for them.
    private static final class AwaitFx {
        <T> T get(Supplier<T> call) {
            return WaitForAsyncUtils.waitForAsyncFx(40_000, call::get);
        }

        void run(Runnable call) {
            WaitForAsyncUtils.waitForAsyncFx(40_000, call);
        }
    }

    @BeforeEach
    void show() throws Exception {
        stage = FxToolkit.registerPrimaryStage();
        fx.run(() -> {
            TerminalLook look = new TerminalLook("", TerminalLook.DEFAULT_FONT_SIZE, true);
            view = create(heard, look, event -> event.getCode() == WINDOW_KEY);
            stage.setScene(new Scene(new StackPane(view.node()), 800, 500));
            stage.show();
            stage.toFront();
            stage.requestFocus();
        });
        Await.until("the first size", () -> !heard.sizes.isEmpty());
    }

    @AfterEach
    void close() {
        fx.run(view::close);
        if (sessions != null) {
            sessions.close();
        }
        fx.run(() -> stage.setScene(new Scene(new StackPane(), 800, 500)));
    }

    /// Runs `script` at the view's size, waits until it printed `ready`, and puts the focus on the view.
    final void run(String script) throws Exception {
        TerminalSize size = heard.sizes.getFirst();
        LaunchSpecs spec = LaunchSpecs.sh(folder.toRealPath(), script).sized(size.cols(), size.rows());
        sessions = TestSessions.of(request -> spec.spec(), new Pty4jSpawner());
        host = TestSessions.open(sessions).host();
        transcript = new Transcript(host.output());
        fx.run(() -> {
            view.attach(host);
            view.focus();
        });
        Await.until("ready", () -> transcript.text().contains("ready"));
        Await.until("ready on the screen", () -> screen().contains("ready"));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// A child that shows what it reads, after it printed `modes` (with `\033` for ESC).
    final void runReader(String modes) throws Exception {
        run("stty raw -echo; printf '" + modes + "ready:'; exec cat -v");
    }

    /// What the child read since it was ready.
    final String read() {
        String text = transcript.text();
        return text.substring(text.indexOf("ready:") + 6);
    }

    final String screen() {
        return fx.get(view::screenText);
    }

    final Point2D middle() {
        return fx.get(() -> {
            Bounds bounds = view.node().localToScreen(view.node().getBoundsInLocal());
            return new Point2D(bounds.getCenterX(), bounds.getCenterY());
        });
    }

    private void clipboard(String text) {
        fx.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    private void pressed(String spec) {
        KeyCode[] codes =
                List.of(spec.split("\\+")).stream().map(KeyCode::valueOf).toArray(KeyCode[]::new);
        push(codes);
    }

    @Test
    void typedTextIsExactlyWhatArrives() throws Exception {
        runReader("");
        for (char c : "Hello World".toCharArray()) {
            KeyCode code = c == ' ' ? KeyCode.SPACE : KeyCode.valueOf(String.valueOf(Character.toUpperCase(c)));
            if (Character.isUpperCase(c)) {
                push(KeyCode.SHIFT, code);
            } else {
                push(code);
            }
        }
        push(KeyCode.ENTER);
        Await.equal(this::read, "Hello World^M");
    }

    @Test
    void aModifierAloneSendsNothing() throws Exception {
        runReader("");
        push(KeyCode.SHIFT);
        push(KeyCode.CONTROL);
        push(KeyCode.ALT);
        push(KeyCode.X);
        Await.equal(this::read, "x");
    }

    @ParameterizedTest
    @CsvSource({
        "UP,^[[A",
        "LEFT,^[[D",
        "SHIFT+UP,^[[1;2A",
        "CONTROL+LEFT,^[[1;5D",
        "ALT+RIGHT,^[[1;3C",
        "HOME,^[[H",
        "END,^[[F",
        "PAGE_UP,^[[5~",
        "DELETE,^[[3~",
        "INSERT,^[[2~",
        "F1,^[OP",
        "F5,^[[15~",
        "SHIFT+F1,^[[1;2P",
        "CONTROL+F5,^[[15;5~",
        "ENTER,^M",
        "SHIFT+ENTER,^[^M",
        "ALT+ENTER,^[^M",
        "SHIFT+TAB,^[[Z",
        "ESCAPE,^[",
        "BACK_SPACE,^?",
        "ALT+BACK_SPACE,^[^?",
        "CONTROL+C,^C",
        "CONTROL+A,^A",
        "CONTROL+SPACE,^@",
        "CONTROL+BACK_SLASH,^\\",
        "CONTROL+CLOSE_BRACKET,^]",
        "CONTROL+SLASH,^_",
        "ALT+B,^[b",
        "ALT+SHIFT+B,^[B",
        "CONTROL+ALT+A,^[^A",
        "CONTROL+L,^L",
        "CONTROL+F,^F",
        "CONTROL+UP,^[[1;5A"
    })
    void keys(String key, String bytes) throws Exception {
        runReader("");
        pressed(key);
        push(KeyCode.Z);
        Await.equal(this::read, bytes + "z");
    }

    @Test
    void applicationModeOfTheCursorKeysIsFollowed() throws Exception {
        runReader("\\033[?1h");
        push(KeyCode.UP);
        push(KeyCode.SHIFT, KeyCode.UP);
        push(KeyCode.HOME);
        Await.equal(this::read, "^[OA^[[1;2A^[OH");
    }

    @Test
    void theWindowsKeysAreNotTheChilds() throws Exception {
        runReader("");
        List<KeyCode> passed = new CopyOnWriteArrayList<>();
        fx.run(() -> stage.getScene().addEventHandler(KeyEvent.KEY_PRESSED, event -> passed.add(event.getCode())));
        push(WINDOW_KEY);
        push(KeyCode.X);
        Await.equal(this::read, "x");
        assertThat(passed).containsExactly(WINDOW_KEY);
    }

    @Test
    void whatAnInputMethodCommitsIsTypedOnce() throws Exception {
        runReader("");
        fx.run(() -> {
            compose("ㅎ", "");
            compose("하", "");
            compose("한", "");
            compose("", "한");
        });
        push(KeyCode.X);
        Await.equal(this::read, "M-mM-^UM-^\\x");
    }

    private void compose(String composed, String committed) {
        List<InputMethodTextRun> runs = composed.isEmpty()
                ? List.of()
                : List.of(new InputMethodTextRun(composed, InputMethodHighlight.UNSELECTED_RAW));
        stage.getScene()
                .getFocusOwner()
                .fireEvent(new InputMethodEvent(
                        InputMethodEvent.INPUT_METHOD_TEXT_CHANGED, runs, committed, composed.length()));
    }

    @Test
    void theInputMethodsWindowIsAtTheCursor() throws Exception {
        runReader("\\033[5;10H");
        Point2D place = fx.get(
                () -> stage.getScene().getFocusOwner().getInputMethodRequests().getTextLocation(0));
        Bounds bounds = fx.get(() -> view.node().localToScreen(view.node().getBoundsInLocal()));
        TerminalSize size = fx.get(view::fittingSize);
        double column = (place.getX() - bounds.getMinX()) / (bounds.getWidth() / size.cols());
        double row = (place.getY() - bounds.getMinY()) / (bounds.getHeight() / size.rows());
        // "ready:" moved it from column 10 to 16; the place is below row 5.
        assertThat(column).isBetween(14.0, 16.0);
        assertThat(row).isBetween(4.5, 5.5);
    }

    @Test
    void clicksAndWheelAreReportedWhenAskedForInOneSequence() throws Exception {
        runReader("\\033[?1000;1006h");
        moveTo(middle());
        clickOn(MouseButton.PRIMARY);
        Await.until("press and release", () -> read().matches("\\^\\[\\[<0;\\d+;\\d+M\\^\\[\\[<0;\\d+;\\d+m"));
        int before = read().length();
        scroll(1, javafx.geometry.VerticalDirection.UP);
        Await.until("wheel up", () -> read().length() > before);
        scroll(1, javafx.geometry.VerticalDirection.DOWN);
        Await.until(
                "one report for each notch, up is 64",
                () -> read().substring(before).matches("\\^\\[\\[<64;\\d+;\\d+M\\^\\[\\[<65;\\d+;\\d+M"));
    }

    @Test
    void theCellOfAClickIsTheCellUnderThePointer() throws Exception {
        runReader("\\033[?1000;1006h");
        Bounds bounds = fx.get(() -> view.node().localToScreen(view.node().getBoundsInLocal()));
        moveTo(new Point2D(bounds.getMinX() + 5, bounds.getMinY() + 5));
        clickOn(MouseButton.SECONDARY);
        Await.equal(this::read, "^[[<2;1;1M^[[<2;1;1m");
    }

    @Test
    void onTheAlternateScreenTheWheelIsArrowsOnly() throws Exception {
        runReader("\\033[?1049h");
        moveTo(middle());
        scroll(1, javafx.geometry.VerticalDirection.UP);
        Await.equal(this::read, "^[[A^[[A^[[A");
    }

    @Test
    void shiftKeepsThePointerForSelecting() throws Exception {
        runReader("\\033[?1000;1006h");
        Bounds bounds = fx.get(() -> view.node().localToScreen(view.node().getBoundsInLocal()));
        press(KeyCode.SHIFT);
        moveTo(new Point2D(bounds.getMinX() + 3, bounds.getMinY() + 5));
        press(MouseButton.PRIMARY);
        moveBy(200, 0);
        release(MouseButton.PRIMARY);
        release(KeyCode.SHIFT);
        Await.until("a selection", () -> fx.get(view::selectedText).contains("ready"));
        assertThat(fx.get(() -> Clipboard.getSystemClipboard().getString())).contains("ready");
        push(KeyCode.X);
        Await.equal(this::read, "x");
    }

    @Test
    void focusIsReportedWhenAskedFor() throws Exception {
        runReader("\\033[?1004h");
        StackPane elsewhere = new StackPane();
        fx.run(() -> {
            ((StackPane) stage.getScene().getRoot()).getChildren().add(0, elsewhere);
            elsewhere.requestFocus();
        });
        Await.equal(this::read, "^[[O");
        fx.run(view::focus);
        Await.equal(this::read, "^[[O^[[I");
    }

    @Test
    void aPasteCannotEndItsBracket() throws Exception {
        runReader("\\033[?2004h");
        clipboard("AB\u001b[201~\ntouch pwn\u009b201~\n");
        fx.run(view::paste);
        Await.equal(this::read, "^[[200~AB[201~^Mtouch pwn201~^M^[[201~");
        assertThat(heard.previews).isEmpty();
    }

    @Test
    void aPasteOfLinesWithoutBracketsAsksFirst() throws Exception {
        runReader("");
        clipboard("one\r\ntwo");
        fx.run(view::paste);
        Await.until("the question", () -> heard.proceeds.size() == 1);
        assertThat(heard.previews).containsExactly("one\ntwo");
        assertThat(read()).isEmpty();
        fx.run(heard.proceeds.getFirst());
        Await.equal(this::read, "one^Mtwo");
    }

    @Test
    void aBigPasteArrivesWholeAndWhatIsTypedComesAfterIt() throws Exception {
        String text = "0123456789".repeat(50_000);
        Path expected = folder.resolve("expected");
        Files.writeString(expected, "\u001b[200~" + text + "\u001b[201~");
        run("stty raw -echo; printf '\\033[?2004hready:'; head -c " + Files.size(expected) + " | cmp - " + expected
                + " && printf same: ; exec cat -v");
        clipboard(text);
        fx.run(view::paste);
        push(KeyCode.X);
        Await.equal(this::read, "same:x");
        assertThat(heard.refusals).isEmpty();
    }

    @Test
    void questionsAreAnsweredOnceAndInOrder() throws Exception {
        runReader("\\033]7501;?\\033\\\\\\033[c\\033[5n");
        Await.until("three answers", () -> read().contains("^[[0n"));
        assertThat(read()).matches("\\^\\[]7501;\\?\\^\\[\\\\\\^\\[\\[\\?[0-9;]+c\\^\\[\\[0n");
    }

    @ParameterizedTest
    @CsvSource({"\\033[>1u", "\\033[<u", "\\033[?2026$p", "\\033[6 q", "\\033_Gi=1;AAAA\\033\\\\", "\\033[4:3m"})
    void nothingUnknownIsPrinted(String sequence) throws Exception {
        run("stty raw -echo; printf 'ready\\r\\nfoo" + sequence + "bar'; exec cat > /dev/null");
        Await.until("foobar", () -> screen().contains("foobar"));
    }

    @Test
    void hostileOutputDoesNotStopTheScreen() throws Exception {
        run("stty raw -echo; printf 'ready\\033[99999999L\\033[2147483648C\\033[10000T\\033]0;unended\\033[2147483647P"
                + "\\033[H\\033[2JOK ready'; exec cat > /dev/null");
        Await.until("OK", () -> screen().startsWith("OK"));
    }

    @Test
    void theChildHearsOfANewSizeAndTheAlternateScreenSurvivesIt() throws Exception {
        run("trap 'stty size' WINCH; printf '\\033[?1049h\\033[20;3H x ready'; while :; do sleep 0.05; done");
        TerminalSize before = fx.get(view::fittingSize);
        fx.run(() -> {
            stage.setWidth(600);
            stage.setHeight(350);
        });
        Await.until(
                "smaller",
                () -> fx.get(view::fittingSize).rows() < before.rows()
                        && fx.get(view::fittingSize).cols() < before.cols());
        Await.until("the child says its size", () -> {
            TerminalSize now = fx.get(view::fittingSize);
            return transcript.text().stripTrailing().endsWith(now.rows() + " " + now.cols());
        });
        assertThat(heard.sizes).as("laid out once").hasSize(1);
        fx.run(() -> {
            stage.setWidth(800);
            stage.setHeight(500);
        });
    }

    @Test
    void aViewThatIsNotShownDoesNotResizeItsChild() throws Exception {
        runReader("");
        TerminalSize before = host.info().size();
        fx.run(() -> {
            view.node().setVisible(false);
            stage.setWidth(500);
        });
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(host.info().size()).isEqualTo(before);
        fx.run(() -> view.node().setVisible(true));
        Await.until("its true size", () -> host.info().size().equals(fx.get(view::fittingSize)));
        assertThat(host.info().size()).isNotEqualTo(before);
        fx.run(() -> stage.setWidth(800));
    }

    @Test
    void titlesAreCleanedAndTold() throws Exception {
        run("printf '\\033]0;work\\342\\200\\256ing\\007\\007ready'; exec cat > /dev/null");
        Await.until("the title", () -> heard.titles.contains("working"));
        Await.until("the bell", () -> !heard.bells.isEmpty());
        Await.until("the session has it", () -> host.info().title().equals("working"));
    }

    @Test
    void aLookIsAppliedAtOnce() throws Exception {
        runReader("");
        TerminalSize before = fx.get(view::fittingSize);
        fx.run(() -> view.apply(new TerminalLook("", 20, false)));
        Await.until("fewer cells", () -> fx.get(view::fittingSize).cols() < before.cols());
        Await.until("the child's size", () -> host.info().size().equals(fx.get(view::fittingSize)));
    }

    @Test
    void whatAChildThatEndedHadPrintedStays() throws Exception {
        run("printf 'last words ready'");
        Await.until("the end", () -> host.info().ended());
        Await.until("its words", () -> screen().contains("last words"));
        push(KeyCode.X);
        Await.until("refused", () -> !heard.refusals.isEmpty());
    }

    @Test
    void closingLetsGoOfEverything() throws Exception {
        runReader("");
        fx.run(view::close);
        fx.run(view::close);
        Await.until(
                "no thread is left",
                () -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().equals("terminal-view")
                                || thread.getName().equals("typist")
                                || thread.getName().startsWith("jediterm")));
        assertThat(host.info().viewers()).isZero();
        assertThat(host.info().ended()).isFalse();
    }
}
