package dev.cockpit.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.ModelRig;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program wrote the link and a person clicked it: it is opened, and nothing is run.
final class LinkOpenerTest {
    @TempDir
    private Path folder;

    private Path said;

    @BeforeEach
    void desktop() throws IOException {
        said = folder.resolve("said");
        for (String name : List.of("xdg-open", "editor")) {
            ModelRig.script(
                    folder.resolve("bin/" + name),
                    "for a in " + name + " \"$@\"; do echo \"$a\"; done >>'" + said + "'; echo \"${SECRET_TOKEN-}\" >>'"
                            + said + "'");
        }
    }

    private LinkOpener opener(String... editor) {
        return new LinkOpener(
                Environment.of(
                        Os.LINUX,
                        Map.of(
                                "PATH",
                                folder.resolve("bin") + ":/usr/bin:/bin",
                                "HOME",
                                folder.toString(),
                                "SECRET_TOKEN",
                                "x")),
                List.of(editor));
    }

    private List<String> said() throws IOException {
        return Files.exists(said)
                ? Files.readAllLines(said).stream()
                        .filter(line -> !line.isEmpty())
                        .toList()
                : List.of();
    }

    @Test
    void anAddressGoesToTheDesktopAsItIsAndWithoutSecrets() throws IOException {
        assertThat(opener().open(URI.create("https://cockpit.example/a?b=$(id);c#d")))
                .isEmpty();
        assertThat(said()).containsExactly("xdg-open", "https://cockpit.example/a?b=$(id);c#d");
    }

    @Test
    void otherSchemesAndOtherMachinesAreRefused() throws IOException {
        assertThat(opener().open(URI.create("vnc://cockpit.example")))
                .contains("Only http, https and file links are opened, not vnc.");
        assertThat(opener().open(URI.create("file://elsewhere/etc/passwd")))
                .contains("That file is on elsewhere, not on this machine.");
        assertThat(said()).isEmpty();
    }

    @Test
    void aPlaceInAFileGoesToTheEditorOfTheSettings() throws IOException {
        Path file = Files.writeString(folder.resolve("a b.txt"), "text");
        String editor = folder.resolve("bin/editor").toString();

        assertThat(opener(editor, "--goto", "{file}:{line}:{column}").open(file, 12, 3))
                .isEmpty();

        assertThat(said()).containsExactly("editor", "--goto", file + ":12:3");
    }

    @Test
    void withoutAnEditorTheDesktopOpensWhatCannotRun() throws IOException {
        Path text = Files.writeString(folder.resolve("notes.txt"), "text");
        Path script = ModelRig.script(folder.resolve("tools/run.sh"), "echo ran");
        Path launcher = Files.writeString(folder.resolve("tools/app.desktop"), "[Desktop Entry]");

        assertThat(opener().open(text, 1, 1)).isEmpty();
        assertThat(opener().open(script, 1, 1)).isEmpty();
        assertThat(opener().open(launcher.toUri())).isEmpty();

        String tools = folder.resolve("tools").toString();
        assertThat(said()).containsExactly("xdg-open", text.toString(), "xdg-open", tools, "xdg-open", tools);
    }

    @Test
    void whatCannotBeOpenedIsSaid() throws IOException {
        assertThat(opener().open(folder.resolve("gone"), 1, 1)).contains(folder.resolve("gone") + " does not exist.");
        ModelRig.script(folder.resolve("bin/xdg-open"), "exit 3");
        assertThat(opener().open(URI.create("http://cockpit.example")))
                .contains("The link was not opened: " + folder.resolve("bin/xdg-open") + " ended with exit code 3.");
        LinkOpener bare = new LinkOpener(Environment.of(Os.LINUX, Map.of("PATH", folder.toString())), List.of());
        assertThat(bare.open(URI.create("http://cockpit.example")))
                .contains("Nothing here opens links: xdg-open (Debian: xdg-utils) is not on the path.");
    }
}
