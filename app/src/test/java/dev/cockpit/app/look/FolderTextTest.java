package dev.cockpit.app.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// Folders as a person writes them.
final class FolderTextTest {
    private final FolderText folders = new FolderText(Path.of("/home/ada"));

    @Test
    void theHomeFolderIsATilde() {
        assertThat(folders.shortened(Path.of("/home/ada"))).isEqualTo("~");
        assertThat(folders.shortened(Path.of("/home/ada/code/shop"))).isEqualTo("~/code/shop");
        assertThat(folders.shortened(Path.of("/home/adam"))).isEqualTo("/home/adam");
    }

    @Test
    void whatIsWrittenIsReadBack() {
        assertThat(folders.parsed(" ~ ")).isEqualTo(Path.of("/home/ada"));
        assertThat(folders.parsed("~/code")).isEqualTo(Path.of("/home/ada/code"));
        assertThat(folders.parsed("code")).isEqualTo(Path.of("/home/ada/code"));
        assertThat(folders.parsed("/etc")).isEqualTo(Path.of("/etc"));
    }
}
