package dev.cockpit.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class EnvironmentTest {

    @Test
    void blankCountsAsUnsetAndWhiteSpaceIsCutOff() {
        Environment environment = Environment.of(Os.LINUX, Map.of("A", " x\t", "B", " \n"));
        assertThat(environment.get("A")).contains("x");
        assertThat(environment.raw("A")).contains(" x\t");
        assertThat(environment.get("B")).isEmpty();
        assertThat(environment.get("a")).isEmpty();
    }

    @Test
    void windowsFindsNamesInAnyCase() {
        Environment environment = Environment.of(Os.WINDOWS, Map.of("Path", "C:\\bin"));
        assertThat(environment.get("PATH")).contains("C:\\bin");
        assertThat(environment.names()).containsExactly("Path");
    }

    @Test
    void thePathHasNoEntryThatMeansTheCurrentFolder() {
        Environment environment = Environment.of(Os.LINUX, Map.of("PATH", "/usr/bin:: .:bin:/opt/x:/usr/bin:"));
        assertThat(environment.path()).containsExactly(Path.of("/usr/bin"), Path.of("/opt/x"));
        assertThat(Environment.of(Os.LINUX, Map.of()).path()).isEmpty();
    }

    @Test
    void isASnapshot() {
        Map<String, String> source = new HashMap<>(Map.of("A", "1"));
        Environment environment = Environment.of(Os.LINUX, source);
        source.put("A", "2");
        assertThat(environment.get("A")).contains("1");
    }

    @Test
    void printsNamesOnly() {
        assertThat(Environment.of(Os.LINUX, Map.of("OPENAI_API_KEY", "sk-secret"))
                        .toString())
                .contains("OPENAI_API_KEY")
                .doesNotContain("sk-secret");
    }

    @Test
    void aHomeIsAlwaysKnown() {
        assertThat(Environment.of(Os.LINUX, Map.of()).home()).isEqualTo(Path.of(System.getProperty("user.home")));
    }
}
