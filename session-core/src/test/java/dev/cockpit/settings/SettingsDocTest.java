package dev.cockpit.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** {@code docs/settings.md} shows every setting as the code has it. */
final class SettingsDocTest {

    @Test
    void theDocumentHasTheTableOfTheCode() throws Exception {
        String table = Keys.ALL.stream().map(SettingsDocTest::row).collect(Collectors.joining("\n"));
        assertThat(Path.of("..", "docs", "settings.md")).content().contains(table);
    }

    @Test
    void noPathAndNoVariableStandsForTwoSettings() {
        assertThat(Keys.ALL.stream().map(Key::path).filter(path -> !path.isEmpty()))
                .doesNotHaveDuplicates()
                .allMatch(path -> path.matches("[a-z]+\\.[a-zA-Z]+"));
        assertThat(Keys.ALL.stream().flatMap(key -> key.variables().stream())).doesNotHaveDuplicates();
    }

    @Test
    void everySettingOfTheCodeIsInTheTable() {
        long declared = Arrays.stream(Keys.class.getDeclaredFields())
                .filter(field -> field.getType() == Key.class)
                .count();
        assertThat(Keys.ALL).hasSize((int) declared);
    }

    private static String row(Key<?> key) {
        String variables =
                key.variables().stream().map(name -> "`" + name + "`").collect(Collectors.joining(", else "));
        String path = key.path().isEmpty() ? "–" : "`" + key.path() + "`";
        String type = key.type().expected() + (key.secret() ? " (secret)" : "");
        return "| %s | %s | %s | %s | %s |".formatted(path, variables, type, key.shownDefault(), key.meaning());
    }
}
