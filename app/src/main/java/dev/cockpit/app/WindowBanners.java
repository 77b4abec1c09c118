package dev.cockpit.app;

import dev.cockpit.app.look.Words;
import dev.cockpit.app.notice.Notice;
import dev.cockpit.app.notice.Notice.Choice;
import dev.cockpit.app.notice.Notice.Tone;
import dev.cockpit.app.notice.NoticeView;
import dev.cockpit.settings.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What the window itself has to say: settings that could not be used, and the question whether
/// to quit. FX thread only.
final class WindowBanners extends VBox {
    private final House house;
    private List<Problem> problems;

    WindowBanners(House house) {
        super(8);
        this.house = house;
        this.problems = house.problems();
        getStyleClass().add("banners");
        setAlignment(Pos.TOP_CENTER);
        setMaxHeight(Region.USE_PREF_SIZE);
        setPickOnBounds(false);
        house.quit().stepProperty().addListener((property, before, now) -> show());
        addEventFilter(KeyEvent.KEY_PRESSED, press -> {
            if (press.getCode() == KeyCode.ESCAPE) {
                house.quit().answer(false);
                press.consume();
            }
        });
        show();
    }

    private void show() {
        List<Notice> notices = new ArrayList<>();
        switch (house.quit().stepProperty().get()) {
            case QuitModel.Step.Open _ -> {}
            case QuitModel.Step.Asking(int busy) -> notices.add(asking(busy));
            case QuitModel.Step.Stopping(int running)
            when running > 0 -> notices.add(Notice.of(Tone.QUIET, "Stopping " + Words.count(running, "session") + "…"));
            case QuitModel.Step.Stopping _, QuitModel.Step.Done _ -> {}
        }
        if (!problems.isEmpty()) {
            notices.add(Notice.of(
                    Tone.BAD,
                    problems.stream().map(Problem::sentence).collect(Collectors.joining("\n")),
                    Choice.of("Hide", () -> {
                        problems = List.of();
                        show();
                    })));
        }
        getChildren().setAll(notices.stream().map(NoticeView::new).toList());
        if (house.quit().stepProperty().get() instanceof QuitModel.Step.Asking) {
            ((NoticeView) getChildren().getFirst()).focusFirstChoice();
        }
    }

    private Notice asking(int busy) {
        return Notice.of(
                Tone.ASK,
                Words.count(busy, "session") + (busy == 1 ? " is" : " are")
                        + " still at work. Stop everything and quit?",
                new Choice("Stop all and quit", "Enter", () -> house.quit().answer(true)),
                new Choice("Keep working", "Esc", () -> house.quit().answer(false)));
    }
}
