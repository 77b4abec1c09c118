package dev.cockpit.screen.tool;

import dev.cockpit.screen.Screen;
import dev.cockpit.screen.ScreenOptions;
import java.util.Base64;
import tools.jackson.databind.node.ObjectNode;

/// Plays one case on a screen of its own.
final class CasePlayer {
    private CasePlayer() {}

    static ObjectNode play(BatchCase batchCase) {
        Heard heard = new Heard();
        Screen screen = new Screen(batchCase.cols(), batchCase.rows(), ScreenOptions.DEFAULT, heard);
        for (BatchCase.Step step : batchCase.steps()) {
            switch (step) {
                case BatchCase.Step.Feed(byte[] bytes) -> screen.feed(bytes, 0, bytes.length);
                case BatchCase.Step.Resize(int cols, int rows) -> screen.resize(cols, rows);
            }
        }
        ObjectNode answer = Shown.of(screen).json(batchCase.id(), heard);
        if (batchCase.picture()) {
            answer.put(
                    "picture",
                    Base64.getEncoder()
                            .encodeToString(screen.picture(Integer.MAX_VALUE).bytes()));
        }
        return answer;
    }
}
