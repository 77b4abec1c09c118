package dev.cockpit.gate;

import dev.cockpit.settings.Settings.GateFlags;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Whether sessions may start at all: the seed's rules (section 2), the same for the window and for
/// HTTP. Pure.
///
/// A store build shuts every gate, and no gate opens another: a shell or a vendor's command line needs
/// [#interactive] too.
public final class Gates {
    private static final String INTERACTIVE = "PTY_INTERACTIVE_ENABLED";
    private static final String VENDOR = "PTY_VENDOR_CLI_ENABLED";
    private static final String SHELL = "PTY_SHELL_REMOTE_ENABLED";
    private static final String OPENS = "true, 1, on or yes";

    private final GateFlags flags;

    /// @param flags the operator's switches as they were written
    public Gates(GateFlags flags) {
        this.flags = flags;
    }

    /// Whether this build starts nothing, whatever the other switches say: exactly `store`, in any
    /// case.
    public boolean storeBuild() {
        return flags.buildVariant().map(Gates::plain).filter("store"::equals).isPresent();
    }

    /// Shut in a store build, while the settings file cannot be read, and when the switch is set to
    /// anything but a yes. Open when it is unset or blank.
    public Optional<Refusal> interactive() {
        return refused(interactiveGate()).map(Refusal.InteractiveOff::new);
    }

    /// For claude and codex. Open only with a yes, outside a store build.
    public Optional<Refusal> vendor() {
        return refused(vendorGate()).map(Refusal.VendorOff::new);
    }

    /// For the shell over HTTP; at the window it needs no switch of its own. Open only with a yes,
    /// outside a store build.
    public Optional<Refusal> remoteShell() {
        return refused(remoteShellGate()).map(Refusal.ShellOff::new);
    }

    /// Every gate as it stands, in the order in which they are asked.
    public List<Gate> inForce() {
        return List.of(interactiveGate(), vendorGate(), remoteShellGate());
    }

    private Gate interactiveGate() {
        String name = "Interactive sessions";
        if (storeBuild()) {
            return shutByStore(name);
        }
        if (flags.unreadable().isPresent()) {
            return new Gate(name, false, flags.unreadable().get());
        }
        Optional<String> flag = flags.interactive().map(Gates::plain).filter(text -> !text.isEmpty());
        if (flag.isEmpty()) {
            return new Gate(name, true, name + " are on: " + INTERACTIVE + " is not set.");
        }
        return bySwitch(name, INTERACTIVE, flag, "Set it to " + OPENS + ", or unset it, to allow them.");
    }

    private Gate vendorGate() {
        return optIn("Vendor CLI sessions (claude, codex)", VENDOR, flags.vendorCli());
    }

    private Gate remoteShellGate() {
        return optIn("Shell sessions over HTTP", SHELL, flags.shellRemote());
    }

    private Gate optIn(String name, String variable, Optional<String> flag) {
        if (storeBuild()) {
            return shutByStore(name);
        }
        Optional<String> text = flag.map(Gates::plain).filter(value -> !value.isEmpty());
        return bySwitch(name, variable, text, "Set it to " + OPENS + " to allow them.");
    }

    private static Gate bySwitch(String name, String variable, Optional<String> flag, String opens) {
        String is = variable + flag.map(text -> " is \"" + shown(text) + "\"").orElse(" is not set");
        return flag.filter(Gates::isYes).isPresent()
                ? new Gate(name, true, name + " are on: " + is + ".")
                : new Gate(name, false, name + " are off: " + is + ". " + opens);
    }

    private static Gate shutByStore(String name) {
        return new Gate(
                name,
                false,
                name + " are off: this is a store build (ELIZA_BUILD_VARIANT=store), which starts no programs.");
    }

    private static Optional<String> refused(Gate gate) {
        return gate.open() ? Optional.empty() : Optional.of(gate.why());
    }

    private static boolean isYes(String plain) {
        return switch (plain) {
            case "true", "1", "on", "yes" -> true;
            default -> false;
        };
    }

    private static String plain(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }

    private static String shown(String text) {
        String line = text.replaceAll("\\p{Cntrl}", " ");
        return line.length() <= 40 ? line : line.substring(0, 40) + "…";
    }
}
