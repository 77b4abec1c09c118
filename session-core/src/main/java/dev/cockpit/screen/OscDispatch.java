package dev.cockpit.screen;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Operating system commands: title, colours, links, notices, clipboard, marks.
final class OscDispatch {
    private static final int LONGEST_LINK = 4096;

    /// The other sub-commands of ConEmu's OSC 9, which are no text.
    private static final Pattern CONEMU = Pattern.compile("(?:[1-9]|1[0-2]);");

    private final State state;
    private final ColourCommands colours;
    private final Reports reports;

    OscDispatch(State state, Reports reports) {
        this.state = state;
        this.reports = reports;
        this.colours = new ColourCommands(state, reports);
    }

    void dispatch(byte[] data, int length, boolean bel) {
        int digits = 0;
        int command = 0;
        while (digits < length && digits < 6 && data[digits] >= '0' && data[digits] <= '9') {
            command = command * 10 + data[digits++] - '0';
        }
        if (digits == 0 || (digits < length && data[digits] != ';')) {
            return;
        }
        int start = Math.min(length, digits + 1);
        String text = new String(data, start, length - start, StandardCharsets.UTF_8);
        switch (command) {
            case 0, 2 -> Titles.set(state, text);
            case 1 -> state.iconName = Cleaner.line(text);
            case 4, 10, 11, 12, 104, 110, 111, 112 -> colours.dispatch(command, text, bel);
            case 7 -> tellDirectory(Cleaner.visible(text));
            case 8 -> link(text);
            case 9 -> notice(text);
            case 52 -> clipboard(text);
            case 99 -> notice99(text);
            case 133 -> mark(text);
            case 777 -> notice777(text);
            case 7501 -> status(text, bel);
            default -> {}
        }
    }

    private void tellDirectory(String uri) {
        state.outbox.tell(listener -> listener.workingDirectory(uri));
    }

    private void link(String text) {
        int semicolon = text.indexOf(';');
        if (semicolon < 0) {
            return;
        }
        String uri = Cleaner.visible(text.substring(semicolon + 1));
        if (uri.isEmpty() || uri.length() > LONGEST_LINK) {
            state.pen.link(null);
            return;
        }
        String id = "";
        for (String parameter : text.substring(0, semicolon).split(":", -1)) {
            if (parameter.startsWith("id=")) {
                id = Cleaner.line(parameter.substring(3));
            }
        }
        state.pen.link(new Link(id, uri));
    }

    /// iTerm2's text, or ConEmu's progress.
    private void notice(String text) {
        if (text.equals("4") || text.startsWith("4;")) {
            progress(text.split(";", -1));
        } else if (!CONEMU.matcher(text).lookingAt()) {
            tell("", text);
        }
    }

    private void progress(String[] parts) {
        int which = parts.length > 1 ? number(parts[1], 0) : 0;
        int percent = parts.length > 2 ? number(parts[2], 0) : 0;
        Progress.State now = switch (which) {
            case 1 -> Progress.State.NORMAL;
            case 2 -> Progress.State.ERROR;
            case 3 -> Progress.State.INDETERMINATE;
            case 4 -> Progress.State.PAUSED;
            default -> Progress.State.NONE;
        };
        if (which <= 4) {
            Progress progress = new Progress(now, Math.min(100, percent));
            state.outbox.tell(listener -> listener.progress(progress));
        }
    }

    private static int number(String text, int fallback) {
        return !text.isEmpty() && text.length() < 9 && text.chars().allMatch(c -> c >= '0' && c <= '9')
                ? Integer.parseInt(text)
                : fallback;
    }

    private void tell(String title, String body) {
        Notice notice = new Notice(Cleaner.line(title), Cleaner.line(body));
        if (!notice.title().isEmpty() || !notice.body().isEmpty()) {
            state.outbox.tell(listener -> listener.notice(notice));
        }
    }

    /// kitty's notice in its simplest form: `metadata ; text`.
    private void notice99(String text) {
        int semicolon = text.indexOf(';');
        if (semicolon < 0) {
            return;
        }
        String metadata = text.substring(0, semicolon);
        String payload = text.substring(semicolon + 1);
        boolean body = false;
        for (String part : metadata.split(":", -1)) {
            if (part.equals("e=1")) {
                payload = decoded(payload);
            } else if (part.startsWith("p=")) {
                if (!part.equals("p=title") && !part.equals("p=body")) {
                    return;
                }
                body = part.equals("p=body");
            }
        }
        tell(body ? "" : payload, body ? payload : "");
    }

    private static String decoded(String base64) {
        byte[] bytes = decode(base64);
        return bytes == null ? "" : new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte @Nullable [] decode(String base64) {
        try {
            return Base64.getMimeDecoder().decode(base64);
        } catch (IllegalArgumentException notBase64) {
            return null;
        }
    }

    /// urxvt's `notify ; title ; body`.
    private void notice777(String text) {
        String[] parts = text.split(";", 3);
        if (parts[0].equals("notify") && parts.length > 1) {
            tell(parts[1], parts.length > 2 ? parts[2] : "");
        }
    }

    /// Writing only: reading is not answered (decision 11).
    private void clipboard(String text) {
        int semicolon = text.indexOf(';');
        String payload = text.substring(semicolon + 1);
        byte[] bytes = semicolon < 0 || payload.equals("?") ? null : decode(payload);
        if (bytes != null) {
            String targets = Cleaner.line(text.substring(0, semicolon));
            state.outbox.tell(listener -> listener.clipboardWrite(targets, bytes));
        }
    }

    private void mark(String text) {
        if (text.isEmpty()) {
            return;
        }
        if (text.length() > 1 && text.charAt(1) != ';') {
            return;
        }
        PromptMark.Kind kind;
        switch (text.charAt(0)) {
            case 'A' -> kind = PromptMark.Kind.PROMPT;
            case 'B' -> kind = PromptMark.Kind.COMMAND;
            case 'C' -> kind = PromptMark.Kind.OUTPUT;
            case 'D' -> kind = PromptMark.Kind.END;
            default -> {
                return;
            }
        }
        OptionalInt exit = OptionalInt.empty();
        if (kind == PromptMark.Kind.END && text.length() > 2) {
            int code = number(text.substring(2).split(";", -1)[0], -1);
            exit = code < 0 ? exit : OptionalInt.of(code);
        }
        History history = state.main.history;
        long line = (history == null ? 0 : history.end()) + state.y;
        PromptMark mark = new PromptMark(kind, line, exit);
        state.outbox.tell(listener -> listener.promptMark(mark));
    }

    private void status(String text, boolean bel) {
        if (text.equals("?")) {
            reports.programStatus(bel);
        } else {
            state.outbox.tell(listener -> listener.programStatus(text));
        }
    }
}
