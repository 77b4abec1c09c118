package dev.cockpit.app.desktop;

import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Os;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Opens what a person clicked in a terminal: addresses of the web in the desktop's browser, places in files
/// in the editor of the settings, other files with what the desktop has for them. A program wrote these links,
/// so nothing that could be run is handed to the desktop: its folder is shown instead. Thread-safe; everything
/// here blocks.
public final class LinkOpener {
    private static final int MOST = 4096;

    private final Environment environment;
    private final List<String> editor;

    /// @param environment this process's
    /// @param editor the editor and its arguments, in which `{file}`, `{line}` and `{column}` stand for the
    ///     place; empty: the desktop opens the file
    public LinkOpener(Environment environment, List<String> editor) {
        this.environment = environment;
        this.editor = List.copyOf(editor);
    }

    /// Opens an `http`, `https` or `file` address.
    ///
    /// @return a sentence that says why not; empty when it was handed over
    public Optional<String> open(URI address) {
        String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
        return switch (scheme) {
            case "http", "https" -> hand(address.toString());
            case "file" -> file(address);
            default -> Optional.of("Only http, https and file links are opened, not " + scheme + ".");
        };
    }

    /// Opens a place in a file.
    ///
    /// @param line from 1
    /// @param column from 1
    /// @return a sentence that says why not; empty when it was handed over
    public Optional<String> open(Path file, int line, int column) {
        if (!Files.exists(file)) {
            return Optional.of(file + " does not exist.");
        }
        if (editor.isEmpty() || Files.isDirectory(file)) {
            return hand(harmless(file).toString());
        }
        List<String> command = editor.stream()
                .map(part -> part.replace("{file}", file.toString())
                        .replace("{line}", Integer.toString(line))
                        .replace("{column}", Integer.toString(column)))
                .toList();
        return run(command);
    }

    private Optional<String> file(URI address) {
        String host = String.valueOf(address.getHost());
        boolean here =
                address.getHost() == null || host.equalsIgnoreCase("localhost") || host.equalsIgnoreCase(machine());
        if (!here) {
            return Optional.of("That file is on " + host + ", not on this machine.");
        }
        try {
            return open(Path.of(String.valueOf(address.getPath())), 1, 1);
        } catch (InvalidPathException e) {
            return Optional.of("No file of this machine can have that name.");
        }
    }

    private static String machine() {
        try {
            return java.net.InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            return "localhost";
        }
    }

    /// The file, or its folder when the desktop might run it.
    private Path harmless(Path file) {
        boolean runs = !Files.isDirectory(file)
                && (environment.os() != Os.LINUX
                        || Files.isExecutable(file)
                        || file.toString().endsWith(".desktop"));
        Path folder = file.getParent();
        return runs && folder != null ? folder : file;
    }

    private Optional<String> hand(String what) {
        if (what.length() > MOST) {
            return Optional.of("That link is too long to be opened.");
        }
        return switch (environment.os()) {
            case LINUX ->
                DesktopProgram.find(environment, "xdg-open")
                        .map(program -> run(List.of(program.toString(), what)))
                        .orElseGet(() -> Optional.of(
                                "Nothing here opens links: xdg-open (Debian: xdg-utils) is not on the path."));
            case MACOS -> run(List.of("/usr/bin/open", what));
            case WINDOWS -> run(List.of("rundll32.exe", "url.dll,FileProtocolHandler", what));
        };
    }

    private Optional<String> run(List<String> command) {
        return new DesktopProgram(environment)
                .run(command, Map.of())
                .map(why -> "The link was not opened: " + why + ".");
    }
}
