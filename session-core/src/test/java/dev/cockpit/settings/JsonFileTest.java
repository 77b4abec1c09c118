package dev.cockpit.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reading and atomic writing of a file of the user's. */
final class JsonFileTest {
    @TempDir
    Path folder;

    @Test
    void aChangeKeepsWhatNobodyKnows() throws Exception {
        Path path = folder.resolve("settings.json");
        Files.writeString(path, """
                {"future": {"deep": [1, {"x": null}]}, "terminal": {"fontSize": 12, "later": 1.50}}""");
        JsonFile file = new JsonFile(path);
        file.set("terminal.fontSize", 15);
        file.set("workspace.roots", List.of("/srv"));
        assertThat(file.read().toString())
                .isEqualTo("{\"future\":{\"deep\":[1,{\"x\":null}]},"
                        + "\"terminal\":{\"fontSize\":15,\"later\":1.50},\"workspace\":{\"roots\":[\"/srv\"]}}");
    }

    @Test
    void makesFolderAndFileForTheOwnerOnlyAndLeavesNothingElse() throws Exception {
        Path path = folder.resolve("not/yet/settings.json");
        new JsonFile(path).set("appearance.theme", "dark");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                .isEqualTo("rw-------");
        try (Stream<Path> files = Files.list(path.getParent())) {
            assertThat(files).containsExactly(path);
        }
    }

    @Test
    void aFileThatCannotBeReadIsLeftAsItIs() throws Exception {
        Path path = folder.resolve("settings.json");
        Files.writeString(path, "{\n  \"eliza\": {\"apiKey\": sk-secret}\n}");
        assertThatThrownBy(() -> new JsonFile(path).set("terminal.fontSize", 15))
                .isInstanceOf(IOException.class)
                .hasMessage(path + " is not valid JSON at line 2, column 23")
                .hasNoCause();
        assertThat(path).content().contains("sk-secret");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(path);
        }
    }

    @Test
    void noFileIsAnEmptyObjectAndSoIsAnEmptyFile() throws Exception {
        assertThat(new JsonFile(folder.resolve("none.json")).read().isEmpty()).isTrue();
        Path empty = Files.createFile(folder.resolve("empty.json"));
        assertThat(new JsonFile(empty).read().isEmpty()).isTrue();
    }

    @Test
    void somethingElseThanAnObjectIsSaid() throws Exception {
        Path path = Files.writeString(folder.resolve("settings.json"), "[1]");
        assertThatThrownBy(() -> new JsonFile(path).read()).hasMessage(path + " must hold one JSON object, { … }");
    }

    @Test
    void aLinkedFileIsChangedWhereItLies() throws Exception {
        Path real = Files.writeString(folder.resolve("dotfiles.json"), "{}");
        Path link = Files.createSymbolicLink(folder.resolve("settings.json"), real);
        new JsonFile(link).set("terminal.fontSize", 15);
        assertThat(link).isSymbolicLink();
        assertThat(real).content().contains("15");
    }
}
