package dev.cockpit.screen;

import java.util.Objects;

/// The title, and the stack that XTWINOPS 22 and 23 keep it on.
final class Titles {
    private static final int DEPTH = 10;

    private Titles() {}

    static void set(State state, String raw) {
        String title = Cleaner.line(raw);
        if (!title.equals(state.title)) {
            state.title = title;
            state.outbox.tell(listener -> listener.titleChanged(title));
        }
    }

    static void push(State state) {
        state.titles.push(state.title);
        if (state.titles.size() > DEPTH) {
            state.titles.removeLast();
        }
    }

    static void pop(State state) {
        if (!state.titles.isEmpty()) {
            set(state, Objects.requireNonNull(state.titles.poll()));
        }
    }
}
