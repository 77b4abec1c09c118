package dev.cockpit.screen;

import java.nio.charset.StandardCharsets;

/// Writes a [Picture].
final class PictureWriter {
    private final State state;

    PictureWriter(State state) {
        this.state = state;
    }

    Picture write(int historyLines, long address, String opener) {
        StringBuilder out = new StringBuilder("\033c");
        for (int y = 0; y < state.rows; y++) {
            out.append("\033[")
                    .append(y + 1)
                    .append('H')
                    .append(state.grid.row(y).text());
        }
        out.append("\033[").append(state.y + 1).append(';').append(state.x + 1).append('H');
        return new Picture(state.columns, state.rows, (out + opener).getBytes(StandardCharsets.UTF_8), address);
    }
}
