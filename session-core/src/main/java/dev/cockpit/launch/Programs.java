package dev.cockpit.launch;

import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.BinaryFinder.Program;
import dev.cockpit.launch.BinaryFinder.Search;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Settings.Binaries;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Which program each kind runs, and where it is. Thread-safe.
final class Programs {
    private static final Program CLAUDE = new Program(
            "claude", "PTY_CLAUDE_BIN", "binaries.claude", "install it with npm install -g @anthropic-ai/claude-code");
    private static final Program CODEX =
            new Program("codex", "PTY_CODEX_BIN", "binaries.codex", "install it with npm install -g @openai/codex");
    private static final Program BUN =
            new Program("bun", "COCKPIT_BUN_BIN", "binaries.bun", "eliza-code needs it; install it from bun.sh");

    private final Binaries binaries;
    private final BinaryFinder finder;
    private final LoginShell shell;

    Programs(Binaries binaries, Environment environment) {
        this.binaries = binaries;
        this.shell = new LoginShell(environment);
        LoginPath loginPath = new LoginPath(environment, shell.find(), Duration.ofSeconds(3));
        WellKnownFolders wellKnown = new WellKnownFolders(environment);
        this.finder = new BinaryFinder(environment, loginPath::folders, wellKnown::list);
    }

    /// The program of a kind; for eliza-code its runner, once its entry file is there.
    Search find(Kind kind) {
        return switch (kind) {
            case ELIZA_CODE -> {
                Search entry = entry();
                yield entry instanceof Search.Found found ? runner(found) : entry;
            }
            case CLAUDE -> finder.find(CLAUDE, binaries.claude());
            case CODEX -> finder.find(CODEX, binaries.codex());
            case SHELL -> shell();
            case CLAWDE -> finder.fixed(binaries.clawde(), "PTY_CLAWDE_BINARY_PATH (binaries.clawde)", true);
        };
    }

    /// eliza-code's entry file. Call it only when [#find] found the kind.
    Path elizaCodeEntry() {
        return binaries.elizaCode().orElseThrow().normalize();
    }

    /// How the shell is started.
    List<String> shellCommand(Path binary) {
        return shell.command(binary);
    }

    private Search entry() {
        String setting = "ELIZA_CODE_BIN (binaries.elizaCode in the settings file)";
        return binaries.elizaCode()
                .map(file -> finder.fixed(file, setting, false))
                .orElseGet(() -> new Search.Missing(new Refusal.NoBinary(
                        List.of(),
                        setting + " must be set to the absolute path of eliza-code's entry file, dist/index.js.")));
    }

    private Search runner(Search.Found entry) {
        List<Path> looked = new ArrayList<>(entry.looked());
        return switch (finder.find(BUN, binaries.bun())) {
            case Search.Found(Path bun, List<Path> tried, List<Path> folders) -> {
                looked.addAll(tried);
                yield new Search.Found(bun, List.copyOf(looked), folders);
            }
            case Search.Missing(Refusal.NoBinary no) -> {
                looked.addAll(no.looked());
                yield new Search.Missing(new Refusal.NoBinary(looked, no.sentence()));
            }
        };
    }

    private Search shell() {
        List<Path> looked = shell.candidates().toList();
        Optional<Path> found = shell.find();
        return found.<Search>map(binary -> new Search.Found(binary, looked, List.of()))
                .orElseGet(() -> new Search.Missing(new Refusal.NoBinary(
                        looked, "No login shell was found; set SHELL to the absolute path of one.")));
    }
}
