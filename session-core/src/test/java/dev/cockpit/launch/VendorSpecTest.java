package dev.cockpit.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cockpit.settings.Secret;
import dev.cockpit.settings.Settings.Vendors;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How claude and codex are started, V1 to V5 of the seed's catalogue. */
final class VendorSpecTest {
    private static final Path BINARY = Path.of("/opt/bin/agent");
    private static final Path CWD = Path.of("/home/anna/project");
    private static final Vendors NOTHING = new Vendors(Optional.empty(), Optional.empty());
    private static final Vendors BOTH =
            new Vendors(Optional.of(new Secret(" the-token ")), Optional.of(" /srv/codex "));

    @Test
    void claudeIsItsLauncherAlone() { // V1
        Draft draft = spec(Map.of()).claude(NOTHING);
        assertThat(draft.command()).containsExactly("/opt/bin/agent");
        assertThat(draft.label()).isEqualTo("claude \u00b7 interactive");
    }

    @Test
    void codexIsItsLauncherWithoutTheDaemon() { // V1, F34
        Draft draft = spec(Map.of()).codex(NOTHING);
        assertThat(draft.command()).containsExactly("/opt/bin/agent", "-c", "features.daemon_auto_start=false");
        assertThat(draft.label()).isEqualTo("codex \u00b7 interactive");
    }

    @Test
    void credentialsArePassedOnTrimmed() { // V2
        assertThat(spec(Map.of()).claude(BOTH).environment()).isEqualTo(Map.of("CLAUDE_CODE_OAUTH_TOKEN", "the-token"));
        assertThat(spec(Map.of()).codex(BOTH).environment()).isEqualTo(Map.of("CODEX_HOME", "/srv/codex"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t"})
    void aBlankOneIsNoVariableAtAll(String blank) { // V3
        Vendors vendors = new Vendors(Optional.of(new Secret(blank)), Optional.of(blank));
        assertThat(spec(Map.of()).claude(vendors).environment()).isEmpty();
        assertThat(spec(Map.of()).codex(vendors).environment()).isEmpty();
        assertThat(spec(Map.of()).claude(NOTHING).environment()).isEmpty();
        assertThat(spec(Map.of()).codex(NOTHING).environment()).isEmpty();
    }

    @Test
    void theCallersVariablesWin() { // V4
        assertThat(spec(Map.of("CLAUDE_CODE_OAUTH_TOKEN", "mine")).claude(BOTH).environment())
                .containsEntry("CLAUDE_CODE_OAUTH_TOKEN", "mine");
        assertThat(spec(Map.of("CODEX_HOME", "/mine")).codex(BOTH).environment())
                .containsEntry("CODEX_HOME", "/mine");
    }

    @Test
    void aBlankPartIsNamed() { // V5
        Path none = Path.of("");
        assertThatThrownBy(() -> new VendorSpec(BINARY, none, Map.of()).claude(NOTHING))
                .hasMessageContaining("cwd");
        assertThatThrownBy(() -> new VendorSpec(BINARY, none, Map.of()).codex(NOTHING))
                .hasMessageContaining("cwd");
        assertThatThrownBy(() -> new VendorSpec(none, CWD, Map.of()).claude(NOTHING))
                .hasMessageContaining("binPath");
        assertThatThrownBy(() -> new VendorSpec(none, CWD, Map.of()).codex(NOTHING))
                .hasMessageContaining("binPath");
    }

    @Test
    void printsNoValue() {
        VendorSpec spec = spec(Map.of("EXTRA", "hidden"));
        assertThat(spec + " " + spec.claude(BOTH)).doesNotContain("the-token", "hidden");
    }

    private static VendorSpec spec(Map<String, String> extra) {
        return new VendorSpec(BINARY, CWD, extra);
    }
}
