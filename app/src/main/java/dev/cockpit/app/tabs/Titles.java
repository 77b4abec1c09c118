package dev.cockpit.app.tabs;

import dev.cockpit.launch.Kind;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.session.SessionInfo;
import java.nio.file.Path;

/// What a session is called before its agent or a person names it: the badge says what runs, so the
/// title says where. Pure.
public final class Titles {
    private Titles() {}

    /// The agent's own title, else the folder's name, else (eliza-code) the label with tier and model.
    public static String of(SessionInfo session) {
        if (!session.title().isBlank()) {
            return session.title();
        }
        return session.kind() == Kind.ELIZA_CODE ? session.label() : name(session.cwd());
    }

    static String of(LaunchRequest wish) {
        return wish.cwd()
                .filter(cwd -> wish.kind() != Kind.ELIZA_CODE)
                .map(Titles::name)
                .orElse(wish.kind().id());
    }

    private static String name(Path folder) {
        Path name = folder.getFileName();
        return name == null ? folder.toString() : name.toString();
    }
}
