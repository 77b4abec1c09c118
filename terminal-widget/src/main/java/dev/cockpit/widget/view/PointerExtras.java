package dev.cockpit.widget.view;

import dev.cockpit.widget.TerminalView;
import dev.cockpit.widget.input.Cell;
import dev.cockpit.widget.text.Links;
import dev.cockpit.widget.text.Place;
import dev.cockpit.widget.view.LinkFinder.Link;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// Links under the pointer, the middle button and the context menu. FX thread only.
final class PointerExtras {
    private final CockpitTerminalView view;
    private final ScreenPane pane;
    private final TerminalView.Listener listener;
    private final Pastes pastes;
    private final ContextMenu menu = new ContextMenu();
    private final Tooltip tip = new Tooltip();
    private Optional<Link> hovered = Optional.empty();

    PointerExtras(CockpitTerminalView view, ScreenPane pane, TerminalView.Listener listener, Pastes pastes) {
        this.view = view;
        this.pane = pane;
        this.listener = listener;
        this.pastes = pastes;
        pane.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
        pane.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> hover(Optional.empty()));
        pane.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        pane.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::showMenu);
        pane.setCursor(Cursor.TEXT);
    }

    private Optional<Link> linkAt(double x, double y) {
        Cell cell =
                pane.cellAt(x, y, view.fittingSize().cols(), view.fittingSize().rows());
        Optional<Link> found = view.look(screen ->
                LinkFinder.at(screen, new Place(view.viewport().top(screen) + cell.row(), cell.column())));
        return found == null ? Optional.empty() : found;
    }

    private void moved(MouseEvent event) {
        Optional<Link> link = linkAt(event.getX(), event.getY());
        hover(link);
        boolean opens = link.isPresent() && event.isShortcutDown();
        pane.setCursor(opens ? Cursor.HAND : Cursor.TEXT);
    }

    private void hover(Optional<Link> link) {
        if (!link.equals(hovered)) {
            hovered = link;
            view.overlay().link = link.map(Link::span).orElse(null);
            Tooltip.uninstall(pane, tip);
            link.ifPresent(there -> {
                tip.setText(there.shown() + "\nCtrl+click opens it");
                Tooltip.install(pane, tip);
            });
            view.changed();
        }
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.MIDDLE) {
            pastes.pastePrimary();
        } else if (event.getButton() == MouseButton.PRIMARY && event.isShortcutDown() && event.isStillSincePress()) {
            linkAt(event.getX(), event.getY()).ifPresent(this::open);
        }
        menu.hide();
    }

    private void open(Link link) {
        switch (link.target()) {
            case Links.Target.Web(var uri) -> listener.openAddress(uri);
            case Links.Target.FileLine(String path, int line, int column) -> listener.openFile(path, line, column);
        }
    }

    private void showMenu(ContextMenuEvent event) {
        menu.getItems().clear();
        linkAt(event.getX(), event.getY()).ifPresent(link -> {
            menu.getItems().add(item("Open link", () -> open(link)));
            menu.getItems().add(item("Copy link", () -> {
                ClipboardContent content = new ClipboardContent();
                content.putString(link.shown());
                Clipboard.getSystemClipboard().setContent(content);
            }));
            menu.getItems().add(new SeparatorMenuItem());
        });
        MenuItem copy = item("Copy", view::copy);
        copy.setDisable(view.selectedText().isEmpty());
        menu.getItems()
                .addAll(
                        copy,
                        item("Paste", view::paste),
                        item("Select all", view::selectAll),
                        new SeparatorMenuItem(),
                        item("Find…", view::find));
        menu.show(pane, event.getScreenX(), event.getScreenY());
        event.consume();
    }

    private static MenuItem item(String name, Runnable action) {
        MenuItem item = new MenuItem(name);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
