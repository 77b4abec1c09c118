package dev.cockpit.app.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the window remembers from one start to the next. Immutable; replaced whole. It holds no secret.
///
/// @param place where the window was; empty on the first start
/// @param listFolded whether the session list is folded away
/// @param theme `system`, `dark` or `light`
/// @param fontSize the terminal's text size in points; 0 when it was never changed
/// @param recentFolders folders that sessions were opened in, the last one first, at most [#RECENT]
/// @param lastKind the id of the kind that was opened last; empty at first
public record Memory(
        Optional<Place> place,
        boolean listFolded,
        String theme,
        double fontSize,
        List<String> recentFolders,
        String lastKind) {

    /// How many folders are remembered.
    public static final int RECENT = 8;

    /// Nothing yet.
    public static final Memory NONE = new Memory(Optional.empty(), false, "", 0, List.of(), "");

    /// Where the window was, in screen pixels.
    public record Place(double x, double y, double width, double height, boolean maximized) {}

    /// Copies the list.
    public Memory {
        recentFolders = List.copyOf(recentFolders);
    }

    /// The same with a folder and a kind put first.
    public Memory opened(String folder, String kind) {
        List<String> folders = new ArrayList<>(recentFolders);
        folders.remove(folder);
        folders.addFirst(folder);
        return new Memory(
                place, listFolded, theme, fontSize, folders.subList(0, Math.min(RECENT, folders.size())), kind);
    }

    /// The same with the window's state of now.
    public Memory window(Place now, boolean folded, String choice, double points) {
        return new Memory(Optional.of(now), folded, choice, points, recentFolders, lastKind);
    }
}
