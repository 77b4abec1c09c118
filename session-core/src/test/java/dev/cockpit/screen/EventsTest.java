package dev.cockpit.screen;

import static dev.cockpit.screen.TestScreens.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What the output means besides its look is told in order.
final class EventsTest implements ScreenListener {
    private final List<String> heard = new ArrayList<>();
    private final Screen screen = new Screen(20, 5, TestScreens.SMALL, this);

    @Override
    public void titleChanged(String title) {
        heard.add("title " + title);
    }

    @Override
    public void bell() {
        heard.add("bell");
    }

    @Override
    public void notice(Notice notice) {
        heard.add("notice " + notice.title() + "/" + notice.body());
    }

    @Override
    public void progress(Progress progress) {
        heard.add("progress " + progress.state() + " " + progress.percent());
    }

    @Override
    public void workingDirectory(String uri) {
        heard.add("directory " + uri);
    }

    @Override
    public void programStatus(String payload) {
        heard.add("status " + payload);
    }

    @Override
    public void clipboardWrite(String targets, byte[] data) {
        heard.add("clipboard " + targets + " " + new String(data, StandardCharsets.UTF_8));
    }

    @Override
    public void promptMark(PromptMark mark) {
        heard.add("mark " + mark.kind() + " " + mark.line() + " "
                + mark.exitCode().orElse(-1));
    }

    @Override
    public void modesChanged(Modes modes) {
        heard.add("modes " + modes.mouse() + " " + modes.bracketedPaste());
    }

    @Override
    public void reset() {
        heard.add("reset");
    }

    private List<String> after(String output) {
        heard.clear();
        screen.feed(bytes(output));
        return heard;
    }

    @Test
    void titlesAreCleanedAndCut() {
        assertThat(after("\033]0;a\u202Eb\tc\007")).containsExactly("title abc");
        assertThat(after("\033]2;" + "x".repeat(5000) + "\033\\")).containsExactly("title " + "x".repeat(256));
        assertThat(after("\033]2;one\007\033[22t\033]2;two\007\033[23t"))
                .containsExactly("title one", "title two", "title one");
    }

    @Test
    void noticesOfThreeKinds() {
        assertThat(after("\033]9;done\007")).containsExactly("notice /done");
        assertThat(after("\033]777;notify;T;B;C\007")).containsExactly("notice T/B;C");
        assertThat(after("\033]99;i=1;hello\033\\")).containsExactly("notice hello/");
        assertThat(after("\033]9;4;1;50\033\\")).containsExactly("progress NORMAL 50");
        assertThat(after("\007")).containsExactly("bell");
    }

    @Test
    void directoryClipboardStatusAndMarks() {
        assertThat(after("\033]7;file://host/tmp\007")).containsExactly("directory file://host/tmp");
        assertThat(after("\033]52;c;aGVsbG8=\007")).containsExactly("clipboard c hello");
        assertThat(after("\033]7501;state=idle:app=x\007")).containsExactly("status state=idle:app=x");
        assertThat(after("\033]133;A\007\r\n\033]133;D;3\007")).containsExactly("mark PROMPT 0 -1", "mark END 1 3");
    }

    @Test
    void aLargeClipboardArrivesWholeAndAnEndlessStringIsDropped() {
        String large =
                java.util.Base64.getEncoder().encodeToString("x".repeat(700_000).getBytes(StandardCharsets.UTF_8));
        assertThat(after("\033]52;c;" + large + "\007"))
                .hasSize(1)
                .first()
                .asString()
                .hasSize(12 + 700_000);
        assertThat(after("\033]0;" + "x".repeat(200_000) + "\007\007")).containsExactly("bell");
    }

    @Test
    void modesAreToldOncePerPieceAndFallWhenTheChildEnds() {
        assertThat(after("\033[?1000h\033[?1003h\033[?2004htext")).containsExactly("modes MOTION true");
        heard.clear();
        screen.childEnded();
        assertThat(heard).containsExactly("modes NONE false");
        assertThat(TestScreens.rows(screen)).containsExactly("text");
    }

    @Test
    void resetTellsThatEverythingIsVoid() {
        assertThat(after("\033]2;t\007\033c")).containsExactly("title t", "title ", "reset");
    }
}
