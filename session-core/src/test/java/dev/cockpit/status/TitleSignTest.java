package dev.cockpit.status;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.status.TitleSign.Mark;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TitleSignTest {

    @ParameterizedTest
    @CsvSource({
        "'', NONE, ''",
        "demo, NONE, demo",
        "✳ Claude Code, AT_REST, Claude Code",
        "✳\uFE0F Claude Code, AT_REST, Claude Code",
        "◐ Claude Code, WORKING, Claude Code",
        "⠋ demo, WORKING, demo",
        "⠇ standin:markdown | demo, WORKING, standin:markdown | demo",
        "⠋, WORKING, ''",
        "[ ! ] Action Required | title | demo, BLOCKED, title | demo",
        "[ . ] Action Required | title | demo, BLOCKED, title | demo",
        "[ ! ] Action Required, BLOCKED, ''",
        "[main] vim, NONE, [main] vim",
        "Action Required reading, NONE, Action Required reading",
    })
    void takesTheSignOff(String title, Mark mark, String name) {
        assertThat(TitleSign.of(title)).isEqualTo(new TitleSign(mark, name));
    }
}
