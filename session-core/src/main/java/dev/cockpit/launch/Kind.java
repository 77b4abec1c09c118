package dev.cockpit.launch;

import dev.cockpit.gate.Refusal;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/// What runs in a session. Clients choose a kind, never a path or arguments.
public enum Kind {
    /// elizaOS's coding agent, run by bun.
    ELIZA_CODE("eliza-code"),
    /// Anthropic's Claude Code.
    CLAUDE("claude"),
    /// OpenAI's Codex.
    CODEX("codex"),
    /// The user's login shell.
    SHELL("shell"),
    /// One binary that the operator fixed (nSelf).
    CLAWDE("clawde");

    private final String id;

    Kind(String id) {
        this.id = id;
    }

    /// The name on the wire and on the command line, for example `eliza-code`.
    public String id() {
        return id;
    }

    /// The kind with exactly this id: case-sensitive and untrimmed, as in the seed.
    public static Optional<Kind> of(String id) {
        return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
    }

    /// The answer to an id that [#of] does not know.
    public static Refusal unknown(String id) {
        String known = Arrays.stream(values()).map(Kind::id).collect(Collectors.joining(", "));
        String shown = id.length() <= 40 ? id : id.substring(0, 40) + "…";
        return new Refusal.UnknownKind(
                id,
                "The kind \"%s\" is unsupported; the kinds are %s."
                        .formatted(shown.replaceAll("\\p{Cntrl}", " "), known));
    }
}
