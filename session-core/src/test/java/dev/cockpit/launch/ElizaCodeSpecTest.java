package dev.cockpit.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cockpit.settings.BaseUrl;
import dev.cockpit.settings.Secret;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How eliza-code is started, E1 to E5 of the seed's catalogue. */
final class ElizaCodeSpecTest {
    private static final Path BUN = Path.of("bun");
    private static final Path ENTRY = Path.of("/opt/eliza/dist/index.js");
    private static final Path CWD = Path.of("/code/project");
    private static final ElizaCodeSpec.Models MODELS = new ElizaCodeSpec.Models("small-one", "large-one");
    private static final BaseUrl URL = new BaseUrl("https://api.elizacloud.ai/v1");

    @Test
    void runsTheEntryFileInBun() { // E1
        assertThat(spec(Tier.FAST, Map.of()).build().command())
                .containsExactly("bun", "/opt/eliza/dist/index.js", "--interactive", "--coding-only");
    }

    @Test
    void givesExactlyTheseVariables() { // E2
        assertThat(spec(Tier.FAST, Map.of()).build().environment())
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "ELIZA_CODE_PROVIDER", "openai",
                        "ELIZA_CODE_CODING_ONLY", "1",
                        "OPENAI_API_KEY", "the-key",
                        "OPENAI_BASE_URL", "https://api.elizacloud.ai/v1",
                        "OPENAI_SMALL_MODEL", "small-one",
                        "OPENAI_MEDIUM_MODEL", "small-one",
                        "OPENAI_LARGE_MODEL", "large-one",
                        "CODING_TOOLS_WORKSPACE_ROOTS", "/code/project",
                        "SHELL_ALLOWED_DIRECTORY", "/code/project"));
    }

    @Test
    void theTiersDifferInTheSmallModelAndTheLabel() { // E3, F8
        Draft fast = spec(Tier.FAST, Map.of()).build();
        assertThat(fast.label()).isEqualTo("eliza-code \u00b7 fast \u00b7 small-one");
        assertThat(fast.environment())
                .containsEntry("OPENAI_SMALL_MODEL", "small-one")
                .containsEntry("OPENAI_LARGE_MODEL", "large-one");
        Draft smart = spec(Tier.SMART, Map.of()).build();
        assertThat(smart.label()).isEqualTo("eliza-code \u00b7 smart \u00b7 large-one");
        assertThat(smart.environment())
                .containsEntry("OPENAI_SMALL_MODEL", "large-one")
                .containsEntry("OPENAI_MEDIUM_MODEL", "large-one")
                .containsEntry("OPENAI_LARGE_MODEL", "large-one");
    }

    @Test
    void addressModelsRunnerAndVariablesCanBeOthers() { // E4
        Draft draft = new ElizaCodeSpec(
                        Path.of("/usr/bin/deno"),
                        ENTRY,
                        CWD,
                        Tier.SMART,
                        new ElizaCodeSpec.Models("f", "s"),
                        new BaseUrl("https://models.example"),
                        new Secret("k"),
                        Map.of("FORCE_COLOR", "1", "OPENAI_SMALL_MODEL", "mine"))
                .build();
        assertThat(draft.command().getFirst()).isEqualTo("/usr/bin/deno");
        assertThat(draft.environment())
                .containsEntry("OPENAI_BASE_URL", "https://models.example")
                .containsEntry("OPENAI_LARGE_MODEL", "s")
                .containsEntry("FORCE_COLOR", "1")
                .containsEntry("OPENAI_SMALL_MODEL", "mine");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t"})
    void aBlankPartIsNamed(String blank) { // E5
        Path none = Path.of(blank);
        assertThatThrownBy(() -> spec(ENTRY, CWD, blank).build()).hasMessageContaining("API key");
        assertThatThrownBy(() -> spec(ENTRY, none, "k").build()).hasMessageContaining("cwd");
        assertThatThrownBy(() -> spec(none, CWD, "k").build()).hasMessageContaining("binPath");
    }

    @Test
    void printsNoValue() {
        ElizaCodeSpec spec = spec(Tier.FAST, Map.of("EXTRA", "hidden-extra"));
        assertThat(spec + " " + spec.build()).contains("EXTRA").doesNotContain("the-key", "hidden-extra");
    }

    private static ElizaCodeSpec spec(Tier tier, Map<String, String> extra) {
        return new ElizaCodeSpec(BUN, ENTRY, CWD, tier, MODELS, URL, new Secret(" the-key "), extra);
    }

    private static ElizaCodeSpec spec(Path entry, Path cwd, String key) {
        return new ElizaCodeSpec(BUN, entry, cwd, Tier.FAST, MODELS, URL, new Secret(key), Map.of());
    }
}
