package dev.cockpit.app.look;

import java.nio.file.Path;

/// A folder as a person writes it: the home folder is `~`.
///
/// @param home the home folder, absolute
public record FolderText(Path home) {
    /// With the home folder of whoever runs the cockpit.
    public static FolderText ofUser() {
        return new FolderText(Path.of(System.getProperty("user.home")));
    }

    /// `~/code/shop` for a folder inside the home folder, else the whole path.
    public String shortened(Path folder) {
        if (folder.equals(home)) {
            return "~";
        }
        return folder.startsWith(home) && home.getNameCount() > 0
                ? Path.of("~").resolve(home.relativize(folder).toString()).toString()
                : folder.toString();
    }

    /// The folder that a person wrote; `~` is the home folder, and what is not absolute is inside it.
    ///
    /// @throws java.nio.file.InvalidPathException when the system knows no such name
    public Path parsed(String text) {
        String written = text.strip();
        if (written.equals("~")) {
            return home;
        }
        if (written.startsWith("~/") || written.startsWith("~\\")) {
            return home.resolve(written.substring(2));
        }
        return home.resolve(written);
    }
}
