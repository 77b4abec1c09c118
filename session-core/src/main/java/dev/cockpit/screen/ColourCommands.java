package dev.cockpit.screen;

import java.util.OptionalInt;

/// OSC 4, 10, 11, 12 and their resets 104, 110, 111, 112.
final class ColourCommands {
    private final State state;
    private final Reports reports;

    ColourCommands(State state, Reports reports) {
        this.state = state;
        this.reports = reports;
    }

    void dispatch(int command, String text, boolean bel) {
        Colours before = state.colours;
        String[] parts = text.split(";", -1);
        switch (command) {
            case 4 -> palette(parts, bel);
            case 104 -> resetPalette(text, parts);
            case 110, 111, 112 -> reset(Colours.FOREGROUND + command - 110);
            default -> dynamic(command, parts, bel);
        }
        Colours now = state.colours;
        if (!now.equals(before)) {
            state.outbox.tell(listener -> listener.coloursChanged(now));
        }
    }

    private void palette(String[] parts, boolean bel) {
        for (int i = 0; i + 1 < parts.length; i += 2) {
            int index = index(parts[i]);
            if (index < 0) {
                continue;
            }
            if (parts[i + 1].equals("?")) {
                reports.colour("4;" + index, index, bel);
            } else {
                set(index, parts[i + 1]);
            }
        }
    }

    /// Further values go to the next of text, background, cursor.
    private void dynamic(int command, String[] parts, boolean bel) {
        for (int i = 0; i < parts.length && command + i <= 12; i++) {
            int slot = Colours.FOREGROUND + command + i - 10;
            if (parts[i].equals("?")) {
                reports.colour(Integer.toString(command + i), slot, bel);
            } else {
                set(slot, parts[i]);
            }
        }
    }

    private void resetPalette(String text, String[] parts) {
        if (text.isEmpty()) {
            for (int i = 0; i < 256; i++) {
                reset(i);
            }
            return;
        }
        for (String part : parts) {
            int index = index(part);
            if (index >= 0) {
                reset(index);
            }
        }
    }

    private static int index(String text) {
        boolean number = !text.isEmpty() && text.length() <= 3 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        int index = number ? Integer.parseInt(text) : -1;
        return index <= 255 ? index : -1;
    }

    private void reset(int slot) {
        if (state.colours.slot(slot) != state.theme.slot(slot)) {
            state.colours = state.colours.with(slot, state.theme.slot(slot));
        }
    }

    private void set(int slot, String spec) {
        OptionalInt rgb = ColourNames.parse(spec);
        if (rgb.isPresent()) {
            state.colours = state.colours.with(slot, rgb.getAsInt());
        }
    }
}
