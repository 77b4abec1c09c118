package dev.cockpit.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// What Windows needs to find and start a command: the endings of `PATHEXT`, and the command processor
/// for `.cmd` and `.bat` files, which npm installs as shims. Pure, so it is tested on every system.
final class WindowsCommand {
    private static final String STANDARD_PATHEXT = ".COM;.EXE;.BAT;.CMD";
    private static final Pattern HARMLESS = Pattern.compile("[A-Za-z0-9_.,:/\\\\=+@ -]+");

    private WindowsCommand() {}

    /// The file names that `name` may have, in the order of `pathext`; just the name when it has such
    /// an ending already.
    static List<String> fileNames(String name, String pathext) {
        List<String> endings = Arrays.stream((pathext.isBlank() ? STANDARD_PATHEXT : pathext).split(";"))
                .map(String::strip)
                .filter(ending -> ending.startsWith("."))
                .toList();
        String lower = name.toLowerCase(Locale.ROOT);
        boolean complete = endings.stream().anyMatch(ending -> lower.endsWith(ending.toLowerCase(Locale.ROOT)));
        return complete
                ? List.of(name)
                : endings.stream()
                        .map(ending -> name + ending.toLowerCase(Locale.ROOT))
                        .toList();
    }

    /// The command that starts `binary` with these arguments: itself, or through `cmd.exe` when it is a
    /// shim.
    ///
    /// `call` stands before the path because `cmd /c` strips the quotes of a path that comes first when
    /// it holds one of `&<>()@^|` (see `cmd /?`), and `C:\Program Files (x86)` does. Each element is
    /// one argument, to be quoted as `CommandLineToArgvW` reads it, which pty4j does.
    ///
    /// @throws IllegalArgumentException when an argument has a character that the command processor
    ///     would act on
    static List<String> of(Path binary, List<String> arguments) {
        List<String> command = new ArrayList<>();
        if (isShim(binary.toString())) {
            arguments.stream()
                    .filter(argument -> !HARMLESS.matcher(argument).matches())
                    .findFirst()
                    .ifPresent(argument -> {
                        throw new IllegalArgumentException("cmd.exe would not pass this argument on as it is");
                    });
            command.addAll(List.of("cmd.exe", "/d", "/c", "call"));
        }
        command.add(binary.toString());
        command.addAll(arguments);
        return List.copyOf(command);
    }

    private static boolean isShim(String binary) {
        String lower = binary.toLowerCase(Locale.ROOT);
        return lower.endsWith(".cmd") || lower.endsWith(".bat");
    }
}
