package dev.cockpit.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.Workspace.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Confinement on real folders and real links (S8, F21 of the seed's catalogue). */
final class WorkspaceTest {
    @TempDir
    Path temporary;

    Path root;
    Path outside;

    @BeforeEach
    void folders() throws IOException {
        Path real = temporary.toRealPath();
        root = Files.createDirectories(real.resolve("work"));
        outside = Files.createDirectories(real.resolve("workother"));
        Files.createDirectories(root.resolve("a/deep"));
        Files.createDirectories(root.resolve("..foo"));
    }

    @Test
    void theRootAndWhatLiesBelowIsInside() {
        Workspace workspace = workspace(root);
        assertThat(place(workspace, root)).isEqualTo(new Place.Inside(root, root));
        assertThat(place(workspace, Path.of(root + "/"))).isEqualTo(new Place.Inside(root, root));
        assertThat(place(workspace, root.resolve("a/deep"))).isEqualTo(new Place.Inside(root.resolve("a/deep"), root));
        assertThat(place(workspace, root.resolve("a/../a"))).isEqualTo(new Place.Inside(root.resolve("a"), root));
        assertThat(place(workspace, Path.of("a"))).isEqualTo(new Place.Inside(root.resolve("a"), root));
    }

    @Test
    void aNameThatBeginsWithTwoDotsIsANameLikeAnyOther() { // F21
        assertThat(place(workspace(root), root.resolve("..foo")))
                .isEqualTo(new Place.Inside(root.resolve("..foo"), root));
    }

    @Test
    void aSiblingWithTheSameBeginningAndTheWayUpAreOutside() {
        assertThat(sentence(workspace(root), outside))
                .isEqualTo(outside + " lies outside the allowed root " + root
                        + "; choose a folder in it, or change PTY_ALLOWED_DIRECTORY (workspace.roots).");
        assertThat(sentence(workspace(root), root.resolve("../workother"))).contains("outside the allowed root");
        assertThat(sentence(workspace(root), Path.of(".."))).contains("outside the allowed root");
        assertThat(sentence(workspace(root), Path.of("/"))).contains("outside the allowed root");
    }

    @Test
    void aLinkThatLeadsOutIsOutsideAndSaysWhereItLeads() throws Exception { // F21
        Path link = Files.createSymbolicLink(root.resolve("link"), outside);
        assertThat(sentence(workspace(root), link))
                .startsWith(link + " (really " + outside + ") lies outside the allowed root " + root);
        Files.createDirectories(outside.resolve("below"));
        assertThat(sentence(workspace(root), link.resolve("below"))).contains("outside the allowed root");
    }

    @Test
    void aLinkThatStaysInsideIsInsideAndTheRootMayBeALink() throws Exception {
        Path link = Files.createSymbolicLink(root.resolve("link"), root.resolve("a"));
        assertThat(place(workspace(root), link)).isEqualTo(new Place.Inside(root.resolve("a"), root));
        Path linkedRoot = Files.createSymbolicLink(root.resolveSibling("rootlink"), root);
        assertThat(place(workspace(linkedRoot), root.resolve("a")))
                .isEqualTo(new Place.Inside(root.resolve("a"), root));
    }

    @Test
    void whatIsMissingOrNoFolderIsSaid() throws Exception {
        Path missing = root.resolve("missing");
        assertThat(sentence(workspace(root), missing))
                .isEqualTo("The folder " + missing + " does not exist; choose one that does.");
        Path file = Files.createFile(root.resolve("file"));
        assertThat(sentence(workspace(root), file))
                .isEqualTo(file + " is no folder that can be entered; choose an existing folder.");
        Path dangling = Files.createSymbolicLink(root.resolve("dangling"), root.resolve("nothing"));
        assertThat(sentence(workspace(root), dangling)).contains("does not exist");
    }

    @Test
    void withSeveralRootsAnyWillDoAndTheFirstThatExistsIsTheDefault() throws Exception {
        Path gone = temporary.resolve("gone");
        Workspace workspace = new Workspace(List.of(gone, root, outside), temporary);
        assertThat(workspace.place(Optional.empty())).isEqualTo(new Place.Inside(root, root));
        assertThat(place(workspace, outside)).isEqualTo(new Place.Inside(outside, outside));
        Path third = Files.createDirectories(outside.resolveSibling("third"));
        assertThat(sentence(workspace, third))
                .contains("lies outside the allowed roots " + root + ", " + outside + ";");
    }

    @Test
    void aRootThatDoesNotExistIsNamed() {
        Path gone = temporary.resolve("gone");
        assertThat(sentence(workspace(gone), root))
                .isEqualTo(
                        "The allowed root " + gone + " (PTY_ALLOWED_DIRECTORY, or workspace.roots) does not exist or is"
                                + " no folder; name an existing folder there.");
    }

    @Test
    void withoutRootsItIsTheHomeFolderAndNeverWhereTheProcessRuns() {
        Workspace workspace = new Workspace(List.of(), root);
        assertThat(workspace.place(Optional.empty())).isEqualTo(new Place.Inside(root, root));
        assertThat(sentence(workspace, Path.of("").toAbsolutePath())).contains("outside the allowed root " + root);
    }

    @Test
    void aFolderThatIsReplacedBeforeTheSpawnIsNoticed() throws Exception {
        Workspace workspace = workspace(root);
        Path cwd = root.resolve("a/deep");
        assertThat(workspace.recheck(cwd, root)).isEmpty();
        Files.delete(cwd);
        String vanished =
                "The folder " + cwd + " vanished or was replaced while the session was starting; choose it again.";
        assertThat(workspace.recheck(cwd, root))
                .get()
                .extracting(no -> no.sentence())
                .isEqualTo(vanished);
        Files.createSymbolicLink(cwd, outside);
        assertThat(workspace.recheck(cwd, root))
                .get()
                .extracting(no -> no.sentence())
                .isEqualTo(vanished);
    }

    private Workspace workspace(Path allowed) {
        return new Workspace(List.of(allowed), temporary);
    }

    private static Place place(Workspace workspace, Path cwd) {
        return workspace.place(Optional.of(cwd));
    }

    private static String sentence(Workspace workspace, Path cwd) {
        return switch (place(workspace, cwd)) {
            case Place.Refused refused -> refused.refusal().sentence();
            case Place.Inside inside -> "accepted: " + inside;
        };
    }
}
