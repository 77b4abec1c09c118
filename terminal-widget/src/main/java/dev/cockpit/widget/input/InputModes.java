package dev.cockpit.widget.input;

/// Everything the child asked of input. Immutable; an engine replaces it whole.
///
/// @param keys the keyboard
/// @param mouse the pointer
/// @param bracketedPaste mode 2004: pastes are wrapped in `CSI 200 ~` and `CSI 201 ~`
/// @param focusReports mode 1004: coming and going of the focus is told as `CSI I` and `CSI O`
public record InputModes(KeyModes keys, MouseModes mouse, boolean bracketedPaste, boolean focusReports) {
    /// A terminal that was just switched on.
    public static final InputModes INITIAL = new InputModes(KeyModes.INITIAL, MouseModes.INITIAL, false, false);
}
