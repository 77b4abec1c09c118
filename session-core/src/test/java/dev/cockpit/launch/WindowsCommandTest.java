package dev.cockpit.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Windows needs, tested on every system. */
final class WindowsCommandTest {

    @Test
    void aBareNameGetsEveryEndingOfPathext() {
        assertThat(WindowsCommand.fileNames("claude", ".EXE; .CMD;;nonsense"))
                .containsExactly("claude.exe", "claude.cmd");
        assertThat(WindowsCommand.fileNames("claude", ""))
                .containsExactly("claude.com", "claude.exe", "claude.bat", "claude.cmd");
        assertThat(WindowsCommand.fileNames("Claude.CMD", ".EXE;.CMD")).containsExactly("Claude.CMD");
        assertThat(WindowsCommand.fileNames("node.js", ".EXE")).containsExactly("node.js.exe");
    }

    @Test
    void aShimGoesThroughTheCommandProcessor() {
        Path shim = Path.of("C:\\Program Files (x86)\\nodejs\\codex.CMD");
        assertThat(WindowsCommand.of(shim, List.of("-c", "features.daemon_auto_start=false")))
                .containsExactly(
                        "cmd.exe", "/d", "/c", "call", shim.toString(), "-c", "features.daemon_auto_start=false");
    }

    @Test
    void aProgramStartsByItself() {
        Path program = Path.of("C:\\Users\\ada\\.local\\bin\\claude.exe");
        assertThat(WindowsCommand.of(program, List.of("a & b"))).containsExactly(program.toString(), "a & b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a & calc", "%PATH%", "a\"b", "a^b", "a|b", "a>b", "!x!", "a\nb", ""})
    void whatTheCommandProcessorWouldActOnIsRefused(String argument) {
        assertThatThrownBy(() -> WindowsCommand.of(Path.of("claude.cmd"), List.of(argument)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
