package dev.cockpit.app.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is remembered comes back; what cannot be read is as if it were not there.
final class MemoryFileTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenComesBackAndNothingElseIsLeft() throws IOException {
        MemoryFile file = new MemoryFile(folder.resolve("state"));
        Memory memory = new Memory(
                Optional.of(new Memory.Place(10, 20, 800, 600, true)), true, "dark", 15, List.of("~/a"), "shell");

        file.write(memory);

        assertThat(new MemoryFile(folder.resolve("state")).read()).isEqualTo(memory);
        try (Stream<Path> files = Files.list(folder.resolve("state"))) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void nothingAndNonsenseAreTheFirstStart() throws IOException {
        assertThat(new MemoryFile(folder).read()).isEqualTo(Memory.NONE);
        Files.writeString(folder.resolve("window.json"), "{\"place\": [");
        assertThat(new MemoryFile(folder).read()).isEqualTo(Memory.NONE);
    }

    @Test
    void aFileOfAnotherVersionIsReadAsFarAsItGoes() throws IOException {
        Files.writeString(folder.resolve("window.json"), "{\"theme\": \"light\", \"later\": 1}");

        Memory memory = new MemoryFile(folder).read();

        assertThat(memory.theme()).isEqualTo("light");
        assertThat(memory.place()).isEmpty();
        assertThat(memory.recentFolders()).isEmpty();
    }

    @Test
    void theLastFolderComesFirstOnceAndTheListIsBounded() {
        Memory memory = Memory.NONE;
        for (int i = 0; i < 12; i++) {
            memory = memory.opened("~/" + i, "shell");
        }
        memory = memory.opened("~/7", "claude");

        assertThat(memory.recentFolders())
                .hasSize(Memory.RECENT)
                .startsWith("~/7", "~/11")
                .doesNotHaveDuplicates();
        assertThat(memory.lastKind()).isEqualTo("claude");
    }
}
