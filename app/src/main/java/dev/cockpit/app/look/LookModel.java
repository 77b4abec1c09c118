package dev.cockpit.app.look;

import dev.cockpit.widget.TerminalLook;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// Dark or light, and how large the terminal's text is. FX thread only.
public final class LookModel {
    /// What the person chose.
    public enum Choice {
        /// As the system.
        SYSTEM,
        /// Always dark.
        DARK,
        /// Always light.
        LIGHT;

        /// The choice with this name, in any case; [#SYSTEM] for everything else.
        public static Choice of(String name) {
            return name.equalsIgnoreCase("dark") ? DARK : name.equalsIgnoreCase("light") ? LIGHT : SYSTEM;
        }
    }

    private final ObjectProperty<Choice> choice = new SimpleObjectProperty<>(Choice.SYSTEM);
    private final BooleanProperty systemDark = new SimpleBooleanProperty(true);
    private final double usualSize;
    private final DoubleProperty fontSize;
    private final ObservableValue<Boolean> dark;
    private final ObservableValue<TerminalLook> terminal;

    /// @param fontFamily the terminal's font; empty for the platform's default
    /// @param usualSize the text size that [#resetZoom] returns to, in points
    public LookModel(String fontFamily, double usualSize) {
        this.usualSize = usualSize;
        this.fontSize = new SimpleDoubleProperty(usualSize);
        dark = Bindings.createObjectBinding(
                () -> choice.get() == Choice.DARK || (choice.get() == Choice.SYSTEM && systemDark.get()),
                choice,
                systemDark);
        terminal = Bindings.createObjectBinding(
                () -> new TerminalLook(fontFamily, fontSize.get(), dark.getValue()), fontSize, dark);
    }

    /// What the person chose.
    public ObjectProperty<Choice> choiceProperty() {
        return choice;
    }

    /// What the system wants; the window keeps it up to date.
    public BooleanProperty systemDarkProperty() {
        return systemDark;
    }

    /// What is in force.
    public ObservableValue<Boolean> darkProperty() {
        return dark;
    }

    /// Font and colours for every terminal.
    public ObservableValue<TerminalLook> terminalProperty() {
        return terminal;
    }

    /// The terminal's text size in points.
    public DoubleProperty fontSizeProperty() {
        return fontSize;
    }

    /// One step larger (1) or smaller (-1), within the terminal's limits.
    public void zoom(int steps) {
        fontSize.set(terminal.getValue().withFontSize(fontSize.get() + steps).fontSize());
    }

    /// Back to the usual size.
    public void resetZoom() {
        fontSize.set(usualSize);
    }

    /// System, dark, light and round again.
    public void nextChoice() {
        choice.set(
                switch (choice.get()) {
                    case SYSTEM -> Choice.DARK;
                    case DARK -> Choice.LIGHT;
                    case LIGHT -> Choice.SYSTEM;
                });
    }
}
