package dev.cockpit.app;

import dev.cockpit.app.desktop.LinkOpener;
import dev.cockpit.app.tabs.Links;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Opens links in the background, since a desktop's programs take their time.
record BackgroundLinks(LinkOpener opener, Executor background, Executor fx) implements Links {
    @Override
    public void open(URI address, Consumer<String> cannot) {
        run(() -> opener.open(address), cannot);
    }

    @Override
    public void open(Path file, int line, int column, Consumer<String> cannot) {
        run(() -> opener.open(file, line, column), cannot);
    }

    private void run(Supplier<Optional<String>> opening, Consumer<String> cannot) {
        background.execute(() -> opening.get().ifPresent(sentence -> fx.execute(() -> cannot.accept(sentence))));
    }
}
