package dev.cockpit.app.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.ModelRig;
import dev.cockpit.app.look.FolderText;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.Offer;
import dev.cockpit.launch.Tier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The new-session sheet over the real launcher.
final class SheetModelTest {
    @TempDir
    private Path folder;

    private final List<LaunchRequest> opened = new CopyOnWriteArrayList<>();

    private SheetModel sheet(ModelRig rig) {
        return rig.fx(
                () -> new SheetModel(rig.launcher, rig.background, rig.fx, new FolderText(rig.home), opened::add));
    }

    private static void show(ModelRig rig, SheetModel sheet, Kind kind) {
        rig.run(() -> sheet.show(Optional.of(kind)));
        rig.await("the kinds", () -> !sheet.offers().isEmpty());
        rig.await("an answer", () -> sheet.answerProperty().get().isPresent());
    }

    private static KindOffer offer(ModelRig rig, SheetModel sheet, Kind kind) {
        Offer offer = rig.fx(() -> sheet.offers().stream()
                .filter(each -> each.kind() == kind)
                .findFirst()
                .orElseThrow());
        return new KindOffer(offer, new FolderText(rig.home));
    }

    @Test
    void shutGatesAndMissingBinariesAreOfferedWithTheirReason() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            SheetModel sheet = sheet(rig);
            show(rig, sheet, Kind.SHELL);

            assertThat(rig.fx(() -> List.copyOf(sheet.offers())))
                    .extracting(Offer::kind)
                    .containsExactly(Kind.ELIZA_CODE, Kind.SHELL, Kind.CLAUDE, Kind.CODEX);
            assertThat(offer(rig, sheet, Kind.SHELL).available()).isTrue();
            KindOffer claude = offer(rig, sheet, Kind.CLAUDE);
            assertThat(claude.available()).isFalse();
            assertThat(claude.line()).contains("PTY_VENDOR_CLI_ENABLED");
            KindOffer eliza = offer(rig, sheet, Kind.ELIZA_CODE);
            assertThat(eliza.line()).contains("ELIZA_CODE_BIN");
        }
    }

    @Test
    void aKindThatMayNotStartGivesWayToOneThatMay() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            SheetModel sheet = sheet(rig);
            show(rig, sheet, Kind.CLAUDE);

            rig.await("the shell", () -> sheet.kindProperty().get() == Kind.SHELL);
        }
    }

    @Test
    void aFolderOutsideTheRootIsExplainedWhileItIsTyped() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            SheetModel sheet = sheet(rig);
            show(rig, sheet, Kind.SHELL);

            rig.run(() -> sheet.folderProperty().set("/etc"));
            rig.await("the reason", () -> sheet.folderProblem().isPresent());
            assertThat(rig.fx(sheet::folderProblem).orElseThrow())
                    .contains("/etc")
                    .contains(rig.home.toString());
            assertThat(rig.fx(sheet::spec)).isEmpty();

            rig.run(sheet::submit);
            rig.await("it to stay", () -> sheet.showingProperty().get());
            assertThat(opened).isEmpty();

            rig.run(() -> sheet.folderProperty().set("~"));
            rig.await("a yes", () -> sheet.spec().isPresent());
            assertThat(rig.fx(sheet::folderProblem)).isEmpty();
        }
    }

    @Test
    void anImpossibleFolderNameIsASentenceNotAFault() throws IOException {
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            SheetModel sheet = sheet(rig);
            show(rig, sheet, Kind.SHELL);

            rig.run(() -> sheet.folderProperty().set("a\0b"));

            rig.await("the reason", () -> sheet.folderProblem().isPresent());
        }
    }

    @Test
    void enterRightAfterTypingOpensWhatWasTyped() throws IOException {
        Files.createDirectories(folder.resolve("code/shop"));
        try (ModelRig rig = new ModelRig(folder, Map.of())) {
            SheetModel sheet = sheet(rig);
            show(rig, sheet, Kind.SHELL);

            rig.run(() -> {
                sheet.folderProperty().set("~/code");
                sheet.folderProperty().set("~/code/shop");
                sheet.submit();
            });

            rig.await("the wish", () -> !opened.isEmpty());
            assertThat(opened.getFirst().cwd()).contains(rig.home.resolve("code/shop"));
            assertThat(rig.fx(() -> sheet.showingProperty().get())).isFalse();
        }
    }

    @Test
    void tierModelsAndKeyAreHandedOn() throws IOException {
        Path entry = Files.writeString(folder.resolve("index.js"), "");
        Path bun = ModelRig.script(folder.resolve("bin/bun"), "exit 0");
        try (ModelRig rig =
                new ModelRig(folder, Map.of("ELIZA_CODE_BIN", entry.toString(), "COCKPIT_BUN_BIN", bun.toString()))) {
            SheetModel sheet = sheet(rig);
            show(rig, sheet, Kind.ELIZA_CODE);
            assertThat(rig.fx(sheet::needsApiKey)).isTrue();
            assertThat(rig.fx(sheet::otherProblem).orElseThrow()).contains("API key");

            rig.run(() -> {
                sheet.apiKeyProperty().set(" secret ");
                sheet.tierProperty().set(Tier.SMART);
                sheet.smartModelProperty().set("big");
                sheet.submit();
            });

            rig.await("the wish", () -> !opened.isEmpty());
            LaunchRequest wish = opened.getFirst();
            assertThat(wish.kind()).isEqualTo(Kind.ELIZA_CODE);
            assertThat(wish.tier()).isEqualTo(Tier.SMART);
            assertThat(wish.smartModel()).contains("big");
            assertThat(wish.apiKey()).contains("secret");
        }
    }
}
