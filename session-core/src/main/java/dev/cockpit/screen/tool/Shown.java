package dev.cockpit.screen.tool;

import dev.cockpit.screen.Modes;
import dev.cockpit.screen.Row;
import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a screen shows at one moment, as text.
///
/// @param history the lines that scrolled off, oldest first, without trailing blanks
/// @param rows the rows of the screen, likewise
/// @param column the cursor's, from 1
/// @param row the cursor's, from 1
/// @param pendingWrap whether the next character goes to the next row
/// @param styles `row,column`, from 1, to words, for the styled cells of the first rows and columns
record Shown(
        List<String> history,
        List<String> rows,
        int column,
        int row,
        boolean pendingWrap,
        Modes modes,
        Map<String, String> styles) {

    private static final int STYLED_ROWS = 3;
    private static final int STYLED_COLUMNS = 20;

    static Shown of(Screen screen) {
        return screen.read(Shown::of);
    }

    private static Shown of(ScreenView view) {
        List<String> history = new ArrayList<>();
        for (long line = view.firstLine(); line < view.topLine(); line++) {
            history.add(view.historyLine(line).text());
        }
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < view.rows(); y++) {
            rows.add(view.row(y).text());
        }
        return new Shown(
                history,
                rows,
                view.cursorColumn() + 1,
                view.cursorRow() + 1,
                view.pendingWrap(),
                view.modes(),
                styles(view));
    }

    private static Map<String, String> styles(ScreenView view) {
        Map<String, String> styles = new LinkedHashMap<>();
        for (int y = 0; y < Math.min(STYLED_ROWS, view.rows()); y++) {
            Row row = view.row(y);
            for (int x = 0; x < Math.min(STYLED_COLUMNS, row.used()); x++) {
                String words = StyleWords.of(row.styles()[x], row.extra(x));
                if (!words.isEmpty()) {
                    styles.put((y + 1) + "," + (x + 1), words);
                }
            }
        }
        return styles;
    }

    /// The rows, after the history if it is wanted.
    Stream<String> text(boolean withHistory) {
        return withHistory ? Stream.concat(history.stream(), rows.stream()) : rows.stream();
    }

    /// Everything, as `cockpit screen --batch` writes it; `error` is left to the caller.
    ObjectNode json(JsonNode id, Heard heard) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.set("id", id);
        rows.forEach(json.putArray("rows")::add);
        history.forEach(json.putArray("history")::add);
        json.putArray("cursor").add(column).add(row);
        json.put("pendingWrap", pendingWrap);
        json.put("reply", heard.replies());
        ObjectNode words = json.putObject("styles");
        styles.forEach(words::put);
        ModesJson.write(modes, json.putObject("modes"));
        json.put("title", heard.title());
        ArrayNode events = json.putArray("events");
        heard.events().forEach(events::add);
        return json;
    }
}
