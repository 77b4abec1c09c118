package dev.cockpit.app.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.app.share.ShareModel.State;
import dev.cockpit.remote.RemoteServer;
import dev.cockpit.remote.access.Right;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/// Sharing starts in the background; what was asked meanwhile counts.
final class ShareModelTest {
    private final Queue<Runnable> background = new ArrayDeque<>();
    private int opened;
    private final ShareModel model = new ShareModel(
            () -> new RemoteServer.Starting.Refused("no " + ++opened),
            Duration.ofHours(8),
            background::add,
            Runnable::run);

    @Test
    void aRefusalIsSaid() {
        model.share(Right.WATCH, Optional.empty());
        assertThat(model.stateProperty().get()).isEqualTo(new State.Starting());
        background.remove().run();
        assertThat(model.stateProperty().get()).isEqualTo(new State.Failed("no 1"));
    }

    @Test
    void aStartThatWasEndedMeanwhileStaysEnded() {
        model.share(Right.WATCH, Optional.empty());
        model.stop();
        background.forEach(Runnable::run);
        assertThat(model.stateProperty().get()).isEqualTo(new State.Off());
    }

    @Test
    void theLatestWishIsTheOneThatIsAnswered() {
        model.share(Right.WATCH, Optional.empty());
        model.share(Right.DRIVE, Optional.empty());
        background.remove().run();
        assertThat(model.stateProperty().get()).isEqualTo(new State.Starting());
        background.remove().run();
        assertThat(model.stateProperty().get()).isEqualTo(new State.Failed("no 2"));
    }

    @Test
    void anAddressThatCannotBeBoundIsSaid() {
        ShareModel broken = new ShareModel(
                () -> {
                    throw new IOException("127.0.0.1:80 cannot be listened on");
                },
                Duration.ofHours(8),
                Runnable::run,
                Runnable::run);
        broken.share(Right.WATCH, Optional.empty());
        assertThat(broken.stateProperty().get())
                .isEqualTo(new State.Failed("Sharing could not start: 127.0.0.1:80 cannot be listened on"));
    }
}
