package dev.cockpit.app;

import dev.cockpit.session.SessionInfo;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The way out: asks when that would end some work, then stops everything. FX thread only;
/// nothing here blocks.
final class QuitModel {
    /// How far it got.
    sealed interface Step {
        /// Nobody wants to quit.
        record Open() implements Step {}

        /// The person was asked; this many sessions are at work.
        record Asking(int busy) implements Step {}

        /// Sessions are being stopped.
        record Stopping(int running) implements Step {}

        /// Nothing runs any more: the window may go.
        record Done() implements Step {}
    }

    private final Supplier<List<SessionInfo>> running;
    private final Predicate<SessionInfo> busy;
    private final Runnable stopAll;
    private final Executor background;
    private final Executor fx;
    private final ReadOnlyObjectWrapper<Step> step = new ReadOnlyObjectWrapper<>(new Step.Open());

    /// @param running the sessions that run; asked on the FX thread
    /// @param busy whether ending this one would end some work; asked on `background`
    /// @param stopAll stops everything and waits; run on `background`
    QuitModel(
            Supplier<List<SessionInfo>> running,
            Predicate<SessionInfo> busy,
            Runnable stopAll,
            Executor background,
            Executor fx) {
        this.running = running;
        this.busy = busy;
        this.stopAll = stopAll;
        this.background = background;
        this.fx = fx;
    }

    ReadOnlyObjectProperty<Step> stepProperty() {
        return step.getReadOnlyProperty();
    }

    /// Quits, or asks first. A second wish while the question stands changes nothing.
    void request() {
        if (!(step.get() instanceof Step.Open)) {
            return;
        }
        List<SessionInfo> now = running.get();
        background.execute(() -> {
            int working = (int) now.stream().filter(busy).count();
            fx.execute(() -> {
                if (working == 0) {
                    stopAndGo();
                } else {
                    step.set(new Step.Asking(working));
                }
            });
        });
    }

    /// Answers the question.
    void answer(boolean yes) {
        if (!(step.get() instanceof Step.Asking)) {
            return;
        }
        if (yes) {
            stopAndGo();
        } else {
            step.set(new Step.Open());
        }
    }

    private void stopAndGo() {
        step.set(new Step.Stopping(running.get().size()));
        background.execute(() -> {
            stopAll.run();
            fx.execute(() -> step.set(new Step.Done()));
        });
    }
}
