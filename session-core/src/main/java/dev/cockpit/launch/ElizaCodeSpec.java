package dev.cockpit.launch;

import dev.cockpit.settings.BaseUrl;
import dev.cockpit.settings.Secret;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How eliza-code is started (seed, section 5.1). Pure.
///
/// @param runner what runs the entry file, `bun` by default
/// @param entry eliza-code's entry file
/// @param cwd where it runs; also the only folder that its tools may use
/// @param tier which model is the small and the medium one; the large one is always the smart model
/// @param models the models of the two tiers
/// @param baseUrl where the models are, already allowed
/// @param apiKey their key
/// @param extra variables of the caller, which win; the allowlist still applies
record ElizaCodeSpec(
        Path runner,
        Path entry,
        Path cwd,
        Tier tier,
        Models models,
        BaseUrl baseUrl,
        Secret apiKey,
        Map<String, String> extra) {

    /// The models of the two tiers.
    record Models(String fast, String smart) {
        String of(Tier tier) {
            return tier == Tier.SMART ? smart : fast;
        }
    }

    /// @throws IllegalArgumentException when key, cwd or entry is blank; the message names it
    Draft build() {
        require(!apiKey.value().isBlank(), "the API key is blank");
        require(!cwd.toString().isBlank(), "cwd is blank");
        require(!entry.toString().isBlank(), "binPath is blank");
        String folder = cwd.toAbsolutePath().normalize().toString();
        String model = models.of(tier);
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("ELIZA_CODE_PROVIDER", "openai");
        environment.put("ELIZA_CODE_CODING_ONLY", "1");
        environment.put("OPENAI_API_KEY", apiKey.value().strip());
        environment.put("OPENAI_BASE_URL", baseUrl.text());
        environment.put("OPENAI_SMALL_MODEL", model);
        environment.put("OPENAI_MEDIUM_MODEL", model);
        environment.put("OPENAI_LARGE_MODEL", models.smart());
        environment.put("CODING_TOOLS_WORKSPACE_ROOTS", folder);
        environment.put("SHELL_ALLOWED_DIRECTORY", folder);
        environment.putAll(extra);
        return new Draft(
                "eliza-code · %s · %s".formatted(tier.id(), model),
                List.of(runner.toString(), entry.toString(), "--interactive", "--coding-only"),
                environment);
    }

    @Override
    public String toString() {
        return "ElizaCodeSpec[%s, cwd=%s, extra names=%s]".formatted(tier, cwd, extra.keySet());
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
