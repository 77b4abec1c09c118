package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.TerminalDisplay;
import com.techsenger.jeditermfx.core.TerminalExecutorServiceManager;
import com.techsenger.jeditermfx.core.TextStyle;
import com.techsenger.jeditermfx.core.model.JediTerminal;
import com.techsenger.jeditermfx.core.model.StyleState;
import com.techsenger.jeditermfx.core.model.TerminalTextBuffer;
import com.techsenger.jeditermfx.ui.JediTermFxWidget;
import com.techsenger.jeditermfx.ui.SearchComponent;
import com.techsenger.jeditermfx.ui.TerminalPanel;
import com.techsenger.jeditermfx.ui.settings.SettingsProvider;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.jspecify.annotations.Nullable;

/// JediTerm's widget put together from the repaired parts. It gets no connector: its own keyboard, reader thread and
/// resizing never run.
final class RepairedWidget extends JediTermFxWidget {
    private @Nullable FindBar findBar;

    RepairedWidget(SettingsProvider settings) {
        super(settings);
    }

    @Override
    protected TerminalPanel createTerminalPanel(
            SettingsProvider settings, StyleState style, TerminalTextBuffer buffer) {
        return new RepairedPanel(settings, buffer, style);
    }

    @Override
    protected JediTerminal createTerminal(TerminalDisplay display, TerminalTextBuffer buffer, StyleState style) {
        return new RepairedTerminal(display, buffer, style);
    }

    @Override
    protected StyleState createDefaultStyle() {
        StyleState style = new StyleState();
        style.setDefaultStyle(
                new TextStyle(mySettingsProvider.getDefaultForeground(), mySettingsProvider.getDefaultBackground()));
        return style;
    }

    RepairedPanel panel() {
        return (RepairedPanel) myTerminalPanel;
    }

    RepairedTerminal terminal() {
        return (RepairedTerminal) myTerminal;
    }

    void lookChanged(LookSettings settings) {
        myTerminal.getStyleState().setDefaultStyle(settings.defaultColours());
        panel().lookChanged();
    }

    /// Opens the search bar, or closes it.
    void find() {
        if (findBar != null && findBar.getPane().getScene() != null) {
            findBar.hide();
        } else {
            getActions().getFirst().actionPerformed(null);
        }
    }

    @Override
    protected SearchComponent createSearchComponent() {
        findBar = new FindBar(panel());
        return findBar;
    }

    /// The original's threads are not daemons and would keep the JVM alive. These are made only if something is run,
    /// which nothing does without a connector.
    @Override
    protected TerminalExecutorServiceManager createExecutorServiceManager() {
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
                work -> Thread.ofPlatform().daemon().name("jediterm-timer").unstarted(work));
        ExecutorService pool = Executors.newCachedThreadPool(
                work -> Thread.ofPlatform().daemon().name("jediterm-work").unstarted(work));
        return new TerminalExecutorServiceManager() {
            @Override
            public ScheduledExecutorService getSingleThreadScheduledExecutor() {
                return timer;
            }

            @Override
            public ExecutorService getUnboundedExecutorService() {
                return pool;
            }

            @Override
            public void shutdownWhenAllExecuted() {
                timer.shutdown();
                pool.shutdown();
            }
        };
    }
}
