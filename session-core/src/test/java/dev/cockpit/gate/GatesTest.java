package dev.cockpit.gate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.settings.Settings.GateFlags;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The seed's gate rules to the letter; the names in brackets are those of its test catalogue. */
final class GatesTest {

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "  ", "\t\n", "true", "1", "on", "YES", " TrUe ", "\tON\n", " 1 ", "  yEs  "})
    void interactiveSessionsAreOnUnlessSwitchedOff(@Nullable String flag) { // H9, H36, H37
        assertThat(gates(null, flag, null, null).interactive()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"false", " FALSE ", "off", "no", "disable-please", "0", " enabled ", "yep", "2", "y", "TRUE!"})
    void anythingElseSwitchesThemOff(String flag) { // H7, H8, H38, F7
        assertThat(gates(null, flag, null, null).interactive())
                .hasValueSatisfying(no -> assertThat(no.sentence())
                        .startsWith("Interactive sessions are off: PTY_INTERACTIVE_ENABLED is \"")
                        .endsWith("Set it to true, 1, on or yes, or unset it, to allow them."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "1", "on", " YES ", "\tTrUe\n"})
    void vendorSessionsAreOnWithAYes(String flag) { // H21
        assertThat(gates(null, null, flag, null).vendor()).isEmpty();
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", " ", "enabled", "yep", "2", "y", "TRUE!", "false", "0"})
    void vendorSessionsAreOffWithAnythingElse(@Nullable String flag) { // H19, H20
        assertThat(gates(null, null, flag, null).vendor())
                .hasValueSatisfying(no -> assertThat(no.sentence())
                        .startsWith("Vendor CLI sessions (claude, codex) are off: PTY_VENDOR_CLI_ENABLED is ")
                        .endsWith("Set it to true, 1, on or yes to allow them."));
        assertThat(gates(null, null, flag, null).interactive()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"store", "STORE", " Store "})
    void aStoreBuildShutsEverything(String variant) { // H10, H27
        Gates gates = gates(variant, "true", "true", "true");
        assertThat(gates.storeBuild()).isTrue();
        assertThat(gates.interactive()).get().isInstanceOf(Refusal.InteractiveOff.class);
        assertThat(gates.vendor()).get().isInstanceOf(Refusal.VendorOff.class);
        assertThat(gates.remoteShell()).get().isInstanceOf(Refusal.ShellOff.class);
        assertThat(gates.inForce())
                .noneMatch(Gate::open)
                .allMatch(gate -> gate.why()
                        .endsWith("this is a store build (ELIZA_BUILD_VARIANT=store), which starts no programs."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"stores", "app-store", "direct"})
    void onlyExactlyStoreIsAStoreBuild(String variant) {
        assertThat(gates(variant, null, null, null).interactive()).isEmpty();
    }

    @Test
    void theVendorSwitchOpensNothingElse() { // H28
        Gates gates = gates(null, "off", "on", null);
        assertThat(gates.interactive()).isPresent();
        assertThat(gates.remoteShell()).isPresent();
    }

    @Test
    void aShellOverHttpNeedsItsOwnYes() {
        assertThat(gates(null, null, "on", null).remoteShell())
                .hasValueSatisfying(no -> assertThat(no.sentence())
                        .isEqualTo("Shell sessions over HTTP are off: PTY_SHELL_REMOTE_ENABLED is not set."
                                + " Set it to true, 1, on or yes to allow them."));
        assertThat(gates(null, null, null, "yes").remoteShell()).isEmpty();
    }

    @Test
    void nothingStartsWhileTheSettingsFileCannotBeRead() {
        Gates gates = new Gates(new GateFlags(
                Optional.empty(),
                Optional.of("true"),
                Optional.empty(),
                Optional.empty(),
                Optional.of("settings.json is broken.")));
        assertThat(gates.interactive()).get().extracting(Refusal::sentence).isEqualTo("settings.json is broken.");
    }

    @Test
    void everyGateSaysWhyItIsAsItIs() {
        assertThat(gates(null, null, "on", null).inForce())
                .extracting(Gate::why)
                .containsExactly(
                        "Interactive sessions are on: PTY_INTERACTIVE_ENABLED is not set.",
                        "Vendor CLI sessions (claude, codex) are on: PTY_VENDOR_CLI_ENABLED is \"on\".",
                        "Shell sessions over HTTP are off: PTY_SHELL_REMOTE_ENABLED is not set."
                                + " Set it to true, 1, on or yes to allow them.");
    }

    private static Gates gates(
            @Nullable String variant, @Nullable String interactive, @Nullable String vendor, @Nullable String shell) {
        return new Gates(new GateFlags(
                Optional.ofNullable(variant),
                Optional.ofNullable(interactive),
                Optional.ofNullable(vendor),
                Optional.ofNullable(shell),
                Optional.empty()));
    }
}
