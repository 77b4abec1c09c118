package dev.cockpit.screen.tool;

import dev.cockpit.screen.Modes;
import dev.cockpit.screen.MouseEncoding;
import dev.cockpit.screen.MouseTracking;
import java.util.Locale;
import tools.jackson.databind.node.ObjectNode;

/// The modes as JSON. The mouse's words are those of xterm.js, whose users write most of the recordings
/// there are.
final class ModesJson {
    private ModesJson() {}

    static void write(Modes modes, ObjectNode into) {
        into.put("alt", modes.alternateScreen())
                .put("mouse", mouse(modes.mouse()))
                .put("mouseEncoding", encoding(modes.mouseEncoding()))
                .put("bracketedPaste", modes.bracketedPaste())
                .put("focus", modes.focusReports())
                .put("appCursor", modes.applicationCursor())
                .put("appKeypad", modes.applicationKeypad())
                .put("cursorVisible", modes.cursorVisible())
                .put("cursorShape", modes.cursorShape().name().toLowerCase(Locale.ROOT))
                .put("cursorBlink", modes.cursorBlinks())
                .put("autowrap", modes.wraparound())
                .put("reverseWrap", modes.reverseWraparound())
                .put("origin", modes.origin())
                .put("insert", modes.insert())
                .put("newLine", modes.newLine())
                .put("reverseVideo", modes.reverseVideo())
                .put("backarrowSendsBackspace", modes.backarrowSendsBackspace())
                .put("alternateScroll", modes.alternateScroll())
                .put("sync", modes.synchronizedOutput())
                .put("graphemes", modes.graphemeClusters())
                .put("colourSchemeReports", modes.colourSchemeReports())
                .put("kittyFlags", modes.kittyKeyboard())
                .put("modifyOtherKeys", modes.modifyOtherKeys());
    }

    private static String mouse(MouseTracking tracking) {
        return switch (tracking) {
            case NONE -> "none";
            case X10 -> "x10";
            case CLICK -> "vt200";
            case DRAG -> "drag";
            case MOTION -> "any";
        };
    }

    private static String encoding(MouseEncoding encoding) {
        return encoding.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
