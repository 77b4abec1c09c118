package dev.cockpit.screen;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Screens for tests, and how to read them.
final class TestScreens {
    /// A short history, so that its limit is met.
    static final ScreenOptions SMALL = ScreenOptions.DEFAULT.withHistoryLines(50);

    private TestScreens() {}

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static Screen screen(int columns, int rows, String output) {
        Screen screen = new Screen(columns, rows, SMALL, ScreenListener.NONE);
        screen.feed(bytes(output));
        return screen;
    }

    static List<String> rows(Screen screen) {
        List<String> rows = new ArrayList<>(List.of(screen.read(ScreenView::screenText)));
        while (!rows.isEmpty() && rows.getLast().isEmpty()) {
            rows.removeLast();
        }
        return rows;
    }

    static List<String> rows(int columns, int rows, String output) {
        return rows(screen(columns, rows, output));
    }

    static List<String> history(Screen screen) {
        return List.of(screen.read(ScreenView::historyText));
    }

    /// Column and row, 1-based, as a cursor position report says it.
    static String cursor(Screen screen) {
        return screen.read(view -> (view.cursorColumn() + 1) + "," + (view.cursorRow() + 1));
    }

    /// What the screen answered, ESC as `^`.
    static String replies(int columns, int rows, String output) {
        StringBuilder replies = new StringBuilder();
        Screen screen = new Screen(columns, rows, SMALL, new ScreenListener() {
            @Override
            public void reply(byte[] bytes) {
                replies.append(new String(bytes, StandardCharsets.UTF_8));
            }
        });
        screen.feed(bytes(output));
        return replies.toString().replace('\033', '^');
    }

    static String readable(byte[] input) {
        return new String(input, StandardCharsets.UTF_8).replace("\033", "^").replaceAll("\\p{Cc}", "¿");
    }
}
